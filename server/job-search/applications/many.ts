import { LIMITS } from "@/contracts/limits";
import type { ClosedReason, Stage } from "@/contracts/model/stages";
import { type Db, transaction } from "@/server/platform/db/client";
import { failure, missing } from "@/server/platform/errors";
import { isId } from "@/server/platform/ids";
import { removeUnusedFiles } from "./attachments";
import { removeUnusedCopies } from "./sent-copies";
import { updateApplication } from "./service";

type Many = {
  ids: readonly string[];
  status?: Stage | undefined;
  closedReason?: ClosedReason | null | undefined;
  addTags?: readonly string[] | undefined;
};

/** Sets the stage of several applications and adds tags, all or none. Ids that name none of the owner's are left out. Returns how many there were. */
export function updateMany(db: Db, ownerId: string, { ids, addTags, ...change }: Many, now: Date): Promise<number> {
  return transaction(db, async (tx) => {
    const where = { id: { in: known(ids) }, userId: ownerId };
    // In one order always, so that no two changes of many wait for each other.
    const rows = await tx.application.findMany({ where, select: { id: true, tags: true }, orderBy: { id: "asc" } });
    for (const { id, tags } of rows) {
      const all = addTags && [...new Set([...tags, ...addTags])];
      if (all && all.length > LIMITS.tags.max)
        throw failure("BAD_REQUEST", { message: `An application has at most ${LIMITS.tags.max} tags.` });
      await updateApplication(tx, ownerId, { id, ...change, tags: all }, now);
    }
    return rows.length;
  });
}

/** Deletes several applications for good, all or none, then the files that only they named. Returns how many there were. */
export async function deleteMany(db: Db, ownerId: string, ids: readonly string[]): Promise<number> {
  const { gone, copies } = await transaction(db, async (tx) => {
    // Hand-written: Prisma returns what it deletes for a single row only. A request that prints a copy waits for the lock, and finds it gone.
    const copies = await tx.$queryRaw<{ pdfPath: string | null }[]>`
      select s."pdfPath" from submission s join application a on a.id = s."applicationId"
      where a.id = any(${known(ids)}::uuid[]) and a."userId" = ${ownerId}::uuid for update of s`;
    const gone = await tx.$queryRaw<{ resumeFileUrl: string; coverLetterUrl: string }[]>`
      delete from application where id = any(${known(ids)}::uuid[]) and "userId" = ${ownerId}::uuid
      returning "resumeFileUrl", "coverLetterUrl"`;
    return { gone, copies };
  });
  await removeUnusedCopies(
    db,
    copies.flatMap(({ pdfPath }) => pdfPath ?? []),
  );
  await removeUnusedFiles(
    db,
    ownerId,
    gone.flatMap(({ resumeFileUrl, coverLetterUrl }) => [resumeFileUrl, coverLetterUrl]),
  );
  return gone.length;
}

/** Deletes one application for good. Throws NOT_FOUND. */
export async function deleteApplication(db: Db, ownerId: string, id: string): Promise<void> {
  if ((await deleteMany(db, ownerId, [id])) === 0) throw missing("application");
}

const known = (ids: readonly string[]) => [...new Set(ids)].filter(isId);
