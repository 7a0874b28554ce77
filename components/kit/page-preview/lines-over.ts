/** Lines whose tops are nearer than this are on one line, in CSS pixels at the paper's own size. */
const SAME_LINE = 4;

/** What the last page holds: how many lines of text, and how far down the lowest of them reaches, in points. */
export type LastPage = { lines: number; bottomPt: number };

/** Few lines on it are lines that went over; the rest of it is room to spare. */
export function lastPageOf(pages: readonly HTMLElement[]): LastPage {
  const page = pages.at(-1);
  if (!page) return { lines: 0, bottomPt: 0 };
  const scale = Math.max(
    0.1,
    page.getBoundingClientRect().width / Math.max(1, Number.parseFloat(page.style.getPropertyValue("--page-width")) * (4 / 3)),
  );
  const rects = [...page.querySelectorAll("text")].map((text) => text.getBoundingClientRect());
  const tops = rects.map(({ top }) => top).sort((a, b) => a - b);
  const bottom = Math.max(0, ...rects.map((rect) => rect.bottom)) - page.getBoundingClientRect().top;
  return { lines: countLines(tops.map((top) => top / scale)), bottomPt: Math.max(0, bottom / scale) * 0.75 };
}

/** How many lines there are among sorted tops. */
export function countLines(tops: readonly number[]): number {
  let lines = 0;
  let last = Number.NEGATIVE_INFINITY;
  for (const top of tops) {
    if (top - last < SAME_LINE) continue;
    lines += 1;
    last = top;
  }
  return lines;
}
