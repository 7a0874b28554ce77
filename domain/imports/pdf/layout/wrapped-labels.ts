import { headingKind } from "@/domain/imports/pdf/heading-words";
import type { Line } from "@/domain/imports/pdf/layout/lines";

const SAME_EDGE_PT = 3;
const SAME_LINE_PT = 2;
/** Space between the lines of one label, in letter heights. */
const MAX_LEADING = 1.9;
const MAX_LETTERS = 24;

const isInRail = (line: Line) => line.left < line.column.left - 10 && line.cells.length === 1;
const isLabel = ({ text }: Line) => text.length <= MAX_LETTERS && /^\p{L}/u.test(text) && !/[\d@:.,;]/.test(text);

/** Headings in the margin that take two lines, with lines of their text between these: “Selected” above “Performances”. */
export function withWrappedLabels(lines: readonly Line[]): Line[] {
  // Single words in a margin without headings may be anything.
  const known = lines.filter((line) => isInRail(line) && headingKind(line.text) !== undefined);
  if (known.length < 2) return [...lines];
  const looks = new Set(known.map(lookOf));
  // A label in the line of its text is a row of a table.
  const isInRow = (label: Line) =>
    lines.some((line) => line !== label && line.region === label.region && Math.abs(line.y - label.y) < SAME_LINE_PT);
  const result: Line[] = [];
  for (const line of lines) {
    const at = result.findLastIndex((before) => isInRail(before) && before.region === line.region);
    const before = result[at];
    if (before && looks.has(lookOf(line)) && isEndOf(before, line) && !isInRow(line)) result[at] = joined(before, line);
    else result.push(line);
  }
  return result;
}

const lookOf = ({ font, size }: Line) => `${font} ${Math.round(size)}`;

function isEndOf(before: Line, line: Line): boolean {
  if (!isInRail(line) || !isLabel(before) || !isLabel(line) || lookOf(before) !== lookOf(line)) return false;
  if (before.page !== line.page || Math.abs(before.left - line.left) > SAME_EDGE_PT) return false;
  const leading = (line.y - before.y) / line.size;
  const areTwo = headingKind(before.text) !== undefined && headingKind(line.text) !== undefined;
  return leading > 0.8 && leading <= MAX_LEADING && (!areTwo || headingKind(`${before.text} ${line.text}`) !== undefined);
}

function joined(before: Line, line: Line): Line {
  const [first] = before.cells;
  const [second] = line.cells;
  if (!first || !second) return before;
  const text = `${before.text} ${line.text}`;
  const [start, ...rest] = second.spans;
  const spans = [...first.spans, ...(start ? [{ ...start, text: ` ${start.text}` }, ...rest] : [])];
  const right = Math.max(before.right, line.right);
  return { ...before, text, right, cells: [{ ...first, text, right, spans }] };
}
