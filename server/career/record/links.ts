import type { RecordLink } from "@/contracts/model/career/record";
import { withoutOwn } from "@/domain/record/clean-entry";
import { type LinkableItem, linkableItems } from "@/domain/record/linked-items";
import { storedResume } from "@/domain/record/stored-resume";
import { markLinkedItems } from "@/server/documents/record-links/linked-items";
import { changeResume } from "@/server/documents/resumes/change";
import { readRow } from "@/server/documents/resumes/read";
import { type ResumeRow, toResume } from "@/server/documents/resumes/rows";
import type { Db } from "@/server/platform/db/client";
import type { RecordLink as LinkRow } from "@/server/platform/db/generated/client";
import { lockAccount } from "@/server/platform/db/lock-rows";
import { failure } from "@/server/platform/errors";
import { cleanText } from "./clean-texts";
import { insertEntries, newEntry } from "./entries";
import { findEntry, findLink, findWording, lockEntry } from "./find";
import { refuseTooManyLinks } from "./room";
import { type Entry, toLink, toStored } from "./rows";

type OfItem = { id: string; itemId: string };

/** The links of an owner's resume in the order of its items. Throws NOT_FOUND. */
export async function listLinks(db: Db, ownerId: string, id: string): Promise<RecordLink[]> {
  const row = await readRow(db, ownerId, id);
  const links = new Map((await db.recordLink.findMany({ where: { resumeId: row.id } })).map((link) => [link.itemId, link]));
  if (links.size === 0) return [];
  const ids = [...new Set([...links.values()].map(({ entryId }) => entryId))];
  const rows = await db.recordEntry.findMany({ where: { id: { in: ids }, userId: ownerId } });
  const entries = new Map(rows.map((entry) => [entry.id, toStored(entry)]));
  return [...linkableItems(storedResume(row.data))].flatMap(([itemId, item]) => {
    const link = links.get(itemId);
    const entry = link && entries.get(link.entryId);
    return entry ? [toLink(link, entry, item, row.name)] : [];
  });
}

/** The item of a resume that a request names. Throws NOT_FOUND. */
export function itemOf(row: ResumeRow, itemId: string): LinkableItem {
  const item = linkableItems(storedResume(row.data)).get(itemId);
  if (!item) throw failure("NOT_FOUND", { message: "The resume has no such item." });
  return item;
}

type LinkInput = OfItem & { entryId: string | null; wordingId?: string | null | undefined };

/** Links an item to an entry, or to a new one with its text. The resume does not change. Throws NOT_FOUND, BAD_REQUEST and CONFLICT. */
export async function linkItem(
  db: Db,
  ownerId: string,
  { id, itemId, entryId, wordingId = null }: LinkInput,
  now: Date,
): Promise<RecordLink> {
  let link: RecordLink | undefined;
  const work = async (row: ResumeRow, tx: Db) => {
    const item = itemOf(row, itemId);
    const entry = entryId === null ? await entryOf(tx, ownerId, row, item, now) : await findEntry(tx, ownerId, entryId);
    if (entry.section !== item.section)
      throw failure("BAD_REQUEST", { message: `This is an entry of ${entry.section}, and the item is one of ${item.section}.` });
    if (wordingId !== null) findWording(entry, wordingId);
    const { section } = item;
    const [stored] = await storeLinks(tx, [{ resumeId: row.id, itemId, userId: ownerId, section, entryId: entry.id, wordingId }]);
    if (!stored) throw failure("NOT_FOUND");
    await markLinkedItems(tx, [row.id]);
    link = toLink(stored, entry, item, row.name);
    return null;
  };
  await changeResume(db, ownerId, id, work, async (tx) => {
    await lockAccount(tx, ownerId);
    if (entryId !== null) await lockEntry(tx, ownerId, entryId);
  });
  if (!link) throw failure("NOT_FOUND");
  return link;
}

/** An entry with the text of an item, in the language of its resume. */
async function entryOf(tx: Db, ownerId: string, row: ResumeRow, { section, item }: LinkableItem, now: Date): Promise<Entry> {
  const language = toResume(row).data.metadata.page.locale;
  const entry = newEntry(ownerId, { section, language, data: cleanText({ section, language, raw: withoutOwn(item) }) }, now);
  await insertEntries(tx, ownerId, [entry]);
  return entry;
}

export type NewLink = Omit<LinkRow, "missed" | "differs">;

/** Adds links to one resume, or replaces those of the items. Lock the record, the entries and the resume first. Throws CONFLICT past the limit. */
export async function storeLinks(tx: Db, links: readonly NewLink[]): Promise<LinkRow[]> {
  const [first] = links;
  if (!first) return [];
  const itemId = { in: links.map((link) => link.itemId) };
  await tx.recordLink.deleteMany({ where: { resumeId: first.resumeId, itemId } });
  await refuseTooManyLinks(tx, first.userId, links.length);
  const stored = links.map((link) => ({ ...link, missed: [], differs: [] }));
  await tx.recordLink.createMany({ data: stored });
  return stored;
}

/** Ends a link; the text stays. Throws NOT_FOUND. */
export async function unlinkItem(db: Db, ownerId: string, { id, itemId }: OfItem): Promise<void> {
  await changeResume(db, ownerId, id, async (row, tx) => {
    await findLink(tx, ownerId, row.id, itemId);
    await tx.recordLink.deleteMany({ where: { resumeId: row.id, itemId } });
    await markLinkedItems(tx, [row.id]);
    return null;
  });
}
