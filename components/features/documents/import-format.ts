import type { FileFormat } from "@/contracts/import-formats";
import { type LetterDocumentInput, letterDocumentInputSchema } from "@/contracts/model/letter";
import { recognise } from "@/domain/imports/recognise";

/** What a file is, from its content; the server looks again. A file that cannot be read is sent too, so that its refusal says why. */
export function importFormat(bytes: Uint8Array): FileFormat | null {
  const recognised = recognise(bytes);
  return "format" in recognised ? recognised.format : null;
}

/** The letter in an exported letter document; null for other files. */
export function letterDocumentOf(bytes: Uint8Array): LetterDocumentInput | null {
  const root = record(jsonOf(bytes));
  if (!root || typeof root.content !== "string" || !record(root.style)) return null;
  return letterDocumentInputSchema.safeParse(root).data ?? null;
}

function jsonOf(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8").decode(bytes));
  } catch {
    return null;
  }
}

const record = (value: unknown): Record<string, unknown> | null =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : null;
