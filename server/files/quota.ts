import type { Db } from "@/server/db/client";
import { env } from "@/server/env";
import { failure } from "@/server/errors";

const MEBIBYTE = 1024 * 1024;

export type StorageUsage = { usedBytes: number; quotaBytes: number | null };

/** The storage used by an account and its quota. Null means limited only by the disk. */
export async function storageUsage(db: Db, ownerId: string): Promise<StorageUsage> {
  return { usedBytes: await usedBytes(db, ownerId), quotaBytes: quotaBytes() };
}

/**
 * Throws PAYLOAD_TOO_LARGE if an account has no room for `size` more bytes. Other uploads of the account wait here until the
 * transaction ends.
 */
export async function refuseOverQuota(tx: Db, ownerId: string, size: number): Promise<void> {
  // Prisma has no row locks.
  await tx.$queryRaw`select id from "user" where id = ${ownerId}::uuid for no key update`;
  const allowed = quotaBytes();
  if (allowed === null) return;
  const used = await usedBytes(tx, ownerId);
  if (used + size <= allowed) return;
  throw failure("PAYLOAD_TOO_LARGE", {
    message: `Your files use ${inMegabytes(used)} of ${inMegabytes(allowed)} MB, and this one needs ${inMegabytes(size)} MB. Delete files or fonts you no longer need.`,
    data: { usedBytes: used, quotaBytes: allowed },
  });
}

function quotaBytes(): number | null {
  const { STORAGE_QUOTA_MB } = env();
  return STORAGE_QUOTA_MB === 0 ? null : STORAGE_QUOTA_MB * MEBIBYTE;
}

async function usedBytes(db: Db, ownerId: string): Promise<number> {
  // Raw SQL: Prisma sums into 32-bit integers, which overflow at two gigabytes.
  const [row] = await db.$queryRaw<{ bytes: number }[]>`
    select coalesce(sum(size), 0)::float8 as bytes from stored_file where "userId" = ${ownerId}::uuid and "isComplete"`;
  return row?.bytes ?? 0;
}

const inMegabytes = (bytes: number) => (bytes / MEBIBYTE).toFixed(1);
