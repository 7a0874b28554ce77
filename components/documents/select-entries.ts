import type { DocumentEntry } from "@/contracts/model/document";

export type Kind = "all" | "resume" | "letter" | "trash";
export type Sort = "edited" | "name" | "created";

type Wish = { kind: Kind; query: string; sort: Sort };

/** The documents a person wants to see, in the order they want. Every word of the query must occur in the name or in a tag. */
export function selectEntries(entries: readonly DocumentEntry[], { kind, query, sort }: Wish): DocumentEntry[] {
  const words = query.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const matches = (entry: DocumentEntry) => {
    const text = [entry.name, ...entry.tags].join(" ").toLocaleLowerCase();
    return words.every((word) => text.includes(word));
  };
  const isOfKind = (entry: DocumentEntry) => kind === "all" || kind === "trash" || entry.type === kind;
  return entries.filter((entry) => isOfKind(entry) && matches(entry)).sort(ORDERS[sort]);
}

const ORDERS: Record<Sort, (a: DocumentEntry, b: DocumentEntry) => number> = {
  edited: (a, b) => (b.trashedAt ?? b.updatedAt).localeCompare(a.trashedAt ?? a.updatedAt),
  name: (a, b) => a.name.localeCompare(b.name, undefined, { numeric: true }),
  created: (a, b) => a.createdAt.localeCompare(b.createdAt),
};

/** Whole days until a document in Trash is removed for good; 0 on the last day. */
export function daysLeft(trashedAt: string, now: number, retentionDays = 30): number {
  const passed = (now - Date.parse(trashedAt)) / 86_400_000;
  return Math.max(0, Math.ceil(retentionDays - passed));
}
