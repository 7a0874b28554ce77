import { importFile } from "@/domain/imports/import-file";
import { failure } from "@/server/errors";
import { importResume } from "./service";

type FileInput = { file: File; format: "REACTIVE_RESUME" | "REACTIVE_RESUME_V4" | "JSON_RESUME" | "LINKEDIN" | "PDF" };

/** Makes a resume from a file. Throws BAD_REQUEST when the file is not what its format says. */
export async function importResumeFile(ownerId: string, { file, format }: FileInput): Promise<string> {
  const read = importFile(format, new Uint8Array(await file.arrayBuffer()));
  if (!read.ok) throw failure("BAD_REQUEST", { message: "The file is not a valid resume in the selected format." });
  return importResume(ownerId, read.data);
}
