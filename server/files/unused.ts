import { db, sql } from "@/server/db/sql";
import { removeStoredBytes } from "./stored-files";

/** Removes pictures of documents that are gone, unless another document or letter of the owner still shows them. */
export async function removeUnusedPictures(ownerId: string, urls: readonly (string | null)[]): Promise<void> {
  const paths = urls
    .map((url) => /\/?(uploads\/[^?#]+)$/.exec(url ?? "")?.[1])
    .filter((path): path is string => path?.startsWith(`uploads/${ownerId}/`) ?? false);
  for (const path of new Set(paths)) {
    const rows = await db.query<{ path: string }>(
      sql`update stored_file set "isComplete" = false where path = ${path} and "userId" = ${ownerId}
          and not exists (select 1 from resume where "userId" = ${ownerId} and data->'picture'->>'url' like ${`%${path}`})
          and not exists (select 1 from cover_letter where "userId" = ${ownerId} and style->'picture'->>'url' like ${`%${path}`}) returning path`,
    );
    if (rows.length > 0) await removeStoredBytes(path);
  }
}
