import { type LetterDocumentInput, letterDocumentInputSchema } from "@/contracts/model/letter";

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
