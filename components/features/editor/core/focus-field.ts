/** Whether the focus is in the very field of a pointer, not in one that encloses it. */
export const hasOwnField = (pointer: string): boolean =>
  document.activeElement?.closest("[data-field]")?.getAttribute("data-field") === pointer;

/** Focuses the field of a pointer, or the nearest enclosing one. Returns whether there was one. */
export function focusField(pointer: string): boolean {
  for (let name = pointer; name !== ""; name = name.slice(0, name.lastIndexOf("/"))) {
    const holder = document.querySelector(`[data-field="${CSS.escape(name)}"]`);
    const field = holder?.querySelector<HTMLElement>(".rich-text, input:not(.sr-only), select, textarea");
    if (!field) continue;
    field.scrollIntoView({ block: "center" });
    field.focus({ preventScroll: true });
    return true;
  }
  return false;
}
