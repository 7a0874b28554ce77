import type { Cell, Line } from "@/domain/imports/pdf/layout/lines";
import { joined } from "@/domain/imports/pdf/structure/body";

const SAME_LEFT_PT = 1.5;

/** Words in a grid that were wrapped in their cell, “Public | C++” above “speaking”, are whole again. */
export function withWholeCells(lines: readonly Line[]): Line[] {
  const result: Line[] = [];
  for (const line of lines) {
    const before = result.at(-1);
    const whole = before && line.gap < 1.75 && before.region === line.region ? continued(before, line, lines) : undefined;
    if (whole) result[result.length - 1] = whole;
    else result.push(line);
  }
  return result;
}

/** The line with the cells of the next one at the end of its own; undefined if one of them is not the rest of the cell above it. */
function continued(before: Line, line: Line, all: readonly Line[]): Line | undefined {
  const rows = all.filter(({ region, cells }) => region === line.region && cells.length > 1);
  const starts = [...new Set(rows.flatMap(({ cells }) => cells.map(({ left }) => Math.round(left))))].sort(
    (one, other) => one - other,
  );
  const end = before.cells.at(-1);
  const [only, ...others] = line.cells;
  // Tags in a row continue at its beginning.
  const isRestOfRow =
    others.length === 0 &&
    only !== undefined &&
    end !== undefined &&
    before.cells.length > 1 &&
    /\p{L}-$/u.test(end.text) &&
    /^\p{Ll}/u.test(only.text) &&
    !/\p{L}-$/u.test(before.cells[0]?.text ?? "");
  const targets = isRestOfRow
    ? [end]
    : line.cells.map((cell) => before.cells.find((above) => isRestOf(above, cell, starts, line.size)));
  if ((starts.length === 0 && !isRestOfRow) || targets.some((target) => target === undefined)) return undefined;
  const cells = before.cells.map((above) => {
    const rest = line.cells[targets.indexOf(above)];
    const last = above.spans.at(-1);
    if (!rest || !last) return above;
    const text = joined(above.text, rest.text);
    return {
      ...above,
      text,
      right: Math.max(above.right, rest.right),
      spans: [...above.spans.slice(0, -1), { ...last, text: joined(last.text.trimEnd(), rest.text) }],
    };
  });
  return { ...before, cells, text: cells.map(({ text }) => text).join(" ") };
}

function isRestOf(above: Cell, cell: Cell, starts: readonly number[], size: number): boolean {
  const widths = starts.slice(1).map((left, index) => left - (starts[index] ?? 0));
  const next =
    starts.find((left) => left > above.left + SAME_LEFT_PT) ??
    above.left + Math.min(...widths.filter((width) => width > SAME_LEFT_PT));
  const letter = (cell.right - cell.left) / Math.max(1, cell.text.length);
  const word = cell.text.split(" ")[0] ?? "";
  const hadRoom = above.right + (word.length + 1) * letter < next - size * 0.3;
  const isHyphenated = /\p{L}-$/u.test(above.text);
  return Math.abs(above.left - cell.left) < SAME_LEFT_PT && !hadRoom && (isHyphenated || /^\p{Ll}/u.test(cell.text));
}
