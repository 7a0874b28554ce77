import type { ImportPlace } from "@/contracts/model/import-reading";
import type { PlacedText } from "@/domain/imports/pdf/layout/page-text";
import type { PageSize } from "@/domain/imports/pdf/layout/read-layout";
import type { Word } from "@/domain/imports/pdf/places/words";

export type Box = Pick<ImportPlace, "page" | "left" | "top" | "width" | "height" | "line">;

/** Letters reach this share of their size above the baseline, and the other below. */
const ABOVE = 0.82;
const BELOW = 0.24;

/** Boxes around words: one for each run of lines in a column. Files without pages have paragraphs instead. */
export function boxesOf(words: readonly Word[], pages: readonly PageSize[] | undefined): Box[] {
  const groups: Word[][] = [];
  for (const word of words) {
    const last = groups.at(-1)?.at(-1);
    const isNear = last && last.line.page === word.line.page && last.line.region === word.line.region;
    // A word far below the previous one is somewhere else in the column.
    if (isNear && Math.abs(word.line.y - last.line.y) < Math.max(word.line.size, last.line.size) * 3) groups.at(-1)?.push(word);
    else groups.push([word]);
  }
  const boxes = groups.map((group) => {
    const lines = group.map((word) => word.line);
    const first = lines[0];
    return boxOf(
      {
        page: first?.page ?? 1,
        left: Math.min(...group.map((word) => word.left)),
        right: Math.max(...group.map((word) => word.right)),
        y: Math.max(...lines.map((line) => line.y)),
        size: Math.max(...lines.map((line) => line.size)),
        ...(first?.paragraph === undefined ? {} : { paragraph: first.paragraph }),
      },
      pages,
      Math.min(...lines.map((line) => line.y)),
    );
  });
  return boxes.filter((box, index) => box.line === undefined || boxes.findIndex((other) => other.line === box.line) === index);
}

const rounded = (points: number) => Math.round(points * 10) / 10;

/** The box of a text whose baselines go from `firstY` to its own. */
export function boxOf(text: PlacedText, pages: readonly PageSize[] | undefined, firstY = text.y): Box {
  if (text.paragraph !== undefined) return { line: text.paragraph };
  const page = pages?.[text.page - 1];
  if (!page) return {};
  const left = page.isMirrored ? page.width - text.right : text.left;
  const top = firstY - text.size * ABOVE;
  return {
    page: text.page,
    left: rounded(left),
    top: rounded(top),
    width: rounded(text.right - text.left),
    height: rounded(text.y + text.size * BELOW - top),
  };
}
