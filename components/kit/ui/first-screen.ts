/** How long a page may delay later work, in milliseconds. */
const LONGEST_MS = 4_000;
/** The longest wait for a moment without work, in milliseconds. */
const IDLE_MS = 1_000;

let coming = 0;
const holds = new Set<() => void>();
const waiting = new Set<() => void>();

/** Reports that the page is still rendering its first screen, until the returned function is called. */
export function firstScreenIsComing(): () => void {
  let isOver = false;
  const over = () => {
    if (isOver) return;
    isOver = true;
    clearTimeout(timer);
    holds.delete(over);
    coming -= 1;
    if (coming > 0) return;
    const starts = [...waiting];
    waiting.clear();
    for (const start of starts) start();
  };
  coming += 1;
  holds.add(over);
  const timer = setTimeout(over, LONGEST_MS);
  return over;
}

/** Reports that the first screen is complete. */
export function firstScreenIsThere(): void {
  for (const over of [...holds]) over();
}

/** Runs work that is not needed yet, such as fetching a dialog's code, when the first screen is there and nothing else is to be done. */
export function afterFirstScreen(work: () => void): () => void {
  let isOver = false;
  const start = () => whenIdle(runOrWait);
  // Asked at that moment: what was coming may have handed over to something else that is.
  function runOrWait() {
    if (isOver) return;
    if (coming > 0) waiting.add(start);
    else work();
  }
  if (document.readyState === "complete") start();
  else window.addEventListener("load", start, { once: true });
  return () => {
    isOver = true;
    waiting.delete(start);
    window.removeEventListener("load", start);
  };
}

/** Runs work in a moment without other work, or a second later. Safari has no idle callbacks. */
export function whenIdle(work: () => void): void {
  if ("requestIdleCallback" in window) window.requestIdleCallback(work, { timeout: IDLE_MS });
  else setTimeout(work, IDLE_MS);
}
