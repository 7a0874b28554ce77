import { fieldPlaces } from "@/typeset/field-places";
import type { Measured } from "@/typeset/fit/fit";

/** What the drawings of a document tell about its length; lengths in points. */
export interface Extent {
  pages: number;
  pageHeightPt: number;
  /** Where the lowest field of the last page ends. */
  lastBottomPt: number;
}

/** Reads the extent from the drawings of a job prepared with `preview`, which says where its fields stand. */
export function extentOf(pages: readonly string[]): Extent {
  const last = pages.at(-1) ?? "";
  return {
    pages: pages.length,
    pageHeightPt: Number(/viewBox="0 0 [\d.]+ ([\d.]+)"/.exec(last)?.[1] ?? 0),
    lastBottomPt: Math.max(0, ...fieldPlaces([last]).map(({ yPt, heightPt }) => yPt + heightPt)),
  };
}

/** How full the last page is between margins of this height. */
export function measuredExtent({ pages, pageHeightPt, lastBottomPt }: Extent, marginYPt: number): Measured {
  const roomPt = pageHeightPt - 2 * marginYPt;
  const usedPt = Math.max(0, lastBottomPt - marginYPt);
  return { pages, lastPageFill: roomPt > 0 ? Math.min(1, usedPt / roomPt) : 1 };
}
