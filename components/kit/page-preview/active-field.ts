const ENTRY = /^(.*?\/items\/#[^/]+)/;

/** Puts the field being edited under the marking colour, by style alone: drawings come and go without being touched. */
export function activeFieldStyle(id: string, pointer: string | null): string {
  if (!pointer) return "";
  const field = quoted(pointer);
  const marked = `:is([data-field="${field}"],[data-field^="${field}/"]) .pseudo-link`;
  return `[data-page-preview="${quoted(id)}"] ${marked}{fill:var(--mark,#dcebf0);mix-blend-mode:multiply}`;
}

/**
 * Draws a broken line around fields that show examples. Their text stays as it is: paled, it could not be read on a coloured ground, nor
 * where it has no more contrast than it needs.
 */
export function exampleFieldStyle(id: string, pointers: readonly string[]): string {
  if (pointers.length === 0) return "";
  const fields = pointers.flatMap((pointer) => [`[data-field="${quoted(pointer)}"]`, `[data-field^="${quoted(pointer)}/"]`]);
  return `[data-page-preview="${quoted(id)}"] :is(${fields.join(",")}) .pseudo-link{stroke:#808080;stroke-width:.6;stroke-dasharray:2 2}`;
}

/** Text inside a quoted attribute selector within a style element. */
function quoted(text: string): string {
  return text.replace(/[\\"\n\r<]/g, (character) => `\\${character.codePointAt(0)?.toString(16)} `);
}

/** The pointer of the field that was clicked, or null. */
export function clickedField(target: EventTarget | null): string | null {
  return target instanceof Element ? (target.closest("[data-field]")?.getAttribute("data-field") ?? null) : null;
}

const fieldsOf = (root: ParentNode, pointer: string): Element[] =>
  [...root.querySelectorAll("[data-field]")].filter((element) => {
    const field = element.getAttribute("data-field") ?? "";
    return field === pointer || field.startsWith(`${pointer}/`);
  });

/** Brings the field into view when it is not. */
export function revealField(surface: HTMLElement | null, pointer: string): void {
  const [first] = surface ? fieldsOf(surface, pointer) : [];
  first?.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/** A rule in the margin beside the entry whose field is being edited. */
export function markActiveEntry(pages: readonly HTMLElement[], pointer: string | null): void {
  const entry = pointer ? ENTRY.exec(pointer)?.[1] : undefined;
  for (const page of pages) {
    page.querySelector("[data-entry-rule]")?.remove();
    const rects = entry
      ? fieldsOf(page, entry)
          .map((element) => element.getBoundingClientRect())
          .filter((rect) => rect.width > 0)
      : [];
    if (rects.length === 0) continue;
    const frame = page.getBoundingClientRect();
    const top = Math.min(...rects.map((rect) => rect.top)) - frame.top;
    const bottom = Math.max(...rects.map((rect) => rect.bottom)) - frame.top;
    const left = Math.min(...rects.map((rect) => rect.left)) - frame.left;
    const rule = document.createElement("div");
    rule.dataset.entryRule = "";
    Object.assign(rule.style, {
      position: "absolute",
      top: `${top}px`,
      left: `${Math.max(2, left - 8)}px`,
      width: "2px",
      height: `${bottom - top}px`,
      background: "var(--primary, #0f5c6e)",
      pointerEvents: "none",
    });
    page.append(rule);
  }
}
