import { markLinkedItems } from "@/server/documents/record-links/linked-items";
import { findResume } from "@/server/documents/resumes/read";
import { forgetState } from "@/server/documents/resumes/state-cache";
import { type Db, transaction } from "@/server/platform/db/client";
import { lockAccount, lockRows } from "@/server/platform/db/lock-rows";
import { lockResumes } from "./linked-resumes";
import { toStored } from "./rows";
import { nextRevision } from "./wordings";
import { storeEntry } from "./write-entry";

/** What pairing two resumes added to the record. */
export type MadeByPairing = {
  links: { resumeId: string; itemId: string; entryId: string }[];
  entryIds: string[];
  wordings: { entryId: string; wordingId: string }[];
};

/**
 * Ends that a resume belongs to its versions in other languages. With `undo`, what pairing it added to the record goes too, unless it has been
 * used since. Throws NOT_FOUND.
 */
export async function separateLanguage(db: Db, ownerId: string, named: string, undo: boolean, now: Date): Promise<void> {
  const id = await findResume(db, ownerId, named);
  await transaction(db, async (tx) => {
    await lockAccount(tx, ownerId);
    const where = { resumeId: id, userId: ownerId };
    const row = await tx.resumeLanguage.findFirst({ where });
    await tx.resumeLanguage.deleteMany({ where });
    if (undo && row?.made) await remove(tx, ownerId, row.made as MadeByPairing, now);
  });
}

async function remove(tx: Db, ownerId: string, { links, entryIds, wordings }: MadeByPairing, now: Date): Promise<void> {
  const ids = [...new Set(links.map(({ entryId }) => entryId))];
  // Entries may have been deleted since.
  await lockRows(tx, "record_entry", ids, { ownerId, strength: "no key update" });
  const resumeIds = [...new Set(links.map(({ resumeId }) => resumeId))];
  await lockResumes(tx, resumeIds);
  // Prisma deletes by pairs of keys only one after the other.
  await tx.$executeRaw`
    delete from record_link l using unnest(${links.map(({ resumeId }) => resumeId)}::uuid[], ${links.map(({ itemId }) => itemId)}::text[],
      ${links.map(({ entryId }) => entryId)}::uuid[]) as m("resumeId", "itemId", "entryId")
    where l."userId" = ${ownerId}::uuid and l."resumeId" = m."resumeId" and l."itemId" = m."itemId" and l."entryId" = m."entryId"`;
  await tx.recordEntry.deleteMany({ where: { id: { in: entryIds }, userId: ownerId, links: { none: {} } } });
  const rows = await tx.recordEntry.findMany({ where: { id: { in: wordings.map(({ entryId }) => entryId) }, userId: ownerId } });
  for (const entry of rows.map(toStored)) {
    const made = wordings.filter(({ entryId }) => entryId === entry.id).map(({ wordingId }) => wordingId);
    const uses = await tx.recordLink.count({ where: { entryId: entry.id, wordingId: { in: made } } });
    const rest = entry.wordings.filter(({ id }) => !made.includes(id));
    if (uses === 0 && rest.length < entry.wordings.length) await storeEntry(tx, nextRevision(entry, rest, now));
  }
  await markLinkedItems(tx, resumeIds);
  for (const id of resumeIds) forgetState(id);
}
