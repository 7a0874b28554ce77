import type { ImportFormat } from "@/contracts/import-formats";
import { LIMITS } from "@/contracts/limits";
import { type ImportResult, importFile, importPdf } from "@/domain/imports/import-file";
import { PdfTimedOut, PdfUnreadable, readPdfSafely } from "@/server/adapters/pdf-reader/pdf-reader";
import type { PrismaClient } from "@/server/db/generated/client";
import { failure } from "@/server/errors";
import { newId } from "@/server/ids";
import { importResume } from "./service";

type FileInput = { file: File; format: ImportFormat };

/** Creates a resume from a file. Throws BAD_REQUEST if the file does not have the selected format. */
export async function importResumeFile(db: PrismaClient, ownerId: string, { file, format }: FileInput): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const read = format === "PDF" ? await readPdf(bytes) : importFile(format, bytes, newId);
  if (!read.ok)
    throw failure("BAD_REQUEST", {
      message: read.isDataDamaged
        ? "This PDF carries the data of a resume, but the data is damaged. Save it again as a plain PDF to import its text."
        : "The file is not a valid resume in the selected format.",
    });
  return importResume(db, ownerId, read.data);
}

async function readPdf(bytes: Uint8Array): Promise<ImportResult> {
  try {
    const { layout, embedded } = await readPdfSafely(bytes, LIMITS.pdfCheck.timeoutMs);
    return importPdf(layout, newId, embedded);
  } catch (error) {
    // A damaged, encrypted or foreign file: the reader's own reasons would not help a person.
    if (error instanceof PdfUnreadable || error instanceof PdfTimedOut) return { ok: false };
    throw error;
  }
}
