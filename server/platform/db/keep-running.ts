import { logError, logWarning } from "@/server/platform/log";

const LOOK_EVERY_MS = 500;
const MAX_FAILURES = 5;
/** A server that ends this soon after its start counts as not started. */
const SHORT_LIFE_MS = 1_000;
const MAX_SHORT_LIVES = 20;

type Watched = {
  isThere: () => boolean;
  isRunning: () => boolean;
  start: () => Promise<unknown>;
  /** While the disk is full, starts fail but will work once there is room, so such failures do not count. */
  isDiskFull: () => Promise<boolean>;
  /** Called once, when nothing more can be done. */
  onLost: (reason: string) => void;
};

/**
 * Restarts the server when it was killed under the running application, and gives up when that cannot work. Returns a stop
 * function that waits for a start in progress.
 */
export function keepRunning({ isThere, isRunning, start, isDiskFull, onLost }: Watched): () => Promise<void> {
  let reviving: Promise<void> | null = null;
  let failures = 0;
  let shortLives = 0;
  let startedAt = Number.NEGATIVE_INFINITY;

  async function revive() {
    logWarning("database", "PostgreSQL is gone; starting it again.");
    shortLives = performance.now() - startedAt < SHORT_LIFE_MS ? shortLives + 1 : 0;
    try {
      await start();
      startedAt = performance.now();
      failures = 0;
      if (shortLives < MAX_SHORT_LIVES) return;
      lose("PostgreSQL ends again as soon as it is started; its server.log says why.");
    } catch (error) {
      logError("database", "PostgreSQL could not be started again.", error);
      if (await isDiskFull()) return;
      failures += 1;
      if (failures >= MAX_FAILURES)
        lose(`PostgreSQL could not be started again: ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  function lose(reason: string) {
    clearInterval(watch);
    onLost(reason);
  }

  const watch = setInterval(() => {
    if (reviving) return;
    if (!isThere()) return lose("The data folder is gone.");
    if (isRunning()) return;
    reviving = revive().finally(() => {
      reviving = null;
    });
  }, LOOK_EVERY_MS).unref();
  return async () => {
    clearInterval(watch);
    await reviving;
  };
}
