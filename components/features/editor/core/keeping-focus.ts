import { flushSync } from "react-dom";

/** Applies a change from elsewhere without losing the person's focus or caret. */
export function keepingFocus(change: () => void): void {
  const focused = typeof document === "undefined" ? null : document.activeElement;
  if (focused === null || !(focused instanceof HTMLElement) || focused === document.body) {
    change();
    return;
  }
  const caret = isTextField(focused) ? caretOf(focused) : null;
  flushSync(change);
  if (!focused.isConnected) return;
  // Reordered elements lose the focus.
  if (document.activeElement !== focused) focused.focus({ preventScroll: true });
  if (!caret || !isTextField(focused)) return;
  const place = (at: number) => placeIn(caret.text, focused.value, at);
  if (focused.value !== caret.text) focused.setSelectionRange(place(caret.start), place(caret.end));
}

const isTextField = (element: Element): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

function caretOf(field: HTMLInputElement | HTMLTextAreaElement): { text: string; start: number; end: number } | null {
  const { value, selectionStart, selectionEnd } = field;
  return selectionStart === null || selectionEnd === null ? null : { text: value, start: selectionStart, end: selectionEnd };
}

/** Maps a position from one text to another: before the first difference measured from the start, after it from the end. */
export function placeIn(before: string, after: string, at: number): number {
  let same = 0;
  while (same < before.length && before[same] === after[same]) same += 1;
  if (at <= same) return at;
  let tail = 0;
  while (tail < before.length - same && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  return before.length - at <= tail ? Math.max(same, after.length - (before.length - at)) : Math.min(at, after.length);
}
