import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, statfsSync } from "node:fs";
import { join } from "node:path";

const MEMORY = "/dev/shm";
const TMPFS = 0x01021994;
/** Several times the peak use of a run: clusters, data folders and browser profiles of three workers. */
const ROOM = 4 * 2 ** 30;
const NAME = /^dossier-tests-(\d+)$/;

/**
 * Has the temporary files of a test run in memory, where that has room: this process and those it starts. A copied cluster is 1,300
 * new files, for which a disk where as many were just removed takes half a second of processor time, and memory a fiftieth.
 */
export function keepFilesInMemory() {
  // A process of a run has the folder of the run, and a chosen one stays.
  if (process.env.TMPDIR || !hasRoom()) return;
  removeLeftOver();
  const folder = join(MEMORY, `dossier-tests-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  // PostgreSQL may run as a separate user, which must reach its files.
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
  process.on("exit", () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
}

function hasRoom() {
  if (!existsSync(MEMORY)) return false;
  const { type, bavail, bsize } = statfsSync(MEMORY);
  return type === TMPFS && bavail * bsize >= ROOM && process.availableMemory() >= ROOM;
}

/** A run that was killed could not remove its folder, nor a small disk that it had mounted there, which stays. */
function removeLeftOver() {
  for (const name of readdirSync(MEMORY)) {
    const pid = Number(NAME.exec(name)?.[1] ?? 0);
    if (pid === 0 || existsSync(`/proc/${pid}`)) continue;
    try {
      rmSync(join(MEMORY, name), { recursive: true, force: true });
    } catch (error) {
      console.warn(`What an ended run left in ${join(MEMORY, name)} could not be removed: ${String(error)}`);
    }
  }
}
