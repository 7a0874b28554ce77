import { strFromU8, unzipSync } from "fflate";
import type { ImportFormat } from "@/contracts/import-formats";
import { type LetterDocumentInput, letterDocumentInputSchema } from "@/contracts/model/letter";

/**
 * The format of a resume file, from its first bytes and, for JSON, from its shape; null if unknown. The server validates the file
 * itself; this only saves the person a question.
 */
export function importFormat(bytes: Uint8Array): ImportFormat | null {
  const start = strFromU8(bytes.subarray(0, 5), true);
  if (start === "%PDF-") return "PDF";
  if (start.startsWith("PK")) return isProfileArchive(bytes) ? "LINKEDIN" : null;
  return jsonFormat(bytes);
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

function jsonFormat(bytes: Uint8Array): ImportFormat | null {
  const root = record(jsonOf(bytes));
  if (!root) return null;
  const data = record(root.data) ?? root;
  const metadata = record(data.metadata);
  if (metadata && record(data.sections)) {
    // Version 4 stored the layout as nested lists; later ones have pages of columns.
    return Array.isArray(metadata.layout) ? "REACTIVE_RESUME_V4" : "REACTIVE_RESUME";
  }
  // An account export contains a list of resumes.
  if (Array.isArray(root.resumes)) return "REACTIVE_RESUME";
  return record(root.basics) || Array.isArray(root.work) ? "JSON_RESUME" : null;
}

function isProfileArchive(bytes: Uint8Array): boolean {
  const names: string[] = [];
  try {
    // Reads only names; nothing is unpacked.
    unzipSync(bytes, {
      filter: ({ name }) => {
        names.push(name.toLowerCase());
        return false;
      },
    });
  } catch {
    return false;
  }
  return names.some((name) => /(^|\/)(profile|positions|education)\.csv$/.test(name));
}

const record = (value: unknown): Record<string, unknown> | null =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : null;
