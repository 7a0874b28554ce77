import type { ChildProcess } from "node:child_process";
import { readFile } from "node:fs/promises";

const LOOK_EVERY_MS = 200;
const PAGE_BYTES = 4096;

/**
 * Calls `onOver` once when a child holds more memory than it may. A file made for it could otherwise make the machine swap before
 * any time-out ends the child. Returns a function that stops watching. Where there is no /proc, the child's own limits are all.
 */
export function limitMemory(child: ChildProcess, maxBytes: number, onOver: () => void): () => void {
  const path = `/proc/${child.pid}/statm`;
  const watch = setInterval(async () => {
    const statm = await readFile(path, "utf8").catch(() => null);
    if (statm === null || Number(statm.split(" ")[1]) * PAGE_BYTES <= maxBytes) return;
    clearInterval(watch);
    onOver();
  }, LOOK_EVERY_MS).unref();
  return () => clearInterval(watch);
}
