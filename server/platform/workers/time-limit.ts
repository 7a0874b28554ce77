import type { ChildProcess } from "node:child_process";
import { readFileSync } from "node:fs";

/** Clock ticks of /proc in a second. */
const TICKS = 100;
/** A child that waits for a busy machine gets this many times its limit. */
const MAX_TIMES = 2;
/** One that had this share of its limit as processor time was not held up. */
const HAD_ITS_TIME = 0.8;
const SHORTEST_MS = 200;
/** Most work is done before its child is looked at for the first time. */
const FIRST_LOOK_MS = 200;

/** The processor time of a process and its threads so far, in milliseconds; null without /proc. */
function processorMs(pid: number | undefined): number | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The name in brackets may contain spaces. User and system time are the 14th and 15th field.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS;
  } catch {
    return null;
  }
}

/**
 * Calls `onOver` once when a child has worked for its time. On a busy machine it may have waited for most of that: then it gets what it
 * lacks of it, up to twice the time in all. Returns a function that stops waiting.
 */
export function limitTime(child: ChildProcess, limitMs: number, onOver: () => void): () => void {
  const began = performance.now();
  const first = Math.min(FIRST_LOOK_MS, limitMs);
  let before: number | null = null;
  let timer = setTimeout(() => {
    before = processorMs(child.pid);
    timer = setTimeout(look, limitMs - first);
  }, first);
  function look() {
    const now = processorMs(child.pid);
    const worked = before === null || now === null ? limitMs : first + now - before;
    const left = limitMs * MAX_TIMES - (performance.now() - began);
    if (worked >= limitMs * HAD_ITS_TIME || left <= 0) return onOver();
    timer = setTimeout(look, Math.min(left, Math.max(SHORTEST_MS, limitMs - worked)));
  }
  return () => clearTimeout(timer);
}
