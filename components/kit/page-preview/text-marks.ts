/** The colours of a mark, as tokens with fallbacks where the page has none. */
const TONES = { success: "var(--success, #2d6a4f)", danger: "var(--danger, #b42318)" };

export type MarkTone = keyof typeof TONES;

/** Lays a tint over places of the pages under a name; earlier ones of that name are taken away. */
export function markText(
  pages: readonly HTMLElement[],
  name: string,
  tone: MarkTone,
  placesOn: (page: HTMLElement) => readonly DOMRect[],
): void {
  for (const page of pages) {
    for (const mark of page.querySelectorAll(`[data-text-mark=${name}]`)) mark.remove();
    const frame = page.getBoundingClientRect();
    const marks = placesOn(page)
      .filter(({ width }) => width > 0)
      .map((rect) => markOf(rect, frame, tone));
    for (const mark of marks) mark.dataset.textMark = name;
    page.append(...marks);
  }
}

/** Measured in shares of the page, so that the mark stays in its place when the page is zoomed. */
function markOf(rect: DOMRect, frame: DOMRect, tone: MarkTone): HTMLElement {
  const mark = document.createElement("div");
  const share = (value: number, whole: number) => `${(100 * value) / whole}%`;
  Object.assign(mark.style, {
    position: "absolute",
    left: share(rect.left - frame.left, frame.width),
    top: share(rect.top - frame.top, frame.height),
    width: share(rect.width, frame.width),
    height: share(rect.height, frame.height),
    borderRadius: "2px",
    background: `color-mix(in oklch, ${TONES[tone]} 24%, transparent)`,
    mixBlendMode: "multiply",
    pointerEvents: "none",
  });
  return mark;
}
