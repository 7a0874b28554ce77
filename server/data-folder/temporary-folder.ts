import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { StartRefusedError, systemReason } from "@/server/start-refused";
import { lockFile } from "./file-lock";

export type TemporaryFolder = { path: string; remove: () => void };

const homeOf = (dataDir: string) => join(dataDir, "tmp");

/**
 * A folder below `DATA_DIR/tmp` for this process only. A lock next to it marks it as in use, even for instances in other
 * containers.
 */
export function openTemporaryFolder(dataDir: string): TemporaryFolder {
  try {
    mkdirSync(homeOf(dataDir), { recursive: true, mode: 0o700 });
    for (;;) {
      const path = join(homeOf(dataDir), randomBytes(8).toString("hex"));
      const lock = lockFile(`${path}.lock`);
      // A sweep may have locked it first.
      if (!lock) continue;
      mkdirSync(path, { mode: 0o700 });
      return {
        path,
        remove() {
          removeFolder(path);
          lock.release();
        },
      };
    }
  } catch (error) {
    throw new StartRefusedError(`The data folder ${dataDir} cannot be used: ${systemReason(error)}.`, { cause: error });
  }
}

/** Removes the temporary folders of ended processes. Returns how many. */
export function sweepTemporaryFolders(dataDir: string): number {
  if (!existsSync(homeOf(dataDir))) return 0;
  const names = new Set(readdirSync(homeOf(dataDir)).flatMap((name) => /^([0-9a-f]{16})(\.lock)?$/.exec(name)?.[1] ?? []));
  let swept = 0;
  for (const name of names) {
    const path = join(homeOf(dataDir), name);
    const lock = lockFile(`${path}.lock`);
    if (!lock) continue;
    removeFolder(path);
    lock.release();
    swept += 1;
  }
  return swept;
}

/** The lock is removed after the folder, so that a remaining folder always has a lock file. */
function removeFolder(path: string) {
  rmSync(path, { recursive: true, force: true });
  rmSync(`${path}.lock`, { force: true });
}
