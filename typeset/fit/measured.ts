import type { Measured } from "@/typeset/fit/fit";
import type { TypesettingJob } from "@/typeset/job";
import { fieldPlaces } from "@/typeset/layout/field-places";
import { pageSizePt } from "@/typeset/layout/svg-pages";

/**
 * The measurements of a document from its job, prepared with `preview`, and its drawings: how far down the last page its fields
 * extend.
 */
export function measuredPages(job: TypesettingJob, pages: readonly string[]): Measured {
  const { style } = JSON.parse(job.data) as { style: { page: { marginTop: number; marginBottom: number } } };
  const { marginTop, marginBottom } = style.page;
  const last = pages.at(-1) ?? "";
  const { heightPt } = pageSizePt(last);
  const bottomPt = Math.max(marginTop, ...fieldPlaces([last]).map((place) => place.yPt + place.heightPt));
  const roomPt = heightPt - marginTop - marginBottom;
  return { pages: pages.length, lastPageFill: roomPt > 0 ? Math.min(1, (bottomPt - marginTop) / roomPt) : 1 };
}
