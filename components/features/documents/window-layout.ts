/** The layout of documents in the available width; all lengths in CSS pixels. */
export type Layout = { columns: number; columnGap: number; rowGap: number; rowHeight: number; top: number };

const GRID = { leastWidth: 180, gap: 32 };
const PHONE = { maxWidth: 640, columnGap: 16, rowGap: 24 };
const PAGE_RATIO = 297 / 210;

/** Measures where the documents start and how many fit in a row. Returns the previous layout if nothing changed. */
export function layoutOf(element: HTMLElement, shape: "grid" | "list", before: Layout | null): Layout {
  const { width, top } = element.getBoundingClientRect();
  const next = { ...arrange(width, shape, rootFontSize()), top: Math.round(top + window.scrollY) };
  const isSame = before !== null && (Object.keys(next) as (keyof Layout)[]).every((key) => before[key] === next[key]);
  return isSame ? before : next;
}

/** The texts grow with the reader's own font size, the pages with the width. */
export function arrange(width: number, shape: "grid" | "list", remPx: number): Omit<Layout, "top"> {
  const isPhone = window.innerWidth <= PHONE.maxWidth;
  if (shape === "list") return { columns: 1, columnGap: 0, rowGap: 0, rowHeight: Math.round(Math.max(57, 3.5625 * remPx)) };
  const columnGap = isPhone ? PHONE.columnGap : GRID.gap;
  const columns = isPhone ? 2 : Math.max(1, Math.floor((width + columnGap) / (GRID.leastWidth + columnGap)));
  const pageHeight = ((width - columnGap * (columns - 1)) / columns) * PAGE_RATIO;
  // Name, time and tags below the page, as in the card; on a phone the name is taller and there are no tags.
  const textHeight = isPhone ? 10 + 2.25 * remPx + 2 * remPx : 10 + 1.5 * remPx + remPx + 7 + 1.25 * remPx;
  return { columns, columnGap, rowGap: isPhone ? PHONE.rowGap : GRID.gap, rowHeight: Math.ceil(pageHeight + textHeight + 2) };
}

const rootFontSize = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
