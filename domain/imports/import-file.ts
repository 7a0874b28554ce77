import type { ResumeData } from "@/contracts/model/resume/data";
import type { NewId } from "@/domain/imports/draft";
import { importJsonResume } from "@/domain/imports/json-resume";
import { placeMissingSections } from "@/domain/imports/layout";
import { importNetworkArchive } from "@/domain/imports/network-archive";
import { importOwnFormat } from "@/domain/imports/own-format";
import type { PdfPage } from "@/domain/imports/pdf/page";
import { type ReadResume, readPdfResume } from "@/domain/imports/pdf/read-resume";
import { readEmbeddedResume } from "@/domain/imports/read-embedded-resume";
import { importVersionFour } from "@/domain/imports/version-four";
import { nameOfImport } from "@/domain/names";
import { saveResumeData } from "@/domain/normalise/save";
import { plainToRichText } from "@/domain/rich-text/from-plain";

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
 * Reads a resume from a PDF: from its embedded data (`embedded`, the attachment's text), else from what stands on its pages. Not ok if
 * there is hardly any text, or if the data is damaged, because the text would restore less than the file promises.
 */
export function importPdf(pages: readonly PdfPage[], newId: NewId, embedded: string | null = null): ImportResult {
  if (embedded === null) return resultOf(withUnplaced(readPdfResume(pages, newId), newId));
  const data = readEmbeddedResume(embedded);
  return data ? resultOf(data) : { ok: false, isDataDamaged: true };
}

/** Texts that found no place are a section at the end, so that nothing of the file is lost. Headers and page numbers are not. */
function withUnplaced(read: ReadResume | undefined, newId: NewId): ResumeData | undefined {
  if (!read) return undefined;
  const texts = read.unplaced.filter((each) => !each.isFurniture).map((each) => each.text);
  if (texts.length === 0) return read.data;
  const section = { ...read.data.summary, id: newId(), type: "summary" as const, title: "Other" };
  const { content: _content, ...fields } = section;
  const items = [{ id: newId(), hidden: false, content: plainToRichText(texts.join("\n")) }];
  return placeMissingSections(
    saveResumeData({ ...read.data, customSections: [...read.data.customSections, { ...fields, items }] }),
  );
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
