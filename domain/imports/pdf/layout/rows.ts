import { isOngoingWord } from "@/domain/dates/ongoing";
import { headingKind } from "@/domain/imports/pdf/heading-words";
import { isPeriodText } from "@/domain/imports/pdf/layout/period-text";
import type { Segment } from "@/domain/imports/pdf/layout/segments";

/** What is on one height of a page. */
export interface Row {
  y: number;
  segments: Segment[];
}

export const textsIn = (rows: readonly Row[]) => rows.map((row) => row.segments.map((segment) => segment.text).join(" "));
export const headingsIn = (rows: readonly Row[]) => textsIn(rows).filter((text) => headingKind(text) !== undefined).length;
/** Headings, and other short texts in a face that mostly headings have. */
export function labelsIn(rows: readonly Row[]): number {
  const faceOf = ({ segments: [first] }: Row) => `${first?.spans[0]?.font} ${Math.round((first?.size ?? 0) * 2)}`;
  const isLabel = (row: Row) => {
    if (headingsIn([row]) > 0) return true;
    const own = rows.filter((other) => faceOf(other) === faceOf(row));
    return headingsIn(own) * 2 >= own.length && textsIn([row]).every((text) => text.length <= 48 && !/[@\d]/.test(text));
  };
  return rows.filter(isLabel).length;
}
export const headingsApart = (rows: readonly Row[], others: readonly Row[]) =>
  rows.filter((row) => {
    const beside = others.find((other) => other.y === row.y);
    return headingsIn([row]) > 0 && (beside === undefined || headingsIn([beside]) > 0);
  }).length;
export const periodShare = (rows: readonly Row[]) => textsIn(rows).filter(isPartOfPeriod).length / rows.length;
/** Ranges in narrow columns are wrapped. */
export const isPartOfPeriod = (text: string) =>
  isPeriodText(text) ||
  (text.length <= 18 && (/^(?:\p{L}+\.?\s)?(?:19|20)\d{2}(?:\s*[–—-].*)?$/u.test(text) || isOngoingWord(text)));

/** Paragraphs of a side: lines without a gap between them. */
export const startsIn = (rows: readonly Row[]) =>
  rows.filter((row, index) => {
    const before = rows[index - 1];
    return !before || row.y - before.y > (row.segments[0]?.size ?? 10) * 2;
  });
export const blocksIn = (rows: readonly Row[]) => startsIn(rows).length;
