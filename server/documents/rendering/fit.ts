import type { Fit } from "@/contracts/model/fit";
import type { Db } from "@/server/platform/db/client";
import { fitChanges } from "@/typeset/fit/changes";
import { explainFit } from "@/typeset/fit/explain";
import { type FitWish, fitDesign } from "@/typeset/fit/fit";
import type { FitDesign } from "@/typeset/fit/fit-steps";
import type { TypesettingJob } from "@/typeset/job";
import { measuredOnPaper } from "./printed-bytes";

/**
 * Fits a document using the server's typesetter. `prepare` makes the job, with `preview`, for the document in a changed style.
 */
export async function fitOnPaper(
  db: Db,
  { page, typography }: FitDesign,
  wish: FitWish,
  layoutPages: number,
  prepare: (design: FitDesign) => Promise<TypesettingJob>,
): Promise<Fit> {
  const design = { page, typography };
  const result = await fitDesign(design, wish, async (candidate) => measuredOnPaper(db, await prepare(candidate)));
  const changes = fitChanges(design, result.design);
  const { outcome, before, after, fewestPages } = result;
  return { outcome, before, after, changes, fewestPages, explanation: explainFit(result, changes, layoutPages) };
}
