import { headingKind } from "@/domain/imports/pdf/heading-words";
import type { Cell, Line } from "@/domain/imports/pdf/layout/lines";

const SAME_EDGE_PT = 3;
/** A label may be lower than the first line of its text by this many letter heights. */
const HANG = 1.5;

/**
 * A page with one or two headings in its margin is too short to show that it has a margin, but the pages before it do: a known heading in
 * the place and face of theirs is a line before the text beside it.
 */
export function withLateLabels(lines: readonly Line[]): Line[] {
  const labels = lines.filter((line) => line.left < line.column.left - 10 && line.cells.length === 1 && headingKind(line.text));
  if (labels.length < 2) return [...lines];
  const isLabel = (line: Line, cell: Cell) =>
    headingKind(cell.text) !== undefined &&
    labels.some(
      ({ font, left, page, size }) =>
        page < line.page && font === cell.spans[0]?.font && size === line.size && Math.abs(left - cell.left) < SAME_EDGE_PT,
    );
  const result: Line[] = [];
  for (const line of lines) {
    const [first, ...rest] = line.cells;
    if (!first || rest.length === 0 || !isLabel(line, first)) {
      result.push(line);
      continue;
    }
    const before = result.at(-1);
    const isBelowText =
      before?.region === line.region &&
      before.gap > 50 &&
      line.y - before.y < line.size * HANG &&
      Math.abs(before.left - (rest[0]?.left ?? 0)) < SAME_EDGE_PT;
    const label = lineOf(line, [first]);
    if (before && isBelowText) result.splice(-1, 1, { ...label, gap: before.gap }, { ...before, gap: 1 });
    else result.push(label);
    result.push(lineOf(line, rest));
  }
  return result;
}

function lineOf(line: Line, cells: Cell[]): Line {
  const main = cells[0]?.spans.find((span) => /[\p{L}\p{N}]/u.test(span.text)) ?? cells[0]?.spans[0];
  return {
    ...line,
    ...(main ? { font: main.font, isBold: main.isBold, isItalic: main.isItalic } : {}),
    cells,
    text: cells.map((cell) => cell.text).join(" "),
    left: cells[0]?.left ?? line.left,
    right: cells.at(-1)?.right ?? line.right,
    size: Math.max(...cells.flatMap((cell) => cell.spans.map((span) => span.size))),
  };
}
