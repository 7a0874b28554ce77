import { DAY_MS } from "@/domain/dates/day-ms";
import { removeStoredBytes, unfinished } from "@/server/accounts/files/stored-files";
import type { Db } from "@/server/platform/db/client";

/** Deletes files with their rows. They are marked first, so that the hourly sweep removes the bytes whatever happens then. */
export async function removeFiles(db: Db, paths: readonly string[]): Promise<void> {
  await db.storedFile.updateMany({ where: { path: { in: [...paths] } }, data: unfinished() });
  for (const path of paths) await removeStoredBytes(db, path);
}

const BATCH = 500;

/**
 * Removes files that were never sent with a message within a day, and those whose conversation went with its application. Returns how many.
 */
export async function removeUnusedAttachments(db: Db, now: Date): Promise<number> {
  const before = new Date(now.getTime() - DAY_MS);
  const unsent = await db.assistantAttachment.findMany({
    where: { messageId: null, createdAt: { lt: before } },
    select: { path: true },
    take: BATCH,
  });
  const orphans = await db.storedFile.findMany({
    where: { path: { contains: "/assistant/" }, assistantAttachment: null, isComplete: true },
    select: { path: true },
    take: BATCH,
  });
  const paths = [...unsent, ...orphans].map(({ path }) => path);
  await removeFiles(db, paths);
  return paths.length;
}
