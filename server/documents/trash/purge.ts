import { LIMITS } from "@/contracts/limits";
import type { DocumentType } from "@/contracts/model/document";
import { type Db, db, sql, transaction } from "@/server/db/sql";
import { freezeLettersOf } from "@/server/documents/letters/freeze";
import { forgetSlugNumbers } from "@/server/documents/resumes/slugs";
import { removeUnusedPictures } from "@/server/files/unused";
import { logError } from "@/server/log";

type Gone = { picture: string | null };

/** Deletes a document from Trash for good: versions, statistics and redirects go with it, then files that no other document uses. */
export async function purgeDocument(ownerId: string, type: DocumentType, id: string): Promise<void> {
  const gone = await transaction(async (tx) => {
    if (type === "letter") {
      return tx.query<Gone>(
        sql`delete from cover_letter where id = ${id} and "userId" = ${ownerId} and "trashedAt" is not null returning style->'picture'->>'url' as picture`,
      );
    }
    await freezeLettersOf(tx, ownerId, id);
    return tx.query<Gone>(
      sql`delete from resume where id = ${id} and "userId" = ${ownerId} and "trashedAt" is not null returning data->'picture'->>'url' as picture`,
    );
  });
  forgetSlugNumbers(ownerId);
  await removeUnusedPictures(
    ownerId,
    gone.map((row) => row.picture),
  );
}

/** How many at a time: a library may have thousands, and a statement should not hold its locks for long. */
const BATCH = 500;

/**
 * Deletes for good what has been in the owner's Trash for over 30 days, some hundred documents a statement. The files go afterwards:
 * nobody can reach them any more, and whoever opens their library does not wait for them.
 */
export async function purgeExpired(ownerId: string): Promise<void> {
  for (;;) {
    const gone = await purgeBatch(ownerId);
    if (gone.length > 0) forgetSlugNumbers(ownerId);
    const pictures = gone.map((row) => row.picture).filter((url) => url !== null && url !== "");
    if (pictures.length > 0)
      removeUnusedPictures(ownerId, pictures).catch((error: unknown) =>
        logError("storage", "Pictures of deleted documents could not be removed", error),
      );
    if (gone.length < BATCH) return;
  }
}

async function purgeBatch(ownerId: string): Promise<Gone[]> {
  const expired = await db.query<{ type: DocumentType; id: string }>(
    sql`(select 'resume' as type, id from resume where "userId" = ${ownerId} and "trashedAt" < now() - make_interval(days => ${LIMITS.trashRetentionDays}))
        union all (select 'letter', id from cover_letter where "userId" = ${ownerId} and "trashedAt" < now() - make_interval(days => ${LIMITS.trashRetentionDays}))
        limit ${BATCH}`,
  );
  if (expired.length === 0) return [];
  const idsOf = (type: DocumentType) => expired.filter((row) => row.type === type).map((row) => row.id);
  return transaction(async (tx) => {
    for (const resumeId of await resumesWithLetters(tx, idsOf("resume"))) await freezeLettersOf(tx, ownerId, resumeId);
    // Restored in the meantime is not expired any more.
    const resumes = await tx.query<Gone>(
      sql`delete from resume where id = any(${idsOf("resume")}::uuid[]) and "userId" = ${ownerId} and "trashedAt" is not null returning data->'picture'->>'url' as picture`,
    );
    const letters = await tx.query<Gone>(
      sql`delete from cover_letter where id = any(${idsOf("letter")}::uuid[]) and "userId" = ${ownerId} and "trashedAt" is not null returning style->'picture'->>'url' as picture`,
    );
    return [...resumes, ...letters];
  });
}

async function resumesWithLetters(tx: Db, ids: readonly string[]): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    sql`select distinct "sourceResumeId" as id from cover_letter where "sourceResumeId" = any(${[...ids]}::uuid[])`,
  );
  return rows.map(({ id }) => id);
}
