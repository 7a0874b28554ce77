import { type FitDesign, moved, STAGES } from "@/typeset/fit/fit-steps";

/** The measurements of a rendered document. */
export interface Measured {
  pages: number;
  /** Share of the last page's height between the margins that is used, 0 to 1. */
  lastPageFill: number;
}

/** Renders a document with this design and returns its measurements, with the engine of the browser or the server. */
export type Measure = (design: FitDesign) => Promise<Measured>;

export interface FitWish {
  /** The maximum number of pages; defaults to the current number. */
  pages?: number;
  /** Whether a last page with room left is filled with looser settings. */
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
  /** The number of pages with the tightest settings, if tried. */
  fewestPages?: number;
}

/** From this share on, a last page looks full. */
const FULL = 0.92;
/** Halvings within one stage: the bound on the way is known to 1/32. */
const HALVINGS = 5;

/**
 * Fits a design to a number of pages, or fills its last page. Pure over `measure`, which is called at most 9 times: once as it is,
 * once with each stage at its bound, five times between two of them. Source: the floors and ceilings of `fit-steps.ts`.
 * @returns The result, and in `measured` how often the document was rendered.
 */
export async function fitDesign(design: FitDesign, wish: FitWish, measure: Measure): Promise<FitResult & { measured: number }> {
  let count = 0;
  const known = new Map<string, Promise<Measured>>();
  // Rounded to steps, two designs on the way may be one.
  const measured = (candidate: FitDesign): Promise<Measured> => {
    const key = JSON.stringify(candidate);
    const result = known.get(key) ?? measure(candidate);
    count += known.has(key) ? 0 : 1;
    known.set(key, result);
    return result;
  };
  const before = await measured(design);
  const pages = wish.pages ?? before.pages;
  const done = (result: Found) => ({ ...result, before, measured: count });
  if (before.pages > pages) return done(await tighten(design, before, pages, measured));
  if (!wish.fill || before.lastPageFill >= FULL) return done({ outcome: "as-it-is", design, after: before });
  return done(await loosen(design, before, measured));
}

type Found = Omit<FitResult, "before">;

/** The loosest of the tighter designs with at most this many pages. */
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

/** The loosest design with no more pages than now. */
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

/** Bisects one stage between its start and its limit, keeping the best allowed design. */
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
