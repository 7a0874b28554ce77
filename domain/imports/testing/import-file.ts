import type { ImportFormat } from "@/contracts/imports/formats";
import type { ResumeData } from "@/contracts/model/resume/data";
import type { NewId } from "@/domain/imports/draft";
import { readFile } from "@/domain/imports/read-file";
import { nameOfImport } from "@/domain/names";

/** What is stored of a file in a test, without the reasons of refusals. */
export function importFile(
  format: ImportFormat,
  bytes: Uint8Array,
  newId: NewId,
): { ok: true; data: ResumeData; name: string } | { ok: false } {
  const result = readFile(bytes, format, newId);
  return result.ok ? { ok: true, data: result.reading.data, name: nameOfImport(result.reading.data) } : { ok: false };
}
