import type { FontSettings, Metadata } from "@/contracts/model/resume/metadata";

/** The part of a document's design that determines how much fits on a page. */
export type FitDesign = Pick<Metadata, "page" | "typography">;

const MM = 72 / 25.4;

/** The tightest allowed settings: smaller text is not readable. */
export const FIT_FLOORS = { fontSizePt: 9, lineHeight: 1.15, marginPt: 8 * MM, gapPt: 2 } as const;
/** The loosest allowed settings: more would look like padding. */
export const FIT_CEILINGS = { fontSizePt: 12, lineHeight: 1.6, marginPt: 20 * MM, gapPt: 16 } as const;

/** One adjustable number of the design with its range. */
export interface FitStep {
  /** Path below `metadata`, as a JSON pointer. */
  path: `/${string}`;
  read: (design: FitDesign) => number;
  /** Its lower and upper limit; a design beyond a limit stays as it is. */
  floor: (design: FitDesign) => number;
  ceiling: (design: FitDesign) => number;
  /** Values are rounded to multiples of this, so that a person finds numbers they could have typed. */
  step: number;
  write: (design: FitDesign, value: number) => FitDesign;
}

const onPage = (name: "gapY" | "marginX" | "marginY", floor: number, ceiling: number): FitStep => ({
  path: `/page/${name}`,
  read: ({ page }) => page[name],
  floor: () => floor,
  ceiling: () => ceiling,
  step: 0.5,
  write: (design, value) => ({ ...design, page: { ...design.page, [name]: value } }),
});

const onFont = (
  font: "body" | "heading",
  name: "fontSize" | "lineHeight",
  step: number,
  bounds: (font: FontSettings, design: FitDesign) => { floor: number; ceiling: number },
): FitStep => ({
  path: `/typography/${font}/${name}`,
  read: ({ typography }) => typography[font][name],
  floor: (design) => bounds(design.typography[font], design).floor,
  ceiling: (design) => bounds(design.typography[font], design).ceiling,
  step,
  write: (design, value) => ({
    ...design,
    typography: { ...design.typography, [font]: { ...design.typography[font], [name]: value } },
  }),
});

const lineBounds = () => ({ floor: FIT_FLOORS.lineHeight, ceiling: FIT_CEILINGS.lineHeight });
const sizeBounds = () => ({ floor: FIT_FLOORS.fontSizePt, ceiling: FIT_CEILINGS.fontSizePt });

/** Headings keep their proportion to the text, and are never smaller than the smallest text. */
const inProportion = ({ fontSize }: FontSettings, { typography }: FitDesign) => ({
  floor: Math.max(FIT_FLOORS.fontSizePt, (fontSize * FIT_FLOORS.fontSizePt) / typography.body.fontSize),
  ceiling: (fontSize * FIT_CEILINGS.fontSizePt) / typography.body.fontSize,
});

/** In order of least effect on readers: space, then line height, then font size. */
export const STAGES: readonly (readonly FitStep[])[] = [
  [
    onPage("gapY", FIT_FLOORS.gapPt, FIT_CEILINGS.gapPt),
    onPage("marginY", FIT_FLOORS.marginPt, FIT_CEILINGS.marginPt),
    onPage("marginX", FIT_FLOORS.marginPt, FIT_CEILINGS.marginPt),
  ],
  [onFont("body", "lineHeight", 0.01, lineBounds), onFont("heading", "lineHeight", 0.01, lineBounds)],
  [onFont("body", "fontSize", 0.1, sizeBounds), onFont("heading", "fontSize", 0.1, inProportion)],
];

/** A design with the steps of a stage moved a share (0 to 1) of the way to their limits. */
export function moved(design: FitDesign, stage: number, share: number, way: "tighter" | "looser"): FitDesign {
  return (STAGES[stage] ?? []).reduce((made, fitStep) => {
    const from = fitStep.read(design);
    const bound = way === "tighter" ? Math.min(from, fitStep.floor(design)) : Math.max(from, fitStep.ceiling(design));
    if (bound === from) return made;
    const steps = (from + (bound - from) * share) / fitStep.step;
    // Rounded towards the original value, so that no limit is crossed.
    const rounded = (way === "tighter" ? Math.ceil(steps - 1e-6) : Math.floor(steps + 1e-6)) * fitStep.step;
    return fitStep.write(made, Number((way === "tighter" ? Math.min(from, rounded) : Math.max(from, rounded)).toFixed(2)));
  }, design);
}
