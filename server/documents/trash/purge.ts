import { LIMITS } from "@/contracts/limits";
import type { DocumentType } from "@/contracts/model/document";
import { removeUnusedPictures } from "@/server/accounts/files/unused";
import { freezeLettersOf } from "@/server/documents/letters/freeze";
import { forgetSlugNumbers } from "@/server/documents/resumes/slugs";
import { type Db, transaction } from "@/server/platform/db/client";
import { logError } from "@/server/platform/log";
import { forgetDocuments } from "./forget-documents";

type Ids = Record<DocumentType, string[]>;

/**
 * Permanently deletes a document from Trash with its versions, statistics and redirects, then files that no other document uses.
 */
export async function purgeDocument(db: Db, ownerId: string, type: DocumentType, id: string): Promise<void> {
  const pictures = await removeForGood(db, ownerId, { resume: [], letter: [], [type]: [id] });
  forgetSlugNumbers(ownerId);
  await removeUnusedPictures(db, ownerId, pictures);
}

/** Batch size: a library may have thousands, and a statement should not hold its locks for long. */
const BATCH = 500;

/**
 * Permanently deletes documents that have been in the owner's Trash for over 30 days, some hundred per statement. Files are
 * deleted afterwards in the background, because they can no longer be reached and opening the library must not wait for them.
 */
export async function purgeExpired(db: Db, ownerId: string): Promise<void> {
  for (;;) {
    const expired = await expiredDocuments(db, ownerId);
    if (expired.length === 0) return;
    const idsOf = (type: DocumentType) => expired.filter((row) => row.type === type).map((row) => row.id);
    const pictures = await removeForGood(db, ownerId, { resume: idsOf("resume"), letter: idsOf("letter") });
    forgetSlugNumbers(ownerId);
    if (pictures.length > 0)
      removeUnusedPictures(db, ownerId, pictures).catch((error: unknown) =>
        logError("storage", "Pictures of deleted documents could not be removed", error),
      );
    if (expired.length < BATCH) return;
  }
}

/** Raw SQL, because Prisma has no union, and this query runs each time a library is opened. */
const expiredDocuments = (db: Db, ownerId: string) => db.$queryRaw<{ type: DocumentType; id: string }[]>`
  (select 'resume' as type, id from resume
   where "userId" = ${ownerId}::uuid and "trashedAt" < now() - make_interval(days => ${LIMITS.trashRetentionDays}::int))
  union all
  (select 'letter', id from cover_letter
   where "userId" = ${ownerId}::uuid and "trashedAt" < now() - make_interval(days => ${LIMITS.trashRetentionDays}::int))
  limit ${BATCH}::int`;

/** Deletes documents that are in Trash and returns the paths of their pictures. Documents restored in the meantime stay. */
function removeForGood(db: Db, ownerId: string, { resume, letter }: Ids): Promise<string[]> {
  return transaction(db, async (tx) => {
    await freezeLettersOf(tx, ownerId, resume);
    await forgetDocuments(tx, ownerId, { resume, letter });
    // Hand-written: Prisma returns what it deletes for a single row only.
    const gone = await tx.$queryRaw<{ picturePath: string | null }[]>`
      with resumes as (
        delete from resume where id = any(${resume}::uuid[]) and "userId" = ${ownerId}::uuid and "trashedAt" is not null
        returning "picturePath"),
      letters as (
        delete from cover_letter where id = any(${letter}::uuid[]) and "userId" = ${ownerId}::uuid and "trashedAt" is not null
        returning "picturePath")
      select "picturePath" from resumes union all select "picturePath" from letters`;
    return gone.flatMap(({ picturePath }) => picturePath ?? []);
  });
}
