/** Values of third-party JSON, read defensively: unexpected values count as absent. */
export type Json = Record<string, unknown>;

export const objectOf = (value: unknown): Json | undefined =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Json) : undefined;

export const listOf = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];

/** Text, or a number as text. */
export const textOf = (value: unknown): string =>
  typeof value === "string" ? value.trim() : typeof value === "number" && Number.isFinite(value) ? String(value) : "";

/** Parts of an address or a list of words, each once. */
export const joined = (parts: readonly unknown[], between = ", "): string =>
  [...new Set(parts.map(textOf).filter((part) => part !== ""))].join(between);
