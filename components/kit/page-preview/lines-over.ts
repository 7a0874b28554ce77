/** Lines whose tops are nearer than this stand on one line, in CSS pixels at the paper's own size. */
const SAME_LINE = 4;

/** How many lines of text the last page holds: few of them are lines that went over. */
export function linesOnLastPage(pages: readonly HTMLElement[]): number {
  const page = pages.at(-1);
  if (!page) return 0;
  const scale = Math.max(
    0.1,
    page.getBoundingClientRect().width / Math.max(1, Number.parseFloat(page.style.getPropertyValue("--page-width")) * (4 / 3)),
  );
  const tops = [...page.querySelectorAll("text")].map((text) => text.getBoundingClientRect().top).sort((a, b) => a - b);
  return countLines(tops.map((top) => top / scale));
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
