import { removeFilesBelow } from "@/server/adapters/storage/storage";
import { endAccessHere } from "@/server/auth/ended-access";
import type { Db } from "@/server/db/client";
import { logInfo } from "@/server/log";

/**
 * Removes a user with everything they own. Rows are deleted first, in one statement, then the files, which nothing refers to any
 * more.
 */
export async function deleteAccount(db: Db, userId: string, { client }: { client: string }): Promise<void> {
  await db.user.deleteMany({ where: { id: userId } });
  endAccessHere(userId, null);
  logInfo("account-deleted", "Account deleted", { address: client, userId });
  await removeFilesBelow(`uploads/${userId}`);
}
