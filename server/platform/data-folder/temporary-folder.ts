import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { singleton } from "@/server/platform/singleton";
import { StartRefusedError, systemReason } from "@/server/platform/start-refused";
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
      own().name = basename(path);
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

const own = () => singleton<{ name: string | null }>("process-name", () => ({ name: null }));

/** What this process is called in rows about unfinished work: the name of its temporary folder. Null before it has one. */
export const processName = (): string | null => own().name;

/**
 * Removes the temporary folders of ended processes, after `cleanUp` has removed what else they left unfinished: if this process ends
 * in between, the next one finds the same folders again. Returns how many.
 */
export async function sweepTemporaryFolders(
  dataDir: string,
  cleanUp: (processNames: string[]) => Promise<unknown>,
): Promise<number> {
  const entries = existsSync(homeOf(dataDir)) ? readdirSync(homeOf(dataDir)) : [];
  const names = new Set(entries.flatMap((name) => /^([0-9a-f]{16})(\.lock)?$/.exec(name)?.[1] ?? []));
  const ended = [...names].flatMap((name) => {
    const lock = lockFile(join(homeOf(dataDir), `${name}.lock`));
    return lock ? [{ name, lock }] : [];
  });
  try {
    await cleanUp(ended.map(({ name }) => name));
    for (const { name } of ended) removeFolder(join(homeOf(dataDir), name));
  } finally {
    for (const { lock } of ended) lock.release();
  }
  return ended.length;
}

/** The lock is removed after the folder, so that a remaining folder always has a lock file. */
function removeFolder(path: string) {
  rmSync(path, { recursive: true, force: true });
  rmSync(`${path}.lock`, { force: true });
}
