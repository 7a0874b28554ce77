import { LIMITS } from "@/contracts/limits";
import type { PdfCheckReport } from "@/contracts/model/pdf-check-report";
import { checkPdf } from "@/domain/pdf-check/check-pdf";
import { hasPdfSignature, type ReadPdf } from "@/domain/pdf-check/read-pdf";
import { checkPdfSafely, PdfTimedOut, PdfUnreadable } from "@/server/platform/adapters/pdf-reader/pdf-reader";
import type { Db } from "@/server/platform/db/client";
import { failure } from "@/server/platform/errors";
import { resumePdf } from "./resume-pdf";

/** Reports how software reads the PDF of the owner's resume. */
export async function checkOwnPdf(db: Db, ownerId: string, id: string): Promise<PdfCheckReport> {
  return checkSentPdf(await resumePdf(db, ownerId, id), undefined);
}

/** Reports how software reads an uploaded PDF, which is not stored. Throws BAD_REQUEST if it cannot be read. */
export async function checkSentPdf(file: File, jobDescription: string | undefined): Promise<PdfCheckReport> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const known = { name: file.name, bytes: bytes.length, hasSignature: hasPdfSignature(bytes) };
  try {
    return await checkPdfSafely(bytes, { name: file.name, jobDescription }, LIMITS.pdfCheck.timeoutMs);
  } catch (error) {
    if (error instanceof PdfTimedOut) throw failure("BAD_REQUEST", { message: "Reading this PDF took longer than 45 seconds." });
    if (!(error instanceof PdfUnreadable)) throw error;
    // A password-protected file is still a PDF, and the report names the problem.
    if (error.problem === "PasswordException") return checkPdf({ ...known, ...UNREAD, encrypted: true }, jobDescription);
    throw failure("BAD_REQUEST", { message: "This file could not be read as a PDF.", cause: error });
  }
}

const UNREAD: Omit<ReadPdf, "name" | "bytes" | "hasSignature" | "encrypted"> = {
  pages: 0,
  title: null,
  language: null,
  xfa: false,
  lines: [],
  layout: [],
  objects: null,
};
