import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { StartRefusedError, systemReason } from "@/server/start-refused";
import { lockFile } from "./file-lock";

export type TemporaryFolder = { path: string; remove: () => void };

const homeOf = (dataDir: string) => join(dataDir, "tmp");

/** A folder below `DATA_DIR/tmp` for this process alone. Its lock beside it says that somebody uses it, also to instances in other containers. */
export function openTemporaryFolder(dataDir: string): TemporaryFolder {
  try {
    mkdirSync(homeOf(dataDir), { recursive: true, mode: 0o700 });
    for (;;) {
      const path = join(homeOf(dataDir), randomBytes(8).toString("hex"));
      const lock = lockFile(`${path}.lock`);
      // Somebody who sweeps may have seen it first.
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

/** Removes the temporary folders whose processes are gone, however they ended. Returns how many. */
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

/** The lock goes after the folder: as long as there is anything, there is something to lock. */
function removeFolder(path: string) {
  rmSync(path, { recursive: true, force: true });
  rmSync(`${path}.lock`, { force: true });
}
