/** Which documents are chosen, by key, and the one from which a range is counted. */
export type Selection = { keys: ReadonlySet<string>; anchor: string | null };

export const NOTHING_SELECTED: Selection = { keys: new Set(), anchor: null };

/**
 * Chooses a document, or lets go of it. With `isRange` everything from the last one that was pressed up to this one is chosen, in
 * the order in which the documents are shown.
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
