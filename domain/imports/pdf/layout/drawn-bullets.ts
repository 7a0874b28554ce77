import { isRightToLeft } from "@/domain/imports/pdf/layout/segments";
import type { PdfFill, PdfPage, PdfRun } from "@/domain/imports/pdf/page";

/** Bullets are drawn between these sizes, in points; what is larger is an icon. */
const SMALLEST_PT = 1.2;
const LARGEST_PT = 6.5;
/** The most space between a bullet and its text, in points. */
const FARTHEST_PT = 18;
const SAME_EDGE_PT = 1;
/** A page with more dots is a drawing. */
const MAX_DOTS = 400;

interface Dot {
  fill: PdfFill;
  /** The text beside it. */
  run: PdfRun;
}

/** Browsers draw the bullets of lists as shapes, which the text layer does not have: each becomes a text again. */
export const withDrawnBullets = (page: PdfPage): PdfPage =>
  isRightToLeft(page) ? flipped(withBulletsBefore(flipped(page))) : withBulletsBefore(page);

/** The runs and areas of a page with left and right exchanged. */
const flipped = (page: PdfPage): PdfPage => ({
  ...page,
  runs: page.runs.map((run) => ({ ...run, x: page.width - run.x - run.width })),
  ...(page.fills
    ? { fills: page.fills.map((fill) => ({ ...fill, left: page.width - fill.right, right: page.width - fill.left })) }
    : {}),
});

function withBulletsBefore(page: PdfPage): PdfPage {
  const dots = (page.fills ?? []).filter(isDot);
  if (dots.length < 2 || dots.length > MAX_DOTS) return page;
  const found = dots.flatMap((fill): Dot[] => {
    const run = textBeside(fill, page.runs, dots);
    return run ? [{ fill, run }] : [];
  });
  const bullets = found.filter(({ fill }) => {
    const column = found.filter((other) => Math.abs(other.fill.left - fill.left) < SAME_EDGE_PT);
    // The dots of a timeline are before titles, on a line that runs through them.
    const ofTitles = column.filter(({ run }) => run.isBold).length * 2 > column.length;
    return column.length >= 2 && !ofTitles && !isOnLine(fill, page.fills ?? []);
  });
  if (bullets.length === 0) return page;
  const signs = bullets.map(
    ({ fill, run }): PdfRun => ({
      ...run,
      text: "•",
      x: fill.left,
      width: fill.right - fill.left,
      isBold: false,
      isItalic: false,
    }),
  );
  return { ...page, runs: [...page.runs, ...signs] };
}

function isDot({ left, right, top, bottom }: PdfFill): boolean {
  const [width, height] = [right - left, bottom - top];
  return width >= SMALLEST_PT && width <= LARGEST_PT && height <= LARGEST_PT && Math.abs(width - height) < 0.8;
}

/** The first text to the right of a dot; undefined if text or another dot is directly before it, or another dot between. */
function textBeside(dot: PdfFill, runs: readonly PdfRun[], dots: readonly PdfFill[]): PdfRun | undefined {
  const middle = (dot.top + dot.bottom) / 2;
  const row = runs.filter(({ y, size }) => Math.abs(y - size * 0.33 - middle) < size * 0.3);
  const next = row.filter(({ x }) => x - dot.right > 1 && x - dot.right <= FARTHEST_PT).sort((one, other) => one.x - other.x)[0];
  if (!next) return undefined;
  const hasTextBefore = row.some(({ x, width }) => x < dot.left && x + width > dot.left - FARTHEST_PT);
  return hasTextBefore || dots.some((other) => isNeighbour(other, dot)) ? undefined : next;
}

/** Dots in a row are a level. The same dot may be drawn twice: filled, and around its edge. */
const isNeighbour = (one: PdfFill, other: PdfFill) =>
  one !== other &&
  Math.abs(one.top - other.top) < 1 &&
  Math.abs(one.left - other.left) > SAME_EDGE_PT &&
  Math.abs(one.left - other.left) < 14;

const isOnLine = (dot: PdfFill, fills: readonly PdfFill[]): boolean => {
  const middle = (dot.left + dot.right) / 2;
  return fills.some(
    ({ left, right, top, bottom }) => right - left < 3 && bottom - top > 20 && left - 2 < middle && right + 2 > middle,
  );
};
