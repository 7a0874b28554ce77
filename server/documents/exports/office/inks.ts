import { blend, contrast, luminance } from "@/domain/colours";

const steps = (count: number) => Array.from({ length: count }, (_, step) => step);

/** A colour as words can have it: one that is hard to read on its ground goes towards the ink as far as it must. */
const legible = (colour: string, ink: string, ground: string): string =>
  steps(21)
    .map((step) => blend(colour, 1 - step * 0.05, ink))
    .find((each) => contrast(each, ground) >= 3) ?? ink;

/** The colours of an area of the page, as the Typst sources choose them (`inks` in job.typ). */
export interface Inks {
  ink: string;
  ground: string;
  accent: string;
  /** The accent for words. */
  title: string;
  /** Quieter text. */
  muted: string;
  /** Thin lines. */
  rule: string;
}

export const inks = (ink: string, ground: string, accent: string): Inks => ({
  ink,
  ground,
  accent,
  title: legible(accent, ink, ground),
  muted: blend(ink, 0.72, ground),
  rule: blend(ink, 0.18, ground),
});

/** The area whose ground is the accent: light words, and a ground made darker until they are clear enough (`solid-inks`). */
export function solidInks(paper: Inks): Inks {
  const colour = paper.accent;
  const light = luminance(paper.ground) > 0.75 ? paper.ground : "#ffffff";
  if (contrast(light, colour) < 2.9) {
    const dark = contrast(paper.ink, colour) >= 4.5 ? paper.ink : "#000000";
    return { ...inks(dark, colour, dark), muted: dark };
  }
  const ground = steps(50)
    .map((step) => blend(colour, 1 - step * 0.01, "#000000"))
    .find((each) => contrast(light, each) >= 4.5);
  return solid(light, ground ?? colour);
}

function solid(ink: string, ground: string): Inks {
  const muted = [0.76, 0.84, 0.92].map((share) => blend(ink, share, ground)).find((each) => contrast(each, ground) >= 4.5);
  return { ...inks(ink, ground, ink), muted: muted ?? ink, rule: blend(ink, 0.45, ground) };
}

/** The area on a light tint of the accent. */
export const tintedInks = (paper: Inks, share: number): Inks =>
  inks(paper.ink, blend(paper.accent, share, paper.ground), paper.accent);
