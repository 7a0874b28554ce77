import type { LinkedItemName, RecordEntry, RecordLink } from "@/contracts/model/career/record";
import { type RecordData, type RecordSection, wordingFields } from "@/domain/record/fields";
import { linkState, overriddenFields } from "@/domain/record/follow";
import type { LinkableItem } from "@/domain/record/linked-items";
import { type StoredWording, textOf, type Worded } from "@/domain/record/wordings";
import { richTextToPlain } from "@/domain/rich-text/plain";
import { searchText } from "@/domain/search/search-text";
import { toWorded } from "@/server/documents/record-links/rows";
import type { RecordEntry as EntryRow, RecordLink as LinkRow } from "@/server/platform/db/generated/client";
import { asJson } from "@/server/platform/db/json";

/** An entry's row with its texts. */
export type Entry = Worded & Omit<EntryRow, "data" | "wordings" | "language" | "section"> & { section: RecordSection };

export const toStored = ({ data, wordings, language, section, ...row }: EntryRow): Entry => ({
  ...row,
  section: section as RecordSection,
  ...toWorded({ data, wordings, language }),
});

/** An entry as the API returns it. */
export const toEntry = (entry: Entry, uses: number): RecordEntry => ({
  id: entry.id,
  section: entry.section,
  language: entry.language,
  data: { ...entry.data },
  wordings: entry.wordings.map(({ staleFields, data, ...wording }) => ({
    ...wording,
    data: { ...data },
    isStale: staleFields.length > 0,
  })),
  tags: entry.tags,
  revision: entry.revision,
  uses,
  createdAt: entry.createdAt.toISOString(),
  updatedAt: entry.updatedAt.toISOString(),
});

/** A link as the API returns it. */
export function toLink(link: LinkRow, entry: Entry, { sectionId, item }: LinkableItem, resumeName: string): RecordLink {
  const text = textOf(entry, link.wordingId);
  return {
    resumeId: link.resumeId,
    resumeName,
    sectionId,
    itemId: link.itemId,
    entryId: link.entryId,
    wordingId: link.wordingId,
    overridden: overriddenFields(entry.section, item, text, link),
    state: linkState(entry.section, item, text, link),
  };
}

export const nameOf = ({ resumeId, itemId }: LinkedItemName): LinkedItemName => ({ resumeId, itemId });

type Texts = Pick<Entry, "section" | "language" | "data" | "wordings" | "tags">;

/** The columns for the texts of an entry. */
export const writtenTexts = ({ language, data, wordings, tags, section }: Texts) => ({
  language,
  tags: [...tags],
  data: asJson(data),
  wordings: asJson(wordings),
  searchText: searchText(wordsOf({ section, data, wordings, tags }).join(" ")),
});

/** Everything of an entry that can be searched for. */
function wordsOf({ section, data, wordings, tags }: Omit<Texts, "language">): string[] {
  const texts = (value: unknown): string[] => {
    if (typeof value === "string") return [value.includes("<") ? richTextToPlain(value) : value];
    return typeof value === "object" && value !== null ? Object.values(value).flatMap(texts) : [];
  };
  const own = (from: RecordData) => Object.entries(from).flatMap(([field, value]) => (/^icon/.test(field) ? [] : texts(value)));
  const worded = (wording: StoredWording) => [
    wording.name,
    ...wordingFields(section).flatMap((field) => texts(wording.data[field] ?? "")),
  ];
  return [...own(data), ...wordings.flatMap(worded), ...tags];
}
