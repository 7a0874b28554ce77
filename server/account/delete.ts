import { removeFilesBelow } from "@/server/adapters/storage/storage";
import { endAccessHere } from "@/server/auth/ended-access";
import { db, sql } from "@/server/db/sql";
import { logInfo } from "@/server/log";

/** Removes a user with everything they own. Rows go first, in one statement; then the files, which nobody can reach any more. */
export async function deleteAccount(userId: string, { client }: { client: string }): Promise<void> {
  await db.query(sql`delete from "user" where id = ${userId}`);
  endAccessHere(userId, null);
  logInfo("account-deleted", "Account deleted", { address: client, userId });
  await removeFilesBelow(`uploads/${userId}`);
}
