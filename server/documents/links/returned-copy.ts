import { LIMITS } from "@/contracts/limits";
import { type ResumeData, resumeDataInputSchema } from "@/contracts/model/resume/data";
import type { AnonymousMerge } from "@/contracts/model/share-link";
import { isArchive } from "@/domain/imports/archive";
import { alignItems } from "@/domain/share-links/anonymous/align-items";
import { type CopyMark, markOfWord } from "@/domain/share-links/anonymous/copy-mark";
import { editedLines } from "@/domain/share-links/anonymous/edited-lines";
import { incomingData } from "@/server/documents/resumes/parse-incoming";
import { runTask } from "@/server/documents/tasks/run-task";
import { PdfTimedOut, PdfUnreadable, readFileSafely } from "@/server/platform/adapters/pdf-reader/pdf-reader";
import { failure } from "@/server/platform/errors";

type EditedCopy = { edited: ResumeData; left: AnonymousMerge["left"] };

/** A copy that came back. `editedOf` makes the copy with its changes, of the copy as it is now. */
export type ReturnedCopy = { mark: CopyMark | null; name: string; editedOf: (copy: ResumeData) => Promise<EditedCopy> };

type Input = { data?: unknown; file?: File | undefined };

/** Reads a copy that came back: its data, or a file with JSON or a Word document. Throws BAD_REQUEST. */
export async function readReturnedCopy({ data, file }: Input): Promise<ReturnedCopy> {
  if ((data === undefined) === (file === undefined)) throw failure("BAD_REQUEST", { message: "Send either `data` or `file`." });
  if (!file) return returnedData(data);
  const bytes = new Uint8Array(await file.arrayBuffer());
  return isArchive(bytes) ? returnedWord(bytes) : returnedData(jsonOf(bytes));
}

function jsonOf(bytes: Uint8Array): unknown {
  try {
    return resumeDataInputSchema.parse(JSON.parse(new TextDecoder().decode(bytes)));
  } catch (cause) {
    throw failure("BAD_REQUEST", { message: "This file is neither the JSON of a resume nor a Word document.", cause });
  }
}

async function returnedData(data: unknown): Promise<ReturnedCopy> {
  const edited = await incomingData(data);
  return { mark: null, name: edited.basics.name, editedOf: async (copy) => ({ edited: alignItems(copy, edited), left: [] }) };
}

async function returnedWord(bytes: Uint8Array): Promise<ReturnedCopy> {
  const { paragraphs, data } = await readWord(bytes);
  return {
    mark: markOfWord(bytes),
    name: data.basics.name,
    editedOf: async (copy) => {
      const changed = editedLines(copy, await runTask("wordLines", { data: copy }), paragraphs);
      if (!changed)
        throw failure("BAD_REQUEST", { message: "This file has too little in common with the resume. Nothing was changed." });
      return { ...changed, edited: await incomingData(changed.edited) };
    },
  };
}

/** Files of others are read in a separate process: they may be crafted. */
async function readWord(bytes: Uint8Array) {
  const result = await readFileSafely(bytes, "WORD", LIMITS.importTimeoutMs).catch((error: unknown) => {
    if (error instanceof PdfTimedOut || error instanceof PdfUnreadable) return null;
    throw error;
  });
  if (!result?.ok) throw failure("BAD_REQUEST", { message: "This file cannot be read as a Word document. Nothing was changed." });
  return result.reading;
}
