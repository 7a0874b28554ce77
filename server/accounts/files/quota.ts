import type { Db } from "@/server/platform/db/client";
import { accountBytes } from "@/server/platform/db/hot/account-bytes";
import { lockAccount } from "@/server/platform/db/lock-rows";
import { env } from "@/server/platform/env";
import { failure } from "@/server/platform/errors";

const MEBIBYTE = 1024 * 1024;

export type StorageUsage = { usedBytes: number; quotaBytes: number | null };

/** The storage used by an account, for everything it stores, and its quota. Null means limited only by the disk. */
export async function storageUsage(db: Db, ownerId: string): Promise<StorageUsage> {
  return { usedBytes: await accountBytes(db, ownerId), quotaBytes: quotaBytes() };
}

/**
 * Throws PAYLOAD_TOO_LARGE if an account has no room for a file of `size` bytes. Other uploads of the account wait here until the
 * transaction ends.
 */
export async function refuseOverQuota(tx: Db, ownerId: string, size: number): Promise<void> {
  await lockAccount(tx, ownerId);
  const quota = quotaBytes();
  if (quota === null) return;
  const used = await accountBytes(tx, ownerId);
  if (used + size > quota) throw overQuota(used, size, quota);
}

/** The error for an account without room for `size` more bytes. */
export const overQuota = (used: number, size: number, quota: number) =>
  failure("PAYLOAD_TOO_LARGE", {
    message: `Your account uses ${inMegabytes(used)} of ${inMegabytes(quota)} MB, and this needs ${inMegabytes(size)} MB. Delete documents, files or fonts that you no longer need, and empty the Trash.`,
    data: { usedBytes: used, quotaBytes: quota },
  });

/** The quota of every account in bytes; null where there is none. */
export function quotaBytes(): number | null {
  const { STORAGE_QUOTA_MB } = env();
  return STORAGE_QUOTA_MB === 0 ? null : STORAGE_QUOTA_MB * MEBIBYTE;
}

const inMegabytes = (bytes: number) => (bytes / MEBIBYTE).toFixed(1);
