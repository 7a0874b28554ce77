import type { ChildProcess } from "node:child_process";
import { readFile } from "node:fs/promises";

const LOOK_EVERY_MS = 200;
const PAGE_BYTES = 4096;

/**
 * Calls `onOver` once when a child uses more memory than allowed. Otherwise a crafted file could make the machine swap before a
 * timeout ends the child. Returns a function that stops watching. Without /proc, only the child's own limits apply.
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
