import { readFileSync, unlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";

export class DataFolderHeldError extends Error {}

type Holder = { pid: number; startTicks: string | null; since: string };

/**
 * Holds a data folder for this process. A second process gets `DataFolderHeldError`, which names the holder; what a killed
 * process left behind is taken over. A process id alone is not proof, since ids are reused: its start time must agree.
 */
export function holdDataFolder(folder: string, now: Date): () => void {
  const path = join(folder, "dossier.lock");
  const mine: Holder = { pid: process.pid, startTicks: startTicksOf(process.pid), since: now.toISOString() };
  for (let attempt = 0; attempt < 20; attempt++) {
    try {
      writeFileSync(path, JSON.stringify(mine), { flag: "wx" });
      return () => release(path, mine);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
    const holder = readHolder(path);
    if (holder && isAlive(holder)) {
      throw new DataFolderHeldError(
        `The data folder ${folder} is in use by another Dossier (process ${holder.pid}, started ${holder.since}). Stop that one first, or give this one its own DATA_DIR.`,
      );
    }
    remove(path);
  }
  throw new DataFolderHeldError(`The data folder ${folder} is being taken by another Dossier at this moment.`);
}

function readHolder(path: string): Holder | null {
  try {
    return JSON.parse(readFileSync(path, "utf8")) as Holder;
  } catch {
    return null;
  }
}

function isAlive(holder: Holder): boolean {
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ESRCH") return false;
  }
  return holder.startTicks === startTicksOf(holder.pid);
}

/** Field 22 of /proc/<pid>/stat; null where there is no /proc, so that two nulls agree and the id alone decides. */
function startTicksOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? null;
  } catch {
    return null;
  }
}

function release(path: string, mine: Holder) {
  if (readHolder(path)?.pid === mine.pid) remove(path);
}

function remove(path: string) {
  try {
    unlinkSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  }
}
