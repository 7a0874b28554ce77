import type { Db } from "@/server/platform/db/client";
import { removeStoredBytes } from "./stored-files";

/** Removes pictures of documents that are gone, unless another document or letter of the owner, or one that was sent and is not printed yet, still refers to them. */
export async function removeUnusedPictures(db: Db, ownerId: string, paths: readonly string[]): Promise<void> {
  // Raw SQL: one statement checks for references and marks the file, so that no reference can appear in between.
  const unused = await db.$queryRaw<{ path: string }[]>`
    update stored_file f set "isComplete" = false where f.path = any(${[...paths]}::text[]) and f."userId" = ${ownerId}::uuid
      and not exists (select 1 from resume r where r."picturePath" = f.path and r."userId" = f."userId")
      and not exists (select 1 from cover_letter l where l."picturePath" = f.path and l."userId" = f."userId")
      and not exists (select 1 from submission s join application a on a.id = s."applicationId"
        where a."userId" = f."userId" and s."picturePath" = f.path and s."pdfPath" is null)
    returning f.path`;
  for (const { path } of unused) await removeStoredBytes(db, path);
}
