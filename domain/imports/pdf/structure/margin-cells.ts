import type { Cell, Line } from "@/domain/imports/pdf/layout/lines";
import { isPeriodText } from "@/domain/imports/pdf/layout/period-text";
import { isBullet } from "@/domain/imports/pdf/structure/bullets";
import { isDuration } from "@/domain/imports/pdf/structure/period";
import { isPlace } from "@/domain/imports/pdf/structure/words";

/** Words in one face that are closer than this, in letter heights, are one text. */
const APART = 0.55;
const MAX_LETTERS = 40;
const SAME_EDGE_PT = 1.5;

/** A line without the text in the margin beside it. */
interface Divided {
  line: Line;
  margin: Cell | null;
}

/**
 * Places, dates and lengths of stay in a column beside entries: where it is higher than the head of its entry, its lines are beside the
 * first points. They are taken out of these and become lines of the head.
 */
export function withoutMarginCells(lines: readonly Line[]): Line[] {
  const body = bodyLines(lines);
  const sure = lines.flatMap((line) => {
    const margin = body.has(line) ? divided(line, isMarginText).margin : null;
    return margin ? [margin] : [];
  });
  if (sure.length === 0) return [...lines];
  const isInMargin = (text: string, cell: Cell) =>
    isMarginText(text) ||
    (text.length <= MAX_LETTERS &&
      sure.some((each) => Math.abs(each.right - cell.right) < SAME_EDGE_PT && Math.abs(each.left - cell.left) < 90));
  const edge = Math.min(...sure.map((cell) => cell.left));
  const result: Line[] = [];
  let afterHead = 0;
  for (const line of lines) {
    if (!body.has(line)) {
      result.push(line);
      afterHead = result.length;
      continue;
    }
    const { line: own, margin } = divided(line, isInMargin);
    if (margin) result.splice(afterHead++, 0, marginLine(line, margin));
    if (own.cells.length > 0)
      result.push({ ...own, column: { ...own.column, right: Math.min(own.column.right, edge - own.size * 0.5) } });
  }
  return result;
}

const isMarginText = (text: string): boolean =>
  text.length <= MAX_LETTERS &&
  (isPeriodText(text) || isDuration(text) || isPlace(text)) &&
  !/[.!?;]$/.test(text.replace(/\p{L}+\.$/u, ""));

/** Points and the lines that continue them. */
function bodyLines(lines: readonly Line[]): Set<Line> {
  const body = new Set<Line>();
  let point: Line | null = null;
  lines.forEach((line, index) => {
    const before = lines[index - 1];
    const goesOn = point !== null && before !== undefined && body.has(before) && line.region === point.region;
    if (isBullet(line.text)) point = line;
    else if (!goesOn || point === null || line.left <= point.left + 2 || line.gap > 1.9) point = null;
    if (point !== null) body.add(line);
  });
  return body;
}

/** Takes the last cell of a line, or the last of its words if a gap separates them from the others. */
function divided(line: Line, isInMargin: (text: string, cell: Cell) => boolean): Divided {
  const nothing: Divided = { line, margin: null };
  const last = line.cells.at(-1);
  if (!last) return nothing;
  const rest = line.cells.slice(0, -1);
  const hasText = (cells: readonly Cell[]) => cells.some((cell) => /\p{L}{2}/u.test(cell.text));
  // The end of a range below the last point has the line for itself.
  if (
    rest.length === 0 &&
    line.left > line.column.left + (line.column.right - line.column.left) * 0.6 &&
    isInMargin(last.text.trim(), last)
  )
    return { line: lineOfCells(line, rest), margin: last };
  if (hasText(rest) && isInMargin(last.text.trim(), last)) return { line: lineOfCells(line, rest), margin: last };
  for (let at = last.spans.length - 1; at > 0; at--) {
    const [before, span] = [last.spans[at - 1], last.spans[at]];
    if (!before || !span || span.left - before.right < span.size * APART) continue;
    const margin = cellOfSpans(last.spans.slice(at));
    const own = cellOfSpans(last.spans.slice(0, at));
    if (hasText([own]) && isInMargin(margin.text, margin)) return { line: lineOfCells(line, [...rest, own]), margin };
  }
  return nothing;
}

function cellOfSpans(spans: Cell["spans"]): Cell {
  const text = spans
    .map((span) => span.text)
    .join("")
    .trim();
  return { text, spans, left: spans[0]?.left ?? 0, right: spans.at(-1)?.right ?? 0 };
}

const lineOfCells = (line: Line, cells: Cell[]): Line => ({
  ...line,
  cells,
  text: cells.map((cell) => cell.text).join(" "),
  right: Math.max(line.left, ...cells.map((cell) => cell.right)),
});

const marginLine = (line: Line, cell: Cell): Line => ({
  ...lineOfCells(line, [cell]),
  left: cell.left,
  font: cell.spans[0]?.font ?? line.font,
  isBold: cell.spans[0]?.isBold ?? false,
  isItalic: cell.spans[0]?.isItalic ?? false,
  size: cell.spans[0]?.size ?? line.size,
  gap: 1.2,
});
