import type { ResumeData } from "@/contracts/model/resume/data";
import type { NewId } from "@/domain/imports/draft";
import { importJsonResume } from "@/domain/imports/json-resume";
import { importNetworkArchive } from "@/domain/imports/network-archive";
import { importOwnFormat } from "@/domain/imports/own-format";
import { importPdfText, type PdfTextLine } from "@/domain/imports/pdf-text";
import { readEmbeddedResume } from "@/domain/imports/read-embedded-resume";
import { importVersionFour } from "@/domain/imports/version-four";
import { nameOfImport } from "@/domain/names";

export type ImportResult =
  | { ok: true; data: ResumeData; name: string }
  /** `isDataDamaged`: a PDF contains a resume's data, but the data cannot be read. */
  | { ok: false; isDataDamaged?: true };

type JsonFormat = "REACTIVE_RESUME" | "REACTIVE_RESUME_V4" | "JSON_RESUME";

const JSON_IMPORTS: Record<JsonFormat, (value: unknown, newId: NewId) => ResumeData | undefined> = {
  REACTIVE_RESUME: importOwnFormat,
  REACTIVE_RESUME_V4: importVersionFour,
  JSON_RESUME: importJsonResume,
};

/**
 * Reads a resume from the bytes of a file (interface-details 3.11). The data is ready to store; letters in it are still sections.
 * For PDFs see `importPdf`.
 */
export function importFile(format: JsonFormat | "LINKEDIN", bytes: Uint8Array, newId: NewId): ImportResult {
  if (format === "LINKEDIN") return resultOf(importNetworkArchive(bytes, newId));
  const value = parseJson(bytes);
  return resultOf(value === undefined ? undefined : JSON_IMPORTS[format](value, newId));
}

/**
 * Reads a resume from a PDF: from its embedded data (`embedded`, the attachment's text), else from the lines of its text layer.
 * Not ok if there is hardly any text, or if the data is damaged, because the text would restore less than the file promises.
 */
export function importPdf(lines: readonly PdfTextLine[], newId: NewId, embedded: string | null = null): ImportResult {
  if (embedded === null) return resultOf(importPdfText(lines, newId));
  const data = readEmbeddedResume(embedded);
  return data ? resultOf(data) : { ok: false, isDataDamaged: true };
}

const resultOf = (data: ResumeData | undefined): ImportResult =>
  data ? { ok: true, data, name: nameOfImport(data) } : { ok: false };

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}
