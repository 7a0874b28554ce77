import { LIMITS } from "@/contracts/limits";
import type { ResumeData } from "@/contracts/model/resume/data";
import { endShareLinks } from "@/server/documents/end-share-links";
import { settleLinks } from "@/server/documents/record-links/settle";
import { type Db, transaction } from "@/server/platform/db/client";
import { isUniqueViolation } from "@/server/platform/db/failures";
import { lockOwned } from "@/server/platform/db/lock-rows";
import { failure } from "@/server/platform/errors";
import { knownId } from "@/server/platform/ids";
import { writtenData } from "./data-columns";
import { inTurn } from "./queue";
import { readRow } from "./read";
import type { ResumeRow } from "./rows";
import { forgetSlugNumbers, redirectSlug } from "./slugs";
import { forgetState } from "./state-cache";

/** The fields of a resume that a change may write. Omitted fields keep their values. */
export type ResumeFields = Partial<
  Pick<
    ResumeRow,
    | "name"
    | "slug"
    | "tags"
    | "isPublic"
    | "showDownloadButtons"
    | "isLocked"
    | "autoName"
    | "trashedAt"
    | "applicationId"
    | "passwordHash"
    // Only by those who change links; else it follows from the data.
    | "linkedItems"
  > & { data: ResumeData }
>;

/**
 * Changes an owner's resume in one transaction with its row locked, so that writers queue and no change is lost. `work` gets the
 * current row and returns the fields to write; versions and letters it adds belong to the same transaction. `first` locks what must be locked
 * before the row. Throws NOT_FOUND.
 */
export async function changeResume(
  db: Db,
  ownerId: string,
  id: string,
  work: (row: ResumeRow, tx: Db) => Promise<ResumeFields | null>,
  first?: (tx: Db) => Promise<void>,
): Promise<ResumeRow> {
  const resumeId = knownId(id);
  forgetState(resumeId);
  try {
    return await inTurn(resumeId, () =>
      transaction(db, async (tx) => {
        await first?.(tx);
        await lockOwned(tx, "resume", resumeId, ownerId);
        const row = await readRow(tx, ownerId, resumeId);
        const fields = await work(row, tx);
        return fields === null ? row : write(tx, row, fields);
      }),
    );
  } catch (error) {
    if (isUniqueViolation(error, "resume_userId_slug_key")) throw failure("RESUME_SLUG_ALREADY_EXISTS", { cause: error });
    throw error;
  }
}

async function write(tx: Db, row: ResumeRow, fields: ResumeFields): Promise<ResumeRow> {
  if (fields.slug !== undefined && fields.slug !== row.slug) {
    forgetSlugNumbers(row.userId);
    await redirectSlug(tx, row, fields.slug, LIMITS.redirectDays);
  }
  const times = timesOf(row, fields);
  const { data, ...others } = fields;
  const isLinked = row.linkedItems.length > 0 && data !== undefined && others.linkedItems === undefined;
  const columns = isLinked ? { ...others, linkedItems: await settleLinks(tx, row, data) } : others;
  await tx.resume.updateMany({
    where: { id: row.id },
    data: { ...columns, ...(data && writtenData(data)), ...times },
  });
  if (fields.trashedAt) await endShareLinks(tx, { resumeId: row.id }, fields.trashedAt);
  return { ...row, ...fields, ...columns, updatedAt: times.updatedAt };
}

/**
 * The times that a change sets. Moving a document to Trash or back is no edit: its place among the others stays, and only a millisecond
 * distinguishes its row from the previous one.
 */
export function timesOf({ updatedAt }: { updatedAt: Date }, fields: { trashedAt?: Date | null }) {
  if (fields.trashedAt === undefined) return { updatedAt: nextMoment(updatedAt) };
  return { updatedAt: new Date(updatedAt.getTime() + 1), movedAt: new Date() };
}

/** The time of a change. Two writes within one millisecond must still differ: clients compare this time to notice changes. */
export const nextMoment = (last: Date) => new Date(Math.max(Date.now(), last.getTime() + 1));

/** Rejects a change of a locked resume. */
export function refuseLocked(row: Pick<ResumeRow, "isLocked">) {
  if (row.isLocked) throw failure("RESUME_LOCKED");
}
