import { putFile, removeFile } from "@/server/platform/adapters/storage/storage";
import { hasRoomToWrite } from "@/server/platform/data-folder/free-space";
import { processName } from "@/server/platform/data-folder/temporary-folder";
import { type Db, transaction } from "@/server/platform/db/client";
import type { Prisma } from "@/server/platform/db/generated/client";
import { failure } from "@/server/platform/errors";
import { logError } from "@/server/platform/log";
import { refuseOverQuota } from "./quota";

export const STORED = {
  path: true,
  userId: true,
  contentType: true,
  size: true,
  isPublic: true,
} as const satisfies Prisma.StoredFileSelect;

export type StoredFile = Prisma.StoredFileGetPayload<{ select: typeof STORED }>;

/**
 * Stores a file of an account. First a row marked as incomplete is written, then the bytes, and then the row is completed. If the
 * process ends in between, the next one, or else the hourly sweep, removes the file by that row. `alongside` runs in the completing transaction. Throws
 * PAYLOAD_TOO_LARGE beyond the account's quota.
 */
export const storeFile = (
  db: Db,
  file: StoredFile,
  bytes: Uint8Array,
  alongside: (tx: Db) => Promise<void> = async () => {},
): Promise<void> => store(db, file, bytes, refuseOverQuota, alongside);

/**
 * Stores a file that the application itself makes for an account, past its quota if need be: the record of what was sent must not be
 * missing because pictures fill the account. It counts towards what the account uses.
 */
export const storeOwnCopy = (db: Db, file: StoredFile, bytes: Uint8Array, alongside: (tx: Db) => Promise<void>): Promise<void> =>
  store(db, file, bytes, async () => {}, alongside);

async function store(
  db: Db,
  file: StoredFile,
  bytes: Uint8Array,
  admit: (tx: Db, ownerId: string, size: number) => Promise<void>,
  alongside: (tx: Db) => Promise<void>,
): Promise<void> {
  if (!hasRoomToWrite(file.size)) throw failure("INSUFFICIENT_STORAGE");
  await transaction(db, async (tx) => {
    await admit(tx, file.userId, file.size);
    await tx.storedFile.createMany({ data: [{ ...file, ...unfinished() }] });
  });
  try {
    await putFile(file.path, bytes, file.contentType);
    await transaction(db, async (tx) => {
      // Again, and with the account's row locked: of several concurrent uploads, those that fit are accepted.
      await admit(tx, file.userId, file.size);
      const { count } = await tx.storedFile.updateMany({ where: { path: file.path }, data: { isComplete: true, writer: null } });
      // The account, or the owner of the file, was deleted in the meantime.
      if (count === 0) throw failure("NOT_FOUND");
      await alongside(tx);
    });
  } catch (error) {
    await removeStoredBytes(db, file.path).catch((cause: unknown) =>
      logError("storage", "An upload that failed will be removed later.", cause),
    );
    throw error;
  }
}

/** Removes the bytes of a file that is marked as incomplete, then its row. If interrupted, the sweep finishes it. */
export async function removeStoredBytes(db: Db, path: string): Promise<void> {
  await removeFile(path);
  await db.storedFile.deleteMany({ where: { path, isComplete: false } });
}

const HOUR_MS = 3_600_000;

/** Marks a file whose bytes this process is writing or removing. */
export const unfinished = () => ({ isComplete: false, writer: processName() });

/**
 * Removes files whose upload or removal was interrupted: those of the named processes, which have ended, and all that are older than an
 * hour, whose process may have been on another machine. Returns how many.
 */
export async function removeIncompleteFiles(db: Db, now: Date, endedProcesses: string[] = []): Promise<number> {
  const before = new Date(now.getTime() - HOUR_MS);
  const where = { isComplete: false, OR: [{ createdAt: { lt: before } }, { writer: { in: endedProcesses } }] };
  const files = await db.storedFile.findMany({ where, select: { path: true } });
  for (const { path } of files) await removeStoredBytes(db, path);
  return files.length;
}
