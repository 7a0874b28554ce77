import type { ImportFormat } from "@/contracts/imports/formats";
import type { PdfCheckReport } from "@/contracts/model/pdf-check-report";
import type { ReadingResult } from "@/domain/imports/reading";
import { type PdfContent, type PdfExtent, readPdf } from "@/server/platform/adapters/pdf-reader/read-pdf";
import { newId } from "@/server/platform/ids";

/**
 * The jobs of a reader process: the content of a PDF; the resume in a PDF of at most so many pages, or in a file of another
 * format; or a report on a PDF. The lines of a crafted page can take as long to understand as the file to open, so both happen there.
 */
export type ReaderJob = { bytes: Uint8Array } & (
  | { kind: "content"; extent: PdfExtent | undefined }
  | { kind: "pdf-resume"; maxPages: number }
  | { kind: "resume"; format: ImportFormat }
  | { kind: "check"; name: string; jobDescription: string | undefined }
);

/** Rules are loaded when they are needed, so that others do not wait for them. */
export async function readJob(job: ReaderJob): Promise<PdfContent | ReadingResult | PdfCheckReport> {
  if (job.kind === "content") return readPdf(job.bytes, job.extent);
  if (job.kind === "pdf-resume") return readPdfResume(job.bytes, job.maxPages);
  if (job.kind === "check") return checkFile(job);
  const { readFile } = await import("@/domain/imports/read-file");
  return readFile(job.bytes, job.format, newId);
}

async function readPdfResume(bytes: Uint8Array, maxPages: number): Promise<ReadingResult> {
  const content = await readPdf(bytes, { maxPages, isWhole: true });
  if (content.embedded === null && content.pages > maxPages) return { ok: false, reason: "too-many-pages", recognised: "a PDF" };
  const { readPdfFile } = await import("@/domain/imports/pdf/read-pdf-file");
  return readPdfFile(content, newId);
}

async function checkFile({ bytes, name, jobDescription }: Extract<ReaderJob, { kind: "check" }>): Promise<PdfCheckReport> {
  // The reader takes the bytes with it.
  const copy = bytes.slice();
  const content = await readPdf(bytes);
  const { checkPdf } = await import("@/domain/pdf-check/check-pdf");
  const { hasPdfSignature, textOf } = await import("@/domain/pdf-check/read-pdf");
  const { needsObjects } = await import("@/domain/pdf-check/rules");
  const file = { name, bytes: copy.length, hasSignature: hasPdfSignature(copy), encrypted: false };
  const read = { ...content, ...file, objects: null };
  // Most files are understood from their pages alone.
  if (!needsObjects(read, textOf(read))) return checkPdf(read, jobDescription);
  const { readFileObjects } = await import("@/server/platform/adapters/pdf-reader/file-objects");
  return checkPdf({ ...read, objects: await readFileObjects(copy) }, jobDescription);
}
