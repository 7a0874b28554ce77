import { LIMITS } from "@/contracts/limits";
import type { DocumentType } from "@/contracts/model/document";
import { freezeLettersOf } from "@/server/cover-letters/freeze";
import { db, sql, transaction } from "@/server/db/client";
import { removeUnusedPictures } from "@/server/files/unused";

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
  await removeUnusedPictures(
    ownerId,
    gone.map((row) => row.picture),
  );
}

/** Deletes for good what has been in the owner's Trash for over 30 days. */
export async function purgeExpired(ownerId: string): Promise<void> {
  const expired = await db.query<{ type: DocumentType; id: string }>(
    sql`select 'resume' as type, id from resume where "userId" = ${ownerId} and "trashedAt" < now() - make_interval(days => ${LIMITS.trashRetentionDays})
        union all select 'letter', id from cover_letter where "userId" = ${ownerId} and "trashedAt" < now() - make_interval(days => ${LIMITS.trashRetentionDays})`,
  );
  for (const { type, id } of expired) await purgeDocument(ownerId, type, id);
}
