import { statfs } from "node:fs/promises";
import { singleton } from "@/server/platform/singleton";

const MEBIBYTE = 1024 * 1024;

/** Writes are rejected below this. PostgreSQL panics if there is no room for its log, which has segments of 16 MB. */
const RESERVED_BYTES = 32 * MEBIBYTE;
/** Below this, health reports that the disk is nearly full. */
export const LOW_BYTES = 200 * MEBIBYTE;

type Watch = { freeBytes: number | null };

const watch = () => singleton<Watch>("free-space", () => ({ freeBytes: null }));

/** Bytes that may still be written below a folder. */
export async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Whether a write may begin, of this many bytes if known. It is cheap, because the disk is checked in the background. */
export function hasRoomToWrite(bytes = 0): boolean {
  const { freeBytes } = watch();
  return freeBytes === null || freeBytes - bytes >= RESERVED_BYTES;
}

/** Free bytes on the fullest watched disk at the last check. Null if none is watched. */
export const knownFreeBytes = () => watch().freeBytes;

export async function isDiskNearlyFull(folder: string): Promise<boolean> {
  return freeBytesOf(folder).then(
    (free) => free < RESERVED_BYTES,
    () => false,
  );
}

/** Checks the disks of these folders regularly, more often the fuller they are. Returns a stop function. */
export async function watchFreeSpace(folders: readonly string[]): Promise<() => void> {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = folders.length === 0;
  async function look() {
    const free = await Promise.all(folders.map((folder) => freeBytesOf(folder).catch(() => null)));
    const known = free.filter((bytes) => bytes !== null);
    watch().freeBytes = known.length > 0 ? Math.min(...known) : null;
    if (isStopped) return;
    timer = setTimeout(look, (watch().freeBytes ?? Number.POSITIVE_INFINITY) < 4 * LOW_BYTES ? 50 : 1_000).unref();
  }
  if (!isStopped) await look();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    watch().freeBytes = null;
  };
}

/** 53100 is PostgreSQL's disk_full; 53200 is about memory. */
const FULL = new Set(["53100", "ENOSPC", "EDQUOT"]);

/** Whether an error, or what caused it, means that the disk of the database or of the files is full. */
export function isDiskFull(error: unknown): boolean {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    const { code } = at as { code?: unknown };
    if (typeof code === "string" && FULL.has(code)) return true;
  }
  return false;
}
