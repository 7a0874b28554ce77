import { putFile, removeFile } from "@/server/adapters/storage/storage";
import { hasRoomToWrite } from "@/server/data-folder/free-space";
import { type Db, db, sql, transaction } from "@/server/db/sql";
import { failure } from "@/server/errors";
import { logError } from "@/server/log";
import { refuseOverQuota } from "./quota";

export type StoredFile = { path: string; userId: string; contentType: string; size: number; isPublic: boolean };

/**
 * Stores a file of an account. The row comes first and says that it is incomplete, then come the bytes, and only then is it there for
 * anybody: whatever ends the process in between leaves a row that tells the hourly sweep what to remove. `alongside` runs in the
 * transaction that completes it. Throws PAYLOAD_TOO_LARGE past the account's quota.
 */
export async function storeFile(file: StoredFile, bytes: Uint8Array, alongside: (tx: Db) => Promise<void> = async () => {}) {
  if (!hasRoomToWrite(file.size)) throw failure("INSUFFICIENT_STORAGE");
  await transaction(async (tx) => {
    await refuseOverQuota(tx, file.userId, file.size);
    await tx.query(
      sql`insert into stored_file (path, "userId", "contentType", size, "isPublic", "isComplete") values (${file.path}, ${file.userId}, ${file.contentType}, ${file.size}, ${file.isPublic}, false)`,
    );
  });
  try {
    await putFile(file.path, bytes, file.contentType);
    await transaction(async (tx) => {
      // Again, and with the account's row locked: of several uploads at once, those that fit are let through.
      await refuseOverQuota(tx, file.userId, file.size);
      const rows = await tx.query(sql`update stored_file set "isComplete" = true where path = ${file.path} returning path`);
      // The account, or whatever the file was for, went meanwhile.
      if (rows.length === 0) throw failure("NOT_FOUND");
      await alongside(tx);
    });
  } catch (error) {
    await removeStoredBytes(file.path).catch((cause: unknown) =>
      logError("storage", "An upload that failed will be removed later.", cause),
    );
    throw error;
  }
}

/** Removes the bytes of a file that is marked as incomplete, then its row. Interrupted in between, the sweep does the rest. */
export async function removeStoredBytes(path: string): Promise<void> {
  await removeFile(path);
  await db.query(sql`delete from stored_file where path = ${path} and not "isComplete"`);
}

/** Removes files whose upload or removal was interrupted more than an hour ago. Returns how many. */
export async function removeIncompleteFiles(): Promise<number> {
  const rows = await db.query<{ path: string }>(
    sql`select path from stored_file where not "isComplete" and "createdAt" < now() - interval '1 hour'`,
  );
  for (const { path } of rows) await removeStoredBytes(path);
  return rows.length;
}
