/** The selected documents by key, and the one where a range starts. */
export type Selection = { keys: ReadonlySet<string>; anchor: string | null };

export const NOTHING_SELECTED: Selection = { keys: new Set(), anchor: null };

/**
 * Selects or deselects a document. With `isRange` everything from the last clicked document to this one is selected, in the
 * displayed order.
 */
export function toggled({ keys, anchor }: Selection, key: string, isRange: boolean, order: readonly string[]): Selection {
  const next = new Set(keys);
  const from = anchor === null ? -1 : order.indexOf(anchor);
  const to = order.indexOf(key);
  if (isRange && from >= 0 && to >= 0) {
    for (const each of order.slice(Math.min(from, to), Math.max(from, to) + 1)) next.add(each);
    return { keys: next, anchor };
  }
  if (!next.delete(key)) next.add(key);
  return { keys: next, anchor: key };
}
