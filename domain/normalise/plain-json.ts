import { isRecord } from "@/domain/is-record";

/** Maximum nesting of JSON; resume data itself needs nine levels. */
const MAX_DEPTH = 40;

/**
 * JSON without anything that cannot be stored or printed: NUL and other control characters, lone surrogates, `__proto__` keys,
 * and values nested deeper than 40 levels. Unchanged parts keep their identity.
 */
export function plainJson(value: unknown, depth = 0): unknown {
  if (typeof value === "string") return plainText(value);
  if (typeof value !== "object" || value === null) return value;
  if (depth >= MAX_DEPTH) return null;
  if (Array.isArray(value)) {
    const entries = value.map((entry) => plainJson(entry, depth + 1));
    return entries.every((entry, index) => entry === value[index]) ? value : entries;
  }
  return isRecord(value) ? plainRecord(value, depth) : value;
}

function plainRecord(value: Record<string, unknown>, depth: number): Record<string, unknown> {
  let changed = false;
  const entries: [string, unknown][] = [];
  for (const [key, field] of Object.entries(value)) {
    const plainKey = plainText(key);
    const plain = plainJson(field, depth + 1);
    changed ||= plainKey !== key || plain !== field || key === "__proto__";
    if (plainKey !== "__proto__") entries.push([plainKey, plain]);
  }
  return changed ? Object.fromEntries(entries) : value;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to remove; tab and line ends stay.
const UNPRINTABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\p{Surrogate}]/gu;

/** Text without control characters and lone surrogates. */
export const plainText = (text: string): string => text.replaceAll(UNPRINTABLE, "");
