import { headingKind } from "@/domain/imports/pdf/heading-words";
import type { Segment } from "@/domain/imports/pdf/layout/segments";

interface Row {
  y: number;
  segments: Segment[];
}

/** How far the middle of a centred text may be from that of its column, in points. */
const CENTRED_PT = 3;

/** Centred headings, if there are several, take the whole width: what is below them at both sides is one text. */
export function withWideHeadings(rows: readonly Row[], bounds: { left: number; right: number }): readonly Row[] {
  const middle = (bounds.left + bounds.right) / 2;
  const isCentred = ({ segments: [segment, ...others] }: Row) =>
    segment !== undefined &&
    others.length === 0 &&
    segment.left > bounds.left + segment.size * 2 &&
    Math.abs((segment.left + segment.right) / 2 - middle) < CENTRED_PT &&
    headingKind(segment.text) !== undefined;
  if (rows.filter(isCentred).length < 2) return rows;
  return rows.map((row) =>
    isCentred(row) ? { ...row, segments: row.segments.map((segment) => ({ ...segment, ...bounds })) } : row,
  );
}
