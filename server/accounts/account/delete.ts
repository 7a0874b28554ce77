import { endAccessHere } from "@/server/accounts/auth/ended-access";
import { refuseLeavingOthers } from "@/server/accounts/roles/who-is-admin";
import { removeFilesBelow } from "@/server/platform/adapters/storage/storage";
import { afterCommit, type Db, transaction } from "@/server/platform/db/client";
import { logInfo } from "@/server/platform/log";

/**
 * Removes a user with everything they own: rows first, in one transaction, then the files, which nothing refers to any more. Throws
 * LAST_ADMIN for the only administrator of other people.
 */
export async function deleteAccount(db: Db, userId: string, sender: { client: string }): Promise<void> {
  await transaction(db, async (tx) => {
    await refuseLeavingOthers(tx, userId);
    await deleteRows(tx, userId, sender);
  });
  await removeFilesOf(userId);
}

/** The part of a transaction that removes the rows. `removeFilesOf` follows after the commit. */
export async function deleteRows(tx: Db, userId: string, { client }: { client: string }): Promise<void> {
  await tx.user.deleteMany({ where: { id: userId } });
  afterCommit(tx, () => {
    endAccessHere(userId, null);
    logInfo("account-deleted", "Account deleted", { address: client, userId });
  });
}

export const removeFilesOf = (userId: string) => removeFilesBelow(`uploads/${userId}`);
