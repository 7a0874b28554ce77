import type { DocumentEntry, DocumentType } from "@/contracts/model/document";
import { giveDocument, takeDocumentBack } from "@/server/documents/application-links";
import { countDocuments } from "@/server/documents/counts";
import { findApplication } from "@/server/documents/find-application";
import { changeLetter, refuseLockedLetter } from "@/server/documents/letters/change";
import { changeResume, type ResumeFields, refuseLocked } from "@/server/documents/resumes/change";
import { announce, type Mutation } from "@/server/documents/resumes/updates";
import { type Db, transaction } from "@/server/platform/db/client";
import { Prisma } from "@/server/platform/db/generated/client";
import { failure } from "@/server/platform/errors";
import { knownId } from "@/server/platform/ids";
import { type Paging, pageOf } from "@/server/platform/paging";
import { type DocumentRow, toEntry } from "./rows";
import { purgeDocument, purgeExpired } from "./trash/purge";

type Target = { type: DocumentType; id: string };

/** The owner's resumes and letters together, last edited first. Documents in Trash for over 30 days are purged beforehand. */
export async function listDocuments(
  db: Db,
  ownerId: string,
  input: Paging & { trashed: boolean },
): Promise<{ entries: DocumentEntry[]; total: number }> {
  await purgeExpired(db, ownerId);
  const { limit, offset, paging } = pageOf(input);
  const isThere = input.trashed ? Prisma.sql`"trashedAt" is not null` : Prisma.sql`"trashedAt" is null`;
  // Live ones all have the same null in `trashedAt`; PostgreSQL takes the order from the index only when the query repeats it.
  const order = input.trashed ? Prisma.sql`"trashedAt" desc, id desc` : Prisma.sql`"trashedAt", "updatedAt" desc, id desc`;
  // Raw SQL, because Prisma has no union. Each kind returns only what the page needs, in index order; then the two are merged.
  const max = limit === null ? null : limit + offset;
  const rows = await db.$queryRaw<DocumentRow[]>`
    select d.*, a.company, a.role from (
      (select 'resume' as type, id, name, tags, "isLocked", "trashedAt", "createdAt", "updatedAt", "applicationId" from resume
       where "userId" = ${ownerId}::uuid and ${isThere} order by ${order} limit ${max}::int8)
      union all
      (select 'letter', id, name, tags, "isLocked", "trashedAt", "createdAt", "updatedAt", "sourceApplicationId" from cover_letter
       where "userId" = ${ownerId}::uuid and ${isThere} order by ${order} limit ${max}::int8)
    ) d left join application a on a.id = d."applicationId" and a."userId" = ${ownerId}::uuid
    order by d."trashedAt" desc, d."updatedAt" desc, d.id desc limit ${limit}::int8 offset ${offset}::int8`;
  const total = paging ? await countAll(db, ownerId, input.trashed) : rows.length;
  return { entries: rows.map(toEntry), total };
}

async function countAll(db: Db, ownerId: string, trashed: boolean): Promise<number> {
  const { resume, letter, trash } = await countDocuments(db, ownerId);
  return trashed ? trash : resume + letter;
}

/** Fields that resumes and letters share; both kinds of document write them under their own lock. */
type SharedFields = Partial<{
  name: string;
  tags: string[];
  isLocked: boolean;
  trashedAt: Date | null;
  applicationId: string | null;
}>;

async function change(
  db: Db,
  ownerId: string,
  { type, id }: Target,
  refuse: "locked" | "never",
  mutation: Mutation,
  fields: SharedFields,
) {
  if (type === "resume") {
    const row = await changeResume(db, ownerId, id, async (current) => {
      if (refuse === "locked") refuseLocked(current);
      return { ...fields, ...(fields.name === undefined ? {} : { autoName: false }) } satisfies ResumeFields;
    });
    return announce(ownerId, row.id, mutation, row.updatedAt);
  }
  const { applicationId, ...rest } = fields;
  await changeLetter(db, ownerId, id, async (current) => {
    if (refuse === "locked") refuseLockedLetter(current);
    return applicationId === undefined ? rest : { ...rest, sourceApplicationId: applicationId };
  });
}

export const renameDocument = (db: Db, ownerId: string, target: Target, name: string) =>
  change(db, ownerId, target, "locked", "update", { name });

export const tagDocument = (db: Db, ownerId: string, target: Target, tags: readonly string[]) =>
  change(db, ownerId, target, "locked", "update", { tags: [...new Set(tags)] });

export const lockDocument = (db: Db, ownerId: string, target: Target, isLocked: boolean) =>
  change(db, ownerId, target, "never", "lock", { isLocked });

/** Moves a document to Trash; one already there keeps its date. */
export async function trashDocument(db: Db, ownerId: string, target: Target, now: number): Promise<void> {
  if ((await trashedAt(db, ownerId, target)) !== null) return;
  await change(db, ownerId, target, "locked", "delete", { trashedAt: new Date(now) });
}

/** Restores a document. A live one stays as it is. */
export async function restoreDocument(db: Db, ownerId: string, target: Target): Promise<void> {
  if ((await trashedAt(db, ownerId, target)) === null) return;
  await change(db, ownerId, target, "never", "update", { trashedAt: null });
}

/** Links a document to an application of the same owner, or to none. Throws NOT_FOUND for another user's application. */
export async function linkDocument(db: Db, ownerId: string, target: Target, applicationId: string | null): Promise<void> {
  await trashedAt(db, ownerId, target);
  const { type, id } = { ...target, id: knownId(target.id) };
  const application = applicationId === null ? null : (await findApplication(db, ownerId, applicationId)).id;
  await transaction(db, async (tx) => {
    const before = await applicationOf(tx, target);
    await change(tx, ownerId, target, "locked", "update", { applicationId: application });
    if (before && before !== application) await takeDocumentBack(tx, ownerId, { applicationId: before, type, id });
    if (application) await giveDocument(tx, ownerId, { applicationId: application, type, id }, "replace");
  });
}

/** Permanently deletes a document. Throws BAD_REQUEST for a live one. */
export async function deleteForGood(db: Db, ownerId: string, target: Target): Promise<void> {
  if ((await trashedAt(db, ownerId, target)) === null)
    throw failure("BAD_REQUEST", { message: "Move the document to Trash first." });
  await purgeDocument(db, ownerId, target.type, knownId(target.id));
}

async function applicationOf(db: Db, { type, id }: Target): Promise<string | null> {
  const where = { where: { id: knownId(id) } };
  if (type === "resume")
    return (await db.resume.findUnique({ ...where, select: { applicationId: true } }))?.applicationId ?? null;
  const row = await db.coverLetter.findUnique({ ...where, select: { sourceApplicationId: true } });
  return row?.sourceApplicationId ?? null;
}

async function trashedAt(db: Db, ownerId: string, { type, id }: Target): Promise<Date | null> {
  const one = { where: { id: knownId(id), userId: ownerId }, select: { trashedAt: true } };
  const row = await (type === "resume" ? db.resume.findFirst(one) : db.coverLetter.findFirst(one));
  if (!row) throw failure("NOT_FOUND");
  return row.trashedAt;
}
