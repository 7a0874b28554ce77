/** Whether two JSON values are equal. A key with undefined counts as absent. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one) || Array.isArray(other)) {
    if (!Array.isArray(one) || !Array.isArray(other) || one.length !== other.length) return false;
    return one.every((entry, index) => isSame(entry, other[index]));
  }
  if (!isRecord(one) || !isRecord(other)) return false;
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((key) => isSame(one[key], other[key]));
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A list of entries with unique ids. */
export type Entries = readonly { id: string }[];

export function isEntries(value: unknown): value is Entries {
  if (!Array.isArray(value)) return false;
  const ids = value.map((entry) => (isRecord(entry) ? entry.id : undefined));
  return ids.every((id) => typeof id === "string" && id !== "") && new Set(ids).size === ids.length;
}
