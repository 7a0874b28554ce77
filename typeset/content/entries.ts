import type { ResumeData } from "@/contracts/model/resume/data";
import type { SectionKey } from "@/contracts/model/resume/sections/forms";
import type { DateStyle } from "@/domain/dates/print";
import { printBySection } from "@/sections/generated/print";
import type { Entry, PrintItem } from "@/typeset/content/entry";

/** The sections whose items print as entries. */
export type EntryType = SectionKey;
type Item<Key extends EntryType> = ResumeData["sections"][Key]["items"][number];

const PRINTS: { [Key in EntryType]: PrintItem<Item<Key>> } = printBySection;

/** An item with more characters, or with running text, may be split across two pages. */
const SHORT_ITEM = 160;

const isShort = (entry: Omit<Entry, "short">): boolean => {
  const parts = [
    ...entry.lead,
    ...entry.side,
    ...entry.line,
    ...[entry.date, entry.note, entry.link].filter((each) => each !== null),
  ];
  const characters = [...parts.map(({ text }) => text), ...entry.keywords].reduce((sum, text) => sum + text.length, 0);
  return entry.body.length === 0 && entry.roles.length === 0 && characters <= SHORT_ITEM;
};

/** An item of a section as an entry. `pointer` is the item's JSON pointer in the document. */
export function printedEntry<Key extends EntryType>(type: Key, pointer: string, item: Item<Key>, style: DateStyle): Entry {
  const entry = PRINTS[type](pointer, item, style);
  return { ...entry, short: isShort(entry) };
}
