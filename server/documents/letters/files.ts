import type { InferContractRouterInputs } from "@orpc/contract";
import type { contract } from "@/contracts/index";
import type { Fit } from "@/contracts/model/fit";
import type { LetterState } from "@/contracts/model/letter";
import { letterToMarkdown, letterToPlainText } from "@/domain/exports/letter";
import { exportLetterDocument } from "@/domain/letters/document";
import { db } from "@/server/db/sql";
import { ownFamiliesFor } from "@/server/fonts/service";
import { exportFile, type FileContent } from "@/server/rendering/exports/export-file";
import { fitOnPaper } from "@/server/rendering/fit";
import { letterJob, letterPdfBytes } from "@/server/rendering/letter-paper";
import { pagePicture } from "@/server/rendering/printed-bytes";
import type { FitWish } from "@/typeset/fit/fit";
import { prepareLetter } from "@/typeset/letters/prepare-letter";
import { readLetterRow } from "./change";
import { stateOf } from "./rows";

type Format = InferContractRouterInputs<typeof contract>["coverLetters"]["exportFile"]["format"];

const WRITERS: Record<Format, (letter: LetterState, ownerId: string, page: number) => Promise<FileContent> | FileContent> = {
  pdf: (letter, ownerId) => letterPdfBytes(letter, ownerId),
  // Writing Word files takes a large library, loaded by those who ask for one.
  docx: async (letter) => (await import("@/server/rendering/exports/word/letter")).letterToWord(letter),
  md: letterToMarkdown,
  txt: letterToPlainText,
  json: (letter) => JSON.stringify(exportLetterDocument(letter), null, 2),
  png: async (letter, ownerId, page) => pagePicture(await letterJob(letter, ownerId), page),
};

/** The owner's letter as a file. Throws NOT_FOUND for a page that it does not have. */
export async function exportLetterFile(ownerId: string, id: string, format: Format, page: number): Promise<File> {
  const letter = stateOf(await readLetterRow(db, ownerId, id));
  return exportFile(letter.name, format, await WRITERS[format](letter, ownerId, page));
}

/** How the letter could come out on the wished pages; nothing is saved. */
export async function fitOwnLetter(ownerId: string, { id, ...wish }: { id: string } & FitWish): Promise<Fit> {
  const letter = stateOf(await readLetterRow(db, ownerId, id));
  const { style } = letter;
  const ownFamilies = await ownFamiliesFor(ownerId, style.metadata.typography);
  return fitOnPaper(style.metadata, wish, 1, (design) =>
    prepareLetter({ ...letter, style: { ...style, metadata: { ...style.metadata, ...design } } }, { preview: true, ownFamilies }),
  );
}
