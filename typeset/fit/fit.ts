import { type FitDesign, moved, STAGES } from "@/typeset/fit/fit-steps";

/** How a document came out on paper. */
export interface Measured {
  pages: number;
  /** Share of the last page's height between the margins that is used, 0 to 1. */
  lastPageFill: number;
}

/** Sets a document with these looks and says how it came out. The engine stands behind it, in the browser or on the server. */
export type Measure = (design: FitDesign) => Promise<Measured>;

export interface FitWish {
  /** Pages it may have; as many as it has now when left out. */
  pages?: number;
  /** Whether a last page with room left is filled by setting everything looser. */
  fill: boolean;
}

/**
 * What came of it. `fits` and `filled` changed the design; `as-it-is` needed nothing; `floors` means that even the tightest setting
 * has more pages than wished: the design stays as it was. `sparse` means that even the loosest leaves room on the last page: the
 * design is then that loosest one.
 */
export interface FitResult {
  outcome: "as-it-is" | "fits" | "filled" | "floors" | "sparse";
  design: FitDesign;
  before: Measured;
  after: Measured;
  /** The fewest pages the tightest setting came to, when it was tried. */
  fewestPages?: number;
  /** How often the document was set. */
  measured: number;
}

/** A last page that is used so far looks full. */
const FULL = 0.92;
/** Halvings within one stage: the bound on the way is known to 1/32. */
const HALVINGS = 5;

/**
 * Fits a design to a number of pages, or fills its last page. Pure over `measure`, which is called at most 9 times: once as it is,
 * once with each stage at its bound, five times between two of them. Source: the floors and ceilings of `fit-steps.ts`.
 */
export async function fitDesign(design: FitDesign, wish: FitWish, measure: Measure): Promise<FitResult> {
  let count = 0;
  const measured = (candidate: FitDesign): Promise<Measured> => {
    count += 1;
    return measure(candidate);
  };
  const before = await measured(design);
  const pages = wish.pages ?? before.pages;
  const done = (result: Omit<FitResult, "before" | "measured">): FitResult => ({ ...result, before, measured: count });
  if (before.pages > pages) return done(await tighten(design, before, pages, measured));
  if (!wish.fill || before.lastPageFill >= FULL) return done({ outcome: "as-it-is", design, after: before });
  return done(await loosen(design, before, measured));
}

type Found = Omit<FitResult, "before" | "measured">;

/** The loosest of the tighter designs that has no more than these pages. */
async function tighten(design: FitDesign, now: Measured, pages: number, measure: Measure): Promise<Found> {
  let from = design;
  let fewestPages = now.pages;
  for (const stage of STAGES.keys()) {
    const bound = moved(from, stage, 1, "tighter");
    const after = await measure(bound);
    if (after.pages <= pages) {
      const found = await between(from, stage, "tighter", { design: bound, after }, (each) => each.pages <= pages, measure);
      return { outcome: "fits", ...found };
    }
    fewestPages = Math.min(fewestPages, after.pages);
    from = bound;
  }
  return { outcome: "floors", design, after: now, fewestPages };
}

/** The loosest design that has no more pages than now. */
async function loosen(design: FitDesign, now: Measured, measure: Measure): Promise<Found> {
  let from = { design, after: now };
  for (const stage of STAGES.keys()) {
    const bound = moved(from.design, stage, 1, "looser");
    const after = await measure(bound);
    if (after.pages > now.pages) {
      const found = await between(from.design, stage, "looser", from, (each) => each.pages <= now.pages, measure);
      return { outcome: found.after.lastPageFill > now.lastPageFill ? "filled" : "sparse", ...found };
    }
    from = { design: bound, after };
    if (after.lastPageFill >= FULL) return { outcome: "filled", ...from };
  }
  return { outcome: "sparse", ...from };
}

/** Halves the way of one stage between its beginning and its bound, keeping the best design that is allowed. */
async function between(
  from: FitDesign,
  stage: number,
  way: "tighter" | "looser",
  best: { design: FitDesign; after: Measured },
  allowed: (measured: Measured) => boolean,
  measure: Measure,
): Promise<{ design: FitDesign; after: Measured }> {
  let found = best;
  let [low, high] = [0, 1];
  for (let round = 0; round < HALVINGS; round++) {
    const share = (low + high) / 2;
    const candidate = moved(from, stage, share, way);
    const after = await measure(candidate);
    const fits = allowed(after);
    if (fits) found = { design: candidate, after };
    // Tightening looks for the smallest share that fits, loosening for the largest.
    if (fits === (way === "tighter")) high = share;
    else low = share;
  }
  return found;
}
