import { logError } from "@/server/platform/log";

type Pauses = { idleMs: number; busyMs: number };

/**
 * Repeats a step for as long as the process lives: soon after one that reports more pending work, else after a longer pause. A step that
 * throws is logged as `failed`, and the next one comes after the longer pause. Returns a stop function.
 */
export function keepStepping(step: () => Promise<boolean>, { idleMs, busyMs }: Pauses, failed: string): () => void {
  let isStopped = false;
  let timer = setTimeout(run, idleMs).unref();
  async function run() {
    const isBusy = await step().catch((error: unknown) => {
      logError("instance", failed, error);
      return false;
    });
    if (!isStopped) timer = setTimeout(run, isBusy ? busyMs : idleMs).unref();
  }
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
