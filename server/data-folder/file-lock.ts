import { closeSync, constants, fstatSync, openSync, statSync } from "node:fs";
import { tryLock } from "fs-native-extensions";

export type FileLock = {
  /** A process that inherits this descriptor holds the lock as well, until it ends. */
  fd: number;
  /** Whether the locked file is still the one at its path. */
  isInPlace: () => boolean;
  release: () => void;
};

/**
 * Locks a file for this process alone, or returns null when somebody has it. The kernel keeps the lock with the open file, not with a
 * process id: it holds between containers on one machine and ends with its last holder, however that one dies.
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
    // Somebody may have removed the file between the opening and the lock, which then would protect nothing.
    if (isInPlace()) return { fd, isInPlace, release: () => closeSync(fd) };
    closeSync(fd);
  }
}

/** The lock as soon as it is free, or null when it is not within the time. */
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
    // Only a missing file is one that was removed; a storage that stutters says nothing.
    return (error as NodeJS.ErrnoException).code !== "ENOENT";
  }
}
