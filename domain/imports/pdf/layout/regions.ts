import { headingKind } from "@/domain/imports/pdf/heading-words";
import { withInlineLabels } from "@/domain/imports/pdf/layout/inline-labels";
import {
  blocksIn,
  headingsApart,
  headingsIn,
  isPartOfPeriod,
  labelsIn,
  periodShare,
  type Row,
  startsIn,
  textsIn,
} from "@/domain/imports/pdf/layout/rows";
import type { Segment } from "@/domain/imports/pdf/layout/segments";
import { areApart, isGridBeside, isTableBeside } from "@/domain/imports/pdf/layout/tables-beside";
import { withWideHeadings } from "@/domain/imports/pdf/layout/wide-headings";

/** A part of a page that is read line by line. */
export interface Region {
  left: number;
  right: number;
  segments: Segment[];
  /** Segments that end before it are labels or dates in the margin of the text beside them. */
  rail: number | null;
  /** How far headings in the margin are below the first line of their texts at least, in points. */
  hang?: number;
}

interface Gap {
  left: number;
  right: number;
}

/** A vertical gap through some rows. */
interface Band extends Gap {
  first: number;
  last: number;
  area: number;
}

/** Columns are at least this far apart, in points. */
const MIN_GAP_PT = 7;
const MIN_ROWS = 3;
const MAX_DEPTH = 4;
const MAX_TRIES = 12;

/** Divides a page into columns, in reading order. Parts that run over the whole width divide the columns above from those below. */
export function regionsOf(segments: readonly Segment[]): Region[] {
  return divide(withInlineLabels(rowsOf(segments)), 0);
}

/** Segments by baseline; those of neighbouring columns are in one row when they overlap by half a line. */
function rowsOf(segments: readonly Segment[]): Row[] {
  const rows: Row[] = [];
  for (const segment of [...segments].sort((one, other) => one.y - other.y)) {
    const row = rows.at(-1);
    if (row && segment.y - row.y < segment.size * 0.5) row.segments.push(segment);
    else rows.push({ y: segment.y, segments: [segment] });
  }
  for (const row of rows) row.segments.sort((one, other) => one.left - other.left);
  return rows;
}

function divide(rows: readonly Row[], depth: number): Region[] {
  const segments = rows.flatMap((row) => row.segments);
  if (segments.length === 0) return [];
  const bounds = boundsOf(segments);
  const whole: Region = { ...bounds, segments, rail: null };
  if (depth >= MAX_DEPTH || rows.length < MIN_ROWS) return [whole];
  const bands = bandsOf(withWideHeadings(rows, bounds), bounds);
  for (const each of bands) {
    const band = bands.find((other) => isAfterEnds(segments, each, other)) ?? each;
    const found = sidesOf(rows, band, band.first + foreignRows(rows, band));
    const sides = namesBeside(rows, band, found) ?? found;
    const kind = sides === found ? kindOf(sides.left, sides.right) : "rail";
    if (kind === "rows") continue;
    const lower = kind === "columns" ? sidesOf(rows, band, belowDates(rows, band, sides.first)) : sides;
    const { first, inside, left, right } = Math.min(lower.left.length, lower.right.length) < MIN_ROWS ? sides : lower;
    const above = divide(rows.slice(0, first), depth + 1);
    const below = divide(rows.slice(band.last + 1), depth + 1);
    if (kind === "columns") return [...above, ...divide(left, depth + 1), ...divide(right, depth + 1), ...below];
    const beside = inside.flatMap((row) => row.segments);
    return [...above, { ...boundsOf(beside), segments: beside, rail: band.right - 0.5 }, ...below];
  }
  return [whole];
}

/**
 * Whether there is nothing but dates between two gaps, or texts that only end at the same edge, such as levels of languages: they are at the
 * right end of the column before them, and the other divides it from the next.
 */
function isAfterEnds(segments: readonly Segment[], one: Band, other: Band): boolean {
  if (other.left < one.right + MIN_GAP_PT) return false;
  const between = segments.filter((segment) => segment.left >= one.right - 0.5 && segment.right <= other.left + 0.5);
  const dates = between.filter((segment) => isPartOfPeriod(segment.text));
  const [first] = between;
  const areAligned =
    between.every(({ right }) => Math.abs(right - (first?.right ?? 0)) < SAME_EDGE) &&
    between.some(({ left }) => Math.abs(left - (first?.left ?? 0)) > SAME_EDGE);
  return between.length >= 2 && (dates.length === between.length || areAligned);
}

/** Left ends that differ less are one edge of a column, in points. */
const SAME_EDGE = 1.5;
/** A paragraph's lines are closer than this many letter heights. */
const SAME_PARAGRAPH = 1.8;

/** Whether a segment begins where several others of its side begin. */
const isAtEdge = (rows: readonly Row[], segment: Segment) =>
  rows.filter((row) => row.segments.some((other) => Math.abs(other.left - segment.left) < SAME_EDGE)).length >= 3;

/** How many rows at the top only happen to leave the gap free: centred contact details, or the last line of a paragraph above. */
function foreignRows(rows: readonly Row[], band: Band): number {
  const inside = rows.slice(band.first, band.last + 1);
  let foreign = 0;
  for (const row of inside.slice(0, 5)) {
    const [segment] = row.segments;
    const above = rows[band.first + foreign - 1];
    const isEnd =
      segment !== undefined &&
      row.segments.length === 1 &&
      above?.segments.length === 1 &&
      row.y - above.y < segment.size * SAME_PARAGRAPH &&
      above.segments.some(
        (other) => Math.abs(other.left - segment.left) < SAME_EDGE && other.spans[0]?.font === segment.spans[0]?.font,
      );
    // Two headings beside each other begin the columns, although they are centred in them.
    const areHeadings = row.segments.length > 1 && row.segments.every(({ text }) => headingKind(text) !== undefined);
    if (areHeadings || (!isEnd && row.segments.some((each) => isAtEdge(inside, each)))) break;
    foreign += 1;
  }
  return foreign === 5 ? 0 : foreign;
}

/** The rows of a gap from a first one, and the text on its two sides. */
function sidesOf(rows: readonly Row[], band: Band, first: number) {
  const inside = rows.slice(first, band.last + 1);
  const left = sideOf(inside, (segment) => segment.right <= band.left + 0.5);
  const right = sideOf(inside, (segment) => segment.left >= band.right - 0.5);
  return { first, inside, left, right };
}

/** A left side with hardly anything but headings names the text beside it, from where that begins. */
function namesBeside(rows: readonly Row[], band: Band, { first, right }: ReturnType<typeof sidesOf>) {
  const top = Math.min(...right.map(({ y, segments: [segment] }) => y - (segment?.size ?? 0) * 1.2));
  const sides = sidesOf(
    rows,
    band,
    Math.max(
      first,
      rows.findIndex((row, index) => index >= first && row.y > top),
    ),
  );
  const headings = labelsIn(sides.left);
  return headingsIn(sides.left) >= 3 && headings * 4 >= sides.left.length * 3 && sides.right.length > sides.left.length
    ? sides
    : null;
}

/**
 * Where two columns begin below entries whose dates are at the right end of their lines: the dates leave the same gap free as the columns,
 * and are none. Returns the first row of the columns, a heading if one comes after the last date.
 */
function belowDates(rows: readonly Row[], band: Band, from: number): number {
  const rightOf = (row: Row) => row.segments.filter((segment) => segment.left >= band.right - 0.5);
  const areDates = (row: Row) => textsIn([{ ...row, segments: rightOf(row) }]).every(isPartOfPeriod);
  const firstText = rows.slice(from, band.last + 1).findIndex((row) => rightOf(row).length > 0 && !areDates(row));
  const leading = rows.slice(from, from + Math.max(0, firstText));
  const lastDate = leading.findLastIndex((row) => rightOf(row).length > 0);
  const areBeside = leading.slice(0, lastDate + 1).every((row) => rightOf(row).length < row.segments.length);
  if (lastDate < 0 || !areBeside) return from;
  const heading = rows.slice(from + lastDate + 1, from + firstText).findIndex((row) => headingsIn([row]) > 0);
  return from + (heading < 0 ? firstText : lastDate + 1 + heading);
}

const edgeShare = (rows: readonly Row[]) =>
  rows.filter((row) => row.segments[0] !== undefined && isAtEdge(rows, row.segments[0])).length / rows.length;

const boundsOf = (segments: readonly Segment[]): Gap => ({
  left: Math.min(...segments.map((segment) => segment.left)),
  right: Math.max(...segments.map((segment) => segment.right)),
});

const sideOf = (rows: readonly Row[], isIn: (segment: Segment) => boolean): Row[] =>
  rows.flatMap((row) => {
    const segments = row.segments.filter(isIn);
    return segments.length > 0 ? [{ y: row.y, segments }] : [];
  });

/** No page of a resume has more lines, or lines of more pieces: every pair of lines is looked at with all the gaps that they leave. */
const MAX_ROWS = 400;
const MAX_PIECES = 100;

/** Vertical gaps with text on both sides, the largest first. */
function bandsOf(rows: readonly Row[], bounds: Gap): Band[] {
  const best = new Map<string, Band>();
  if (rows.length > MAX_ROWS || rows.some((row) => row.segments.length > MAX_PIECES)) return [];
  for (let first = 0; first < rows.length; first++) {
    let gaps: Gap[] = [{ left: bounds.left, right: bounds.right }];
    const sides = new Map<string, [number, number]>();
    for (let last = first; last < rows.length && gaps.length > 0; last++) {
      const row = rows[last];
      if (!row) break;
      gaps = gaps.flatMap((gap) => freeIn(gap, row.segments));
      for (const gap of gaps) {
        const key = `${Math.round(gap.left)}-${Math.round(gap.right)}`;
        const counted = sides.get(key) ?? countSides(rows.slice(first, last), gap);
        counted[0] += row.segments.some((segment) => segment.right <= gap.left + 0.5) ? 1 : 0;
        counted[1] += row.segments.some((segment) => segment.left >= gap.right - 0.5) ? 1 : 0;
        sides.set(key, counted);
        if (Math.min(...counted) < MIN_ROWS) continue;
        const area = (row.y - (rows[first]?.y ?? 0)) * Math.sqrt(Math.min(...counted));
        const place = String(Math.round((gap.left + gap.right) / 20));
        if (area > (best.get(place)?.area ?? 0)) best.set(place, { ...gap, first, last, area });
      }
    }
  }
  return [...best.values()].sort((one, other) => other.area - one.area).slice(0, MAX_TRIES);
}

const countSides = (rows: readonly Row[], gap: Gap): [number, number] => [
  rows.filter((row) => row.segments.some((segment) => segment.right <= gap.left + 0.5)).length,
  rows.filter((row) => row.segments.some((segment) => segment.left >= gap.right - 0.5)).length,
];

/** What a row leaves free of a gap. */
function freeIn(gap: Gap, segments: readonly Segment[]): Gap[] {
  let rest: Gap[] = [gap];
  for (const { left, right } of segments)
    rest = rest.flatMap((each) => {
      if (right <= each.left || left >= each.right) return [each];
      return [
        { left: each.left, right: left },
        { left: right, right: each.right },
      ].filter((part) => part.right - part.left >= MIN_GAP_PT);
    });
  return rest;
}

/**
 * Whether two sides are columns that are read one after the other, a rail of labels beside a text, or only the two ends of lines, such as
 * titles and dates.
 */
function kindOf(left: readonly Row[], right: readonly Row[]): "columns" | "rail" | "rows" {
  const headings = { left: headingsIn(left), right: headingsIn(right) };
  // Centred headings above short lines leave a gap beside these, but nothing is below them.
  const textsRight = right.filter((row) => headingsIn([row]) === 0 && periodShare([row]) === 0).length;
  if (headings.right > 0 && textsRight < headings.right) return "rows";
  const beside = new Set(right.map((row) => row.y));
  const contents = left.filter((row) => !row.segments.some((segment) => headingKind(segment.text) !== undefined));
  const contentsBeside = contents.filter((row) => beside.has(row.y)).length;
  // Dates that begin beside other text are its dates, whatever else is a word of a heading.
  if (contents.length > 0 && periodShare(contents) >= 0.3 && contentsBeside >= contents.length * 0.6) return "rail";
  const alone = left.filter((row) => !beside.has(row.y)).length / left.length;
  // Words of headings that are all beside other text are labels of it: “Tools” before a list of them.
  const areLabels = alone < 0.1 && headingsApart(left, right) === 0;
  if (headings.left > 0 && headings.right > 0 && !areLabels) return "columns";
  if (periodShare(right) >= 0.4) return "rows";
  if (contents.length > 0 && periodShare(contents) >= 0.4) return "rail";
  const dated = new Set(contents.filter((row) => periodShare([row]) > 0).map((row) => row.y));
  const starts = startsIn(right);
  // Where most texts begin beside dates, these are theirs, whatever else is below them at the left.
  if (dated.size >= 2 && starts.filter((row) => dated.has(row.y)).length * 3 >= starts.length * 2) return "rail";
  const before = new Set(left.map((row) => row.y));
  const aloneRight = right.filter((row) => !before.has(row.y)).length / right.length;
  const labels = left.filter((row) => row.segments.some((segment) => headingKind(segment.text) !== undefined));
  const isBeside = labels.filter((row) => beside.has(row.y)).length > labels.length * 0.6;
  if (headings.left > 0 && isBeside && headings.left * 2.5 >= blocksIn(left)) return "rail";
  // A form: details beside their labels, below a heading and above the next.
  const isForm = aloneRight === 0 && contentsBeside >= contents.length * 0.7;
  // A table below each heading: no text beside the headings themselves, as the next of two columns would have.
  const areTables = labels.length >= MIN_ROWS && areApart(labels, right) && contentsBeside >= contents.length * 0.6;
  if (headings.left > 0 && !isBeside && (isForm || areTables || contentsBeside >= contents.length * 0.9))
    return periodShare(contents) >= 0.25 ? "rail" : "rows";
  if (headings.left > 0 && !isBeside && alone < 0.5 && aloneRight < 0.2) return "rows";
  // Cells of a table all begin beside those before them.
  if (headings.right === 0 && aloneRight === 0 && right.length >= MIN_ROWS && alone > 0 && isTableBeside(left, right))
    return "rows";
  if (headings.right === 0 && isGridBeside(left, right)) return "rows";
  if (headings.left > 0 || headings.right > 0)
    return edgeShare(left) > 0.6 && edgeShare(right) > 0.6 && (alone > 0.25 || (headings.right > 0 && aloneRight > 0.25))
      ? "columns"
      : "rows";
  return alone > 0.35 && aloneRight > 0.35 && edgeShare(left) > 0.6 && edgeShare(right) > 0.6 ? "columns" : "rows";
}
