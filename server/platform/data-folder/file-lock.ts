import { closeSync, constants, fstatSync, openSync, statSync } from "node:fs";
import { tryLock } from "fs-native-extensions";

export type FileLock = {
  /** A process that inherits this descriptor also holds the lock until it ends. */
  fd: number;
  /** Whether the locked file is still the one at its path. */
  isInPlace: () => boolean;
  release: () => void;
};

/**
 * Locks a file exclusively, or returns null if it is locked. The kernel ties the lock to the open file, not to a PID: it works
 * between containers on one machine and ends with its last holder, however that ends.
 */
export function lockFile(path: string): FileLock | null {
  for (;;) {
    const fd = openSync(path, constants.O_RDWR | constants.O_CREAT | constants.O_NOFOLLOW, 0o600);
    const isInPlace = () => isFileAt(fd, path);
    try {
      if (!tryLock(fd)) {
        closeSync(fd);
        return null;
      }
    } catch (error) {
      closeSync(fd);
      throw error;
    }
    // The file may have been removed between opening and locking; the lock would then protect nothing.
    if (isInPlace()) return { fd, isInPlace, release: () => closeSync(fd) };
    closeSync(fd);
  }
}

/** The lock as soon as it is free, or null after the timeout. */
export async function waitForFileLock(path: string, patienceMs: number): Promise<FileLock | null> {
  const end = performance.now() + patienceMs;
  for (;;) {
    const lock = lockFile(path);
    if (lock || performance.now() >= end) return lock;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}

function isFileAt(fd: number, path: string): boolean {
  try {
    const [held, there] = [fstatSync(fd), statSync(path)];
    return held.ino === there.ino && held.dev === there.dev;
  } catch (error) {
    // Only ENOENT means that the file was removed; other storage errors may be temporary.
    return (error as NodeJS.ErrnoException).code !== "ENOENT";
  }
}
