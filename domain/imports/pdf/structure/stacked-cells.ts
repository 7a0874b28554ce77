import type { Cell, Line } from "@/domain/imports/pdf/layout/lines";

const SAME_LEFT_PT = 3;
/** Rows of a grid are closer than this many letter heights. */
const CLOSE = 3;
/** Lines of one text are closer than this. */
const REST = 1.5;

/**
 * Cards beside each other, “Languages | Tools” above “Go, SQL | Git, Jira”, are read one by one: where rows of two and more cells that begin
 * at the same places follow each other, and the first is in another face or is of names that `isName` knows alone, each column is a text.
 */
export function withStackedCells(lines: readonly Line[], isName: (text: string) => boolean = () => false): Line[] {
  const result: Line[] = [];
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index];
    if (!line) continue;
    let end = index + 1;
    while (isRowOf(line, lines[end], isName) || (end > index + 1 && isRestOfCell(line, lines[end]))) end += 1;
    const rows = lines.slice(index, end);
    if (rows.length === 1 || !isHead(line, rows[1], isName)) {
      result.push(line);
      continue;
    }
    line.cells.forEach((head) => {
      for (const row of rows) {
        const cell = row.cells.find(({ left }) => Math.abs(left - head.left) < SAME_LEFT_PT);
        if (cell) result.push(lineOf(row, cell));
      }
    });
    index = end - 1;
  }
  return result;
}

/** Whether a row has cells at the places of the first one, and is no first one itself. */
const isRowOf = (first: Line, row: Line | undefined, isName: (text: string) => boolean): boolean =>
  row !== undefined &&
  first.cells.length > 1 &&
  row.region === first.region &&
  row.gap < CLOSE &&
  row.cells.length > 1 &&
  !row.cells.every(({ text }) => isName(text)) &&
  areApart(first.cells) &&
  areApart(row.cells) &&
  row.cells.every((cell) => first.cells.some(({ left }) => Math.abs(left - cell.left) < SAME_LEFT_PT)) &&
  faceOf(row.cells) !== null &&
  (faceOf(row.cells) !== faceOf(first.cells) || first.cells.every(({ text }) => isName(text)));

/** Whether a line is only the end of a text in one of the columns. */
const isRestOfCell = (first: Line, line: Line | undefined): boolean =>
  line !== undefined &&
  line.cells.length === 1 &&
  line.region === first.region &&
  line.gap < REST &&
  !line.isBold &&
  first.cells.some(({ left }) => Math.abs(left - line.left) < SAME_LEFT_PT);

/** Whether no two cells begin at the same place, as broken files have them. */
const areApart = (cells: readonly Cell[]): boolean =>
  cells.every(({ left }, index) => index === 0 || left - (cells[index - 1]?.left ?? left) > SAME_LEFT_PT * 2);

const isHead = (first: Line, second: Line | undefined, isName: (text: string) => boolean): boolean =>
  second !== undefined && faceOf(first.cells) !== null && (first.cells.every(({ text }) => isName(text)) || first.isBold);

/** The face that all cells are in; null if they have several. */
function faceOf(cells: readonly Cell[]): string | null {
  const faces = new Set(
    cells.flatMap(({ spans }) =>
      spans
        .filter(({ text }) => /\p{L}/u.test(text))
        .map(({ font, size, isBold }) => `${font} ${Math.round(size * 2)} ${isBold}`),
    ),
  );
  return faces.size === 1 ? ([...faces][0] ?? null) : null;
}

const lineOf = (row: Line, cell: Cell): Line => {
  const span = cell.spans.find(({ text }) => /\p{L}/u.test(text));
  return {
    ...row,
    cells: [cell],
    text: cell.text,
    left: cell.left,
    right: cell.right,
    ...(span ? { font: span.font, isBold: span.isBold, isItalic: span.isItalic } : {}),
  };
};
