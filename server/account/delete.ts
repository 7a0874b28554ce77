import { removeFilesBelow } from "@/server/adapters/storage/storage";
import { forgetApiKeys } from "@/server/auth/api-keys";
import { db, sql } from "@/server/db/client";

/** Removes a user with everything they own. Rows go first, in one statement; then the files, which nobody can reach any more. */
export async function deleteAccount(userId: string): Promise<void> {
  await db.query(sql`delete from "user" where id = ${userId}`);
  forgetApiKeys();
  await removeFilesBelow(`uploads/${userId}`);
}
