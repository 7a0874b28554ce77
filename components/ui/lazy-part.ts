import { lazy } from "react";

/** The longest pause between two attempts, in milliseconds. */
const LONGEST_PAUSE = 15_000;

/** Waits, but not longer than until the network is said to be back. */
const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(done, milliseconds);
    function done() {
      clearTimeout(timer);
      window.removeEventListener("online", done);
      resolve();
    }
    window.addEventListener("online", done);
  });

/** Asks again, ever more slowly, for what could not be had: a part of the page that is missing for a while is no reason to lose the rest. */
export async function patiently<Value>(
  load: () => Promise<Value>,
  wait: (milliseconds: number) => Promise<void> = pause,
): Promise<Value> {
  for (let delay = 500; ; delay = Math.min(LONGEST_PAUSE, delay * 2)) {
    try {
      return await load();
    } catch {
      await wait(delay);
    }
  }
}

/** React's `lazy` for a server that may be away for a moment, or a device that is offline: the part appears once it can be fetched. */
export const lazyPart: typeof lazy = (load) => lazy(() => patiently(load));
