/** Maximum time to hold keys, in milliseconds. */
const LONGEST_MS = 5_000;

let held: { text: string; release: () => void } | null = null;

/**
 * Holds typed keys for a field that is still loading, together with those that are held already. Ends when the field takes them, on
 * Escape, on a pointer press, or after a timeout.
 */
export function holdKeys(): void {
  if (held) return;
  const listening = new AbortController();
  const release = () => {
    listening.abort();
    clearTimeout(timer);
    held = null;
  };
  const timer = setTimeout(release, LONGEST_MS);
  const holding = { text: "", release };
  held = holding;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") return release();
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (event.key === "Backspace") holding.text = holding.text.slice(0, -1);
    else if (event.key.length === 1) holding.text += event.key;
    else return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  window.addEventListener("keydown", onKeyDown, { capture: true, signal: listening.signal });
  window.addEventListener("pointerdown", release, { capture: true, signal: listening.signal });
}

/** Forgets held keys: what they were meant for does not come. */
export const dropHeldKeys = (): void => held?.release();

/** Writes the held keys into the focused field as if they were typed now. */
export function takeHeldKeys(): void {
  const text = held?.text ?? "";
  held?.release();
  // After the drawing that is going on: the field's own listeners are there then. No other key can come in between.
  if (text !== "") queueMicrotask(() => document.execCommand("insertText", false, text));
}
