import type { PdfPage, PdfRun } from "@/domain/imports/pdf/page";

/** Of a recognised scan nearly every line has its own size; a page that was typeset has some. */
const MIN_SIZES = 12;
const LINES_PER_SIZE = 3;
/** Sizes that differ less from the next are one, as a share. */
const SAME_SIZE = 0.022;
/** Few texts in one size, such as headings, are further apart, but all within what a scan differs by. */
const FEW_SIZES = 6;
const SAME_FEW = 0.05;
const WHOLE_RANGE = 1.085;

/** The pages of a scan that a program recognised, with one size for what was printed in one: sizes then tell headings from text. */
export function withEvenSizes<Page extends PdfPage>(pages: readonly Page[]): Page[] {
  const runs = pages.flatMap((page) => page.runs);
  const sizes = [...new Set(runs.map(({ size }) => size))].sort((one, other) => one - other);
  const lines = new Set(pages.flatMap((page, index) => page.runs.map(({ y }) => `${index} ${Math.round(y)}`))).size;
  if (sizes.length < MIN_SIZES || sizes.length * LINES_PER_SIZE < lines) return [...pages];
  const evened = evenSizes(sizes, runs);
  return pages.map((page) => ({ ...page, runs: page.runs.map((run) => ({ ...run, size: evened.get(run.size) ?? run.size })) }));
}

/** Each size with the middle of the sizes that are close to it. */
function evenSizes(sizes: readonly number[], runs: readonly PdfRun[]): Map<number, number> {
  const groups: number[][] = [];
  for (const size of sizes) {
    const last = groups.at(-1);
    const step = (size - (last?.at(-1) ?? 0)) / size;
    const isOfFew = last !== undefined && last.length < FEW_SIZES && step < SAME_FEW && size < (last[0] ?? 0) * WHOLE_RANGE;
    if (last && (step < SAME_SIZE || isOfFew)) last.push(size);
    else groups.push([size]);
  }
  const counts = new Map<number, number>();
  for (const { size, text } of runs) counts.set(size, (counts.get(size) ?? 0) + text.length);
  return new Map(
    groups.flatMap((group) => {
      const letters = group.flatMap((size) => Array.from({ length: Math.ceil((counts.get(size) ?? 0) / 10) }, () => size));
      const middle = letters[Math.floor(letters.length / 2)] ?? group[0] ?? 0;
      return group.map((size): [number, number] => [size, middle]);
    }),
  );
}
