import type { Db } from "@/server/db/client";
import { removeStoredBytes } from "./stored-files";

/** Removes pictures of documents that are gone, unless another document or letter of the owner still shows them. */
export async function removeUnusedPictures(db: Db, ownerId: string, urls: readonly (string | null)[]): Promise<void> {
  const paths = urls
    .map((url) => /\/?(uploads\/[^?#]+)$/.exec(url ?? "")?.[1])
    .filter((path): path is string => path?.startsWith(`uploads/${ownerId}/`) ?? false);
  for (const path of new Set(paths)) {
    // By hand: whether a document shows it is asked in the statement that marks it, so that none begins to in between.
    const rows = await db.$queryRaw<{ path: string }[]>`
      update stored_file set "isComplete" = false where path = ${path} and "userId" = ${ownerId}::uuid
        and not exists (select 1 from resume where "userId" = ${ownerId}::uuid and data->'picture'->>'url' like ${`%${path}`})
        and not exists (select 1 from cover_letter where "userId" = ${ownerId}::uuid and style->'picture'->>'url' like ${`%${path}`})
      returning path`;
    if (rows.length > 0) await removeStoredBytes(db, path);
  }
}
