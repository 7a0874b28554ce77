/** How long saves wait at most for news from the server, in milliseconds. */
const MAX_WAIT_MS = 5_000;

/** Work that learns the server's newest state. Timed saves wait for it, as they would be based on the state before. */
export function startLearning() {
  let running: Promise<unknown> = Promise.resolve();
  return {
    learning<Result>(work: () => Promise<Result>): Promise<Result> {
      const result = work();
      const late = new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS));
      running = Promise.all([running, Promise.race([result.catch(() => {}), late])]);
      return result;
    },
    /** Resolves when no such work is running, or takes too long. */
    learned: (): Promise<unknown> => running,
  };
}
