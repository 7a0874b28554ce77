import { ftruncateSync, readFileSync, writeSync } from "node:fs";
import { join } from "node:path";
import { type FileLock, waitForFileLock } from "@/server/platform/data-folder/file-lock";
import { makeDataFolder } from "@/server/platform/data-folder/make-data-folder";
import { StartRefusedError, systemReason } from "@/server/platform/start-refused";

export class DataFolderHeldError extends StartRefusedError {}

/** A process that was just killed may still be ending; its lock is released a moment later. */
const PATIENCE_MS = 1_000;

/**
 * Holds a data folder for this process until it ends. A second one gets `DataFolderHeldError`, even in another container. The
 * text of the file is only for the message; the kernel's lock decides.
 */
export async function holdDataFolder(folder: string, now: Date): Promise<FileLock> {
  const path = join(folder, "dossier.lock");
  const lock = await takeLock(folder, path);
  if (!lock) throw new DataFolderHeldError(heldMessage(folder, path));
  ftruncateSync(lock.fd);
  writeSync(lock.fd, `${JSON.stringify({ pid: process.pid, since: now.toISOString() })}\n`, 0);
  return lock;
}

async function takeLock(folder: string, path: string) {
  makeDataFolder(folder);
  try {
    return await waitForFileLock(path, PATIENCE_MS);
  } catch (error) {
    throw new StartRefusedError(`The data folder ${folder} cannot be used: ${systemReason(error)}.`, { cause: error });
  }
}

function heldMessage(folder: string, path: string): string {
  let who = "";
  try {
    const { pid, since } = JSON.parse(readFileSync(path, "utf8")) as { pid: number; since: string };
    who = ` (process ${pid}, started ${since})`;
  } catch {
    // The holder has not written its details yet.
  }
  return `The data folder ${folder} is in use by another instance${who}. Stop that instance first, or give this one its own DATA_DIR.`;
}
