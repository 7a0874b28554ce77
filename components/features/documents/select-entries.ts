import type { DocumentEntry, DocumentFound } from "@/contracts/model/document";

export type Kind = "all" | "resume" | "letter" | "trash";
export type Sort = "edited" | "name" | "created";
export type Status = "any" | "shared" | "locked";

/**
 * A document in the library: its entry, for shared resumes the address, and during a search the line of its text that was found, with
 * the words in it.
 */
export type LibraryEntry = DocumentEntry & {
  sharedAs: string | null;
  /** Of a resume that there is in several languages. */
  languages?: { own: string; others: string[] } | null;
  found?: { line: string; words: readonly string[] };
};

/** What the server found in texts: lines by `keyOf`; null where the name alone has the words. */
export type FoundLines = ReadonlyMap<string, string | null>;

const NOTHING: FoundLines = new Map();

export const linesOf = (found: readonly DocumentFound[] | undefined): FoundLines =>
  found ? new Map(found.map((each) => [keyOf(each), each.line])) : NOTHING;

export type Wish = { kind: Kind; query: string; sort: Sort; status: Status; tags: readonly string[] };

export const keyOf = ({ type, id }: Pick<DocumentEntry, "type" | "id">) => `${type}:${id}`;

/**
 * The filtered and sorted documents. Every word of the query must occur in the name or in a tag, or the document must be among those
 * found by their text; every selected tag must be present.
 */
export function selectEntries(entries: readonly LibraryEntry[], wish: Wish, found: FoundLines = NOTHING): LibraryEntry[] {
  const words = wish.query.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const matches = (entry: LibraryEntry) => {
    const text = [entry.name, ...entry.tags].join(" ").toLocaleLowerCase();
    const isNamed = words.every((word) => text.includes(word));
    return (isNamed || found.has(keyOf(entry))) && wish.tags.every((tag) => entry.tags.includes(tag));
  };
  const isOfKind = (entry: LibraryEntry) => wish.kind === "all" || wish.kind === "trash" || entry.type === wish.kind;
  const withLine = (entry: LibraryEntry): LibraryEntry => {
    const line = found.get(keyOf(entry));
    return line ? { ...entry, found: { line, words } } : entry;
  };
  return entries
    .filter((entry) => isOfKind(entry) && hasStatus(entry, wish.status) && matches(entry))
    .map(withLine)
    .sort(ORDERS[wish.sort]);
}

export function hasStatus(entry: LibraryEntry, status: Status): boolean {
  if (status === "any") return true;
  return status === "shared" ? entry.sharedAs !== null : entry.isLocked;
}

const names = new Intl.Collator(undefined, { numeric: true });
/** Times are ISO 8601 in UTC, so they sort as text. */
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

const ORDERS: Record<Sort, (a: DocumentEntry, b: DocumentEntry) => number> = {
  edited: (a, b) => compare(b.trashedAt ?? b.updatedAt, a.trashedAt ?? a.updatedAt),
  name: (a, b) => names.compare(a.name, b.name),
  created: (a, b) => compare(a.createdAt, b.createdAt),
};
