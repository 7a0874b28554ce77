/** From one piece of a model's answer to the next, and in all. */
const IDLE_MS = 45_000;
const TIMEOUT_MS = 180_000;

/** Stops a model when it is silent for too long, when the whole call takes too long, or with a signal. */
export function patienceFor(signal: AbortSignal) {
  const stop = new AbortController();
  let isOver = false;
  const giveUp = () => {
    isOver = true;
    stop.abort();
  };
  const all = setTimeout(giveUp, TIMEOUT_MS);
  let idle = setTimeout(giveUp, IDLE_MS);
  return {
    signal: AbortSignal.any([stop.signal, signal]),
    isOver: () => isOver,
    renew: () => {
      clearTimeout(idle);
      idle = setTimeout(giveUp, IDLE_MS);
    },
    end: () => {
      clearTimeout(all);
      clearTimeout(idle);
      stop.abort();
    },
  };
}
