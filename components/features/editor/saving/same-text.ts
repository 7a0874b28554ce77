/** Keys that the server derives from others on every save, so their differences do not count. */
const DERIVED = new Set(["period", "date"]);

/**
 * Whether two documents say the same. Fields that are missing, null, or rewritten by the server from others make no difference.
 * Distinguishes a lost response from a real conflict; when in doubt, texts are different.
 */
export function sameText(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a === "string" && typeof b === "string") return written(a) === written(b);
  if (a === null || a === undefined) return b === null || b === undefined;
  if (Array.isArray(a)) return Array.isArray(b) && a.length === b.length && a.every((entry, index) => sameText(entry, b[index]));
  if (!isRecord(a) || !isRecord(b)) return false;
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...keys].every(
    (key) => (DERIVED.has(key) && typeof a[key] === "string" && typeof b[key] === "string") || sameText(a[key], b[key]),
  );
}

/** Browsers write a no-break space as an entity, the server as the character. */
const written = (text: string): string => text.replaceAll("&nbsp;", "\u00a0");

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
