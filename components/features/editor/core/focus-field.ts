/** The pointer of the field that has the focus. */
export const focusedPointer = (): string | null =>
  document.activeElement?.closest("[data-field]")?.getAttribute("data-field") ?? null;

const CONTROL = ".rich-text, input:not(.sr-only), select, textarea";

/** A row and its form are drawn in two frames; running text is loaded when it is first needed. */
const FRAMES_TO_OPEN = 6;
const FRAMES_TO_LOAD = 90;

/** Counts requests: the newest one decides. */
let newest = 0;

const holderOf = (pointer: string) => document.querySelector(`[data-field="${CSS.escape(pointer)}"]:not([data-page] *)`);

/**
 * Focuses the field of a pointer, which may only be opening, or the nearest enclosing one. Returns whether there was one. A person who
 * goes elsewhere before that is left there.
 */
export async function focusField(pointer: string): Promise<boolean> {
  const start = document.activeElement;
  const request = ++newest;
  for (let frame = 0; frame < FRAMES_TO_LOAD; frame++) {
    await new Promise(requestAnimationFrame);
    const isElsewhere = document.activeElement !== start && document.activeElement !== document.body;
    if (request !== newest || (isElsewhere && focusedPointer() !== null)) return true;
    const holder = holderOf(pointer);
    if (frame > 0 && focusWithin(holder)) return true;
    if (!holder && frame >= FRAMES_TO_OPEN) break;
  }
  for (let name = pointer; name !== ""; name = name.slice(0, name.lastIndexOf("/"))) if (focusWithin(holderOf(name))) return true;
  return false;
}

function focusWithin(holder: Element | null): boolean {
  const control = holder?.querySelector<HTMLElement>(CONTROL);
  control?.scrollIntoView({ block: "center" });
  control?.focus({ preventScroll: true });
  return Boolean(control);
}
