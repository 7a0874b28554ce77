import { LIMITS } from "@/contracts/limits";
import type { DocumentEntry } from "@/contracts/model/document";

/** Tags to add to (true) or remove from (false) all selected documents. Other tags stay as they are. */
export type TagChanges = ReadonlyMap<string, boolean>;

/** A document's tags after the changes: existing ones in order, then new ones, up to the maximum. */
export function changedTags(tags: readonly string[], changes: TagChanges): string[] {
  const remaining = tags.filter((tag) => changes.get(tag) !== false);
  const added = [...changes].filter(([tag, isRequested]) => isRequested && !tags.includes(tag)).map(([tag]) => tag);
  return [...remaining, ...added].slice(0, LIMITS.tags.max);
}

/** Every tag in use with the number of documents that have it, in alphabetical order. */
export function countTags(entries: readonly Pick<DocumentEntry, "tags">[]): { tag: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { tags } of entries) for (const tag of tags) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts].map(([tag, count]) => ({ tag, count })).sort((a, b) => a.tag.localeCompare(b.tag));
}
