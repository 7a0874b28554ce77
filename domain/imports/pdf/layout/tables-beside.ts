import type { Row } from "@/domain/imports/pdf/layout/rows";

/** Lines of a wrapped word are closer than this many letter heights. */
const SAME_PARAGRAPH = 1.8;

/** Words in cells: what is at the right is beside cells at the left, or wrapped below one, and leaves out the lines with labels. */
export function isGridBeside(left: readonly Row[], right: readonly Row[]): boolean {
  const isWord = ({ segments }: Row) => segments.every(({ text }) => text.split(" ").length <= 3 && !/[.,:;]/.test(text));
  const areCells = right.every((row, index) => {
    const before = right[index - 1];
    const isWrapped = before !== undefined && row.y - before.y < (row.segments[0]?.size ?? 0) * SAME_PARAGRAPH;
    return isWord(row) && (isWrapped || left.some(({ y }) => y === row.y));
  });
  const skipped = right.filter((row, index) => {
    const before = right[index - 1];
    return before !== undefined && left.some(({ y }) => y > before.y && y < row.y);
  });
  return areCells && left.every(isWord) && skipped.length > 0;
}

/** Whether nothing is beside these rows, nor close to them. */
export const areApart = (rows: readonly Row[], others: readonly Row[]) =>
  rows.every((row) => others.every((other) => Math.abs(other.y - row.y) > (row.segments[0]?.size ?? 0) * 1.3));

/** Whether the rows at the right are the cells of a table with names for its columns, or with dates before them. */
export const isTableBeside = (left: readonly Row[], right: readonly Row[]) => {
  const before = left.filter((row) => right.some(({ y }) => y === row.y));
  return before.filter((row) => row.segments.length > 1).length * 3 >= before.length * 2;
};
