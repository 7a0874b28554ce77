import type { Db } from "@/server/platform/db/client";
import type { RecordLink } from "@/server/platform/db/generated/client";
import { lockOwned, lockRows } from "@/server/platform/db/lock-rows";
import { failure, missing } from "@/server/platform/errors";
import { knownId } from "@/server/platform/ids";
import { type Entry, toStored } from "./rows";

/** An owner's entry. Throws NOT_FOUND. */
export async function findEntry(db: Db, ownerId: string, id: string): Promise<Entry> {
  const row = await db.recordEntry.findFirst({ where: { id: knownId(id), userId: ownerId } });
  if (!row) throw missing("entry");
  return toStored(row);
}

/**
 * Locks an entry for a change of its text or links. Locks of several things are taken in this order: the account, entries, resumes by
 * id. Throws NOT_FOUND.
 */
export async function lockEntry(tx: Db, ownerId: string, id: string): Promise<Entry> {
  await lockOwned(tx, "record_entry", id, ownerId, "no key update");
  return findEntry(tx, ownerId, id);
}

/** Locks entries by id. Throws NOT_FOUND where one is not the owner's. */
export async function lockEntries(tx: Db, ownerId: string, named: readonly string[]): Promise<Map<string, Entry>> {
  const ids = [...new Set(named.map(knownId))];
  await lockRows(tx, "record_entry", ids, { ownerId, strength: "no key update" });
  const rows = await tx.recordEntry.findMany({ where: { id: { in: ids }, userId: ownerId } });
  if (rows.length < ids.length) throw missing("entry");
  return new Map(rows.map((row) => [row.id, toStored(row)]));
}

/** The link of an item of an owner's resume. Throws NOT_FOUND. */
export async function findLink(db: Db, ownerId: string, resumeId: string, itemId: string): Promise<RecordLink> {
  const link = await db.recordLink.findFirst({ where: { resumeId: knownId(resumeId), itemId, userId: ownerId } });
  if (!link) throw failure("NOT_FOUND", { message: "This item is not linked." });
  return link;
}

/** A wording of an entry by the id that a request names. Throws NOT_FOUND. */
export function findWording(entry: Entry, wordingId: string) {
  const wording = entry.wordings.find(({ id }) => id === wordingId);
  if (!wording) throw missing("wording");
  return wording;
}

/** How many items are linked to an entry. */
export const usesOf = (db: Db, entryId: string): Promise<number> => db.recordLink.count({ where: { entryId } });
