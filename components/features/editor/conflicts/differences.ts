import { sameText } from "@/components/features/editor/saving/same-text";

/** One place in which two documents differ: its path and what each side has there, as text. */
export type Difference = { path: string; mine: string; stored: string };

/**
 * The differing leaves of two documents, with list entries identified by `id`. At most `limit` places, so that even entirely
 * different documents stay readable.
 */
export function differences(mine: unknown, stored: unknown, limit: number, path = ""): Difference[] {
  if (sameText(mine, stored)) return [];
  const [left, right] = [childrenOf(mine), childrenOf(stored)];
  if (!left || !right) return [{ path, mine: textOf(mine), stored: textOf(stored) }];
  const found: Difference[] = [];
  for (const key of new Set([...left.keys(), ...right.keys()])) {
    if (found.length >= limit) break;
    const child = path === "" ? key : `${path}/${key}`;
    found.push(...differences(left.get(key), right.get(key), limit - found.length, child));
  }
  // Only the order of a list's entries differs, or a derived text.
  return found.length > 0 ? found : [{ path, mine: textOf(mine), stored: textOf(stored) }];
}

function childrenOf(value: unknown): Map<string, unknown> | null {
  if (Array.isArray(value)) {
    const keyed = value.every((entry) => typeof entry === "object" && entry !== null && "id" in entry);
    return new Map(value.map((entry, index) => [keyed ? String(entry.id) : String(index), entry]));
  }
  return typeof value === "object" && value !== null ? new Map(Object.entries(value)) : null;
}

function textOf(value: unknown): string {
  if (value === undefined || value === null) return "";
  const text = typeof value === "string" ? value : JSON.stringify(value);
  const plain = text
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  return plain.length > 160 ? `${plain.slice(0, 159)}…` : plain;
}
