import type { ResumeData } from "@/contracts/model/resume/data";
import type { NewId } from "@/domain/imports/draft";
import { importJsonResume } from "@/domain/imports/json-resume";
import { importNetworkArchive } from "@/domain/imports/network-archive";
import { importOwnFormat } from "@/domain/imports/own-format";
import { importVersionFour } from "@/domain/imports/version-four";
import { nameOfImport } from "@/domain/names";

export type ImportResult = { ok: true; data: ResumeData; name: string } | { ok: false };

type JsonFormat = "REACTIVE_RESUME" | "REACTIVE_RESUME_V4" | "JSON_RESUME";

const JSON_IMPORTS: Record<JsonFormat, (value: unknown, newId: NewId) => ResumeData | undefined> = {
  REACTIVE_RESUME: importOwnFormat,
  REACTIVE_RESUME_V4: importVersionFour,
  JSON_RESUME: importJsonResume,
};

/**
 * Reads a resume from the bytes of a file (interface-details 3.11). The data is ready to store; letters in it are still sections.
 * For PDFs see `readPdfFile`.
 */
export function importFile(format: JsonFormat | "LINKEDIN", bytes: Uint8Array, newId: NewId): ImportResult {
  if (format === "LINKEDIN") return resultOf(importNetworkArchive(bytes, newId));
  const value = parseJson(bytes);
  return resultOf(value === undefined ? undefined : JSON_IMPORTS[format](value, newId));
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
