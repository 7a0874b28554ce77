import type { DocumentEntry, DocumentType } from "@/contracts/model/document";
import { db, first, fragment, sql } from "@/server/db/sql";
import { changeLetter, refuseLockedLetter } from "@/server/documents/letters/change";
import { changeResume, type ResumeFields, refuseLocked } from "@/server/documents/resumes/change";
import { announce, type Mutation } from "@/server/documents/resumes/updates";
import { failure } from "@/server/errors";
import { knownId } from "@/server/ids";
import { type Paging, pageOf } from "@/server/paging";
import { purgeDocument, purgeExpired } from "./trash/purge";

type Target = { type: DocumentType; id: string };

/** Resumes and letters of the owner together, newest edit first. What has been in Trash for over 30 days goes first. */
export async function listDocuments(
  ownerId: string,
  input: Paging & { trashed: boolean },
): Promise<{ entries: DocumentEntry[]; total: number }> {
  await purgeExpired(ownerId);
  const { limit, offset, paging } = pageOf(input);
  const isThere = input.trashed ? fragment(`"trashedAt" is not null`) : fragment(`"trashedAt" is null`);
  // Each kind gives no more than the page needs, in the order of its index; the two are merged then.
  const most = limit === null ? null : limit + offset;
  const entries = await db.query<Omit<DocumentEntry, "application">>(
    sql`select * from (
          (select 'resume' as type, id, name, tags, "isLocked", "trashedAt", "createdAt", "updatedAt" from resume where "userId" = ${ownerId} and ${isThere}
           order by "updatedAt" desc, id desc limit ${most})
          union all
          (select 'letter', id, name, tags, "isLocked", "trashedAt", "createdAt", "updatedAt" from cover_letter where "userId" = ${ownerId} and ${isThere}
           order by "updatedAt" desc, id desc limit ${most})
        ) d order by "updatedAt" desc, id desc limit ${limit} offset ${offset}`,
  );
  const total = paging ? await countAll(ownerId, input.trashed) : entries.length;
  return { entries: entries.map((entry) => ({ ...entry, application: null })), total };
}

async function countAll(ownerId: string, trashed: boolean): Promise<number> {
  const { resume, letter, trash } = await countDocuments(ownerId);
  return trashed ? trash : resume + letter;
}

/** Live resumes, live letters, and everything in Trash. */
export async function countDocuments(ownerId: string): Promise<{ resume: number; letter: number; trash: number }> {
  const row = await first<{ resume: number; letter: number; trash: number }>(
    db,
    sql`select (select count(*) from resume where "userId" = ${ownerId} and "trashedAt" is null) as resume,
               (select count(*) from cover_letter where "userId" = ${ownerId} and "trashedAt" is null) as letter,
               (select count(*) from resume where "userId" = ${ownerId} and "trashedAt" is not null)
                 + (select count(*) from cover_letter where "userId" = ${ownerId} and "trashedAt" is not null) as trash`,
  );
  return row ?? { resume: 0, letter: 0, trash: 0 };
}

/** Fields that resumes and letters share; both kinds of document write them under their own lock. */
type SharedFields = Partial<{
  name: string;
  tags: string[];
  isLocked: boolean;
  trashedAt: string | null;
  applicationId: string | null;
}>;

async function change(
  ownerId: string,
  { type, id }: Target,
  refuse: "locked" | "never",
  mutation: Mutation,
  fields: SharedFields,
) {
  if (type === "resume") {
    const row = await changeResume(ownerId, id, async (current) => {
      if (refuse === "locked") refuseLocked(current);
      return { ...fields, ...(fields.name === undefined ? {} : { autoName: false }) } satisfies ResumeFields;
    });
    return announce(ownerId, row.id, mutation, row.updatedAt);
  }
  const { applicationId, ...rest } = fields;
  await changeLetter(ownerId, id, async (current) => {
    if (refuse === "locked") refuseLockedLetter(current);
    return applicationId === undefined ? rest : { ...rest, sourceApplicationId: applicationId };
  });
}

export const renameDocument = (ownerId: string, target: Target, name: string) =>
  change(ownerId, target, "locked", "update", { name });

export const tagDocument = (ownerId: string, target: Target, tags: readonly string[]) =>
  change(ownerId, target, "locked", "update", { tags: [...new Set(tags)] });

export const lockDocument = (ownerId: string, target: Target, isLocked: boolean) =>
  change(ownerId, target, "never", "lock", { isLocked });

/** Moves a document to Trash; one that is there already keeps its day. */
export async function trashDocument(ownerId: string, target: Target, now: number): Promise<void> {
  if ((await trashedAt(ownerId, target)) !== null) return;
  await change(ownerId, target, "locked", "delete", { trashedAt: new Date(now).toISOString() });
}

/** Brings a document back. One that is live already stays as it is. */
export async function restoreDocument(ownerId: string, target: Target): Promise<void> {
  if ((await trashedAt(ownerId, target)) === null) return;
  await change(ownerId, target, "never", "update", { trashedAt: null });
}

/** Links a document to an application of the same owner, or to none. Throws NOT_FOUND for an application that is not theirs. */
export async function linkDocument(ownerId: string, target: Target, applicationId: string | null): Promise<void> {
  await trashedAt(ownerId, target);
  // This release keeps no applications yet, so there is none whose id could be given.
  if (applicationId !== null) throw failure("NOT_FOUND", { message: "This application does not exist." });
  await change(ownerId, target, "locked", "update", { applicationId });
}

/** Deletes a document for good. Throws BAD_REQUEST for a live one. */
export async function deleteForGood(ownerId: string, target: Target): Promise<void> {
  if ((await trashedAt(ownerId, target)) === null) throw failure("BAD_REQUEST", { message: "Move the document to Trash first." });
  await purgeDocument(ownerId, target.type, knownId(target.id));
}

async function trashedAt(ownerId: string, { type, id }: Target): Promise<string | null> {
  const row = await first<{ trashedAt: string | null }>(
    db,
    type === "resume"
      ? sql`select "trashedAt" from resume where id = ${knownId(id)} and "userId" = ${ownerId}`
      : sql`select "trashedAt" from cover_letter where id = ${knownId(id)} and "userId" = ${ownerId}`,
  );
  if (!row) throw failure("NOT_FOUND");
  return row.trashedAt;
}
