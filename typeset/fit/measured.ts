import type { Measured } from "@/typeset/fit/fit";
import type { TypesettingJob } from "@/typeset/job";
import { fieldPlaces } from "@/typeset/layout/field-places";
import { pageCount, pageSizePt, standalonePages } from "@/typeset/layout/svg-pages";

/**
 * The measurements of a document from its job, prepared with `preview`, and the drawing of all its pages: how far down the last page its
 * fields extend.
 */
export function measuredPages(job: TypesettingJob, svg: string): Measured {
  const { style } = JSON.parse(job.data) as { style: { page: { marginTop: number; marginBottom: number } } };
  const { marginTop, marginBottom } = style.page;
  const [last = ""] = standalonePages(svg, "last");
  const { heightPt } = pageSizePt(last);
  const bottomPt = Math.max(marginTop, ...fieldPlaces([last]).map((place) => place.yPt + place.heightPt));
  const roomPt = heightPt - marginTop - marginBottom;
  return { pages: pageCount(svg), lastPageFill: roomPt > 0 ? Math.min(1, (bottomPt - marginTop) / roomPt) : 1 };
}
