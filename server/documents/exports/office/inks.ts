import { hexColour } from "@/typeset/layout/colours";

type Rgb = readonly [number, number, number];

const channels = (hex: string): Rgb => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Rgb;
const hexOf = (colour: Rgb): string =>
  `#${colour
    .map((value) =>
      Math.round(Math.min(255, Math.max(0, value)))
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;

/** That share of a colour on a ground. */
export function blend(colour: string, share: number, ground: string): string {
  const [over, under] = [channels(colour), channels(ground)];
  return hexOf(over.map((value, at) => value * share + (under[at] ?? 0) * (1 - share)) as unknown as Rgb);
}

/** A colour of the document as it shows on white or its paper: office programs know no transparency. */
export function opaque(colour: string, fallback: string, ground = "#ffffff"): string {
  const hex = hexColour(colour, fallback);
  const long = hex.length <= 5 ? `#${[...hex.slice(1)].map((digit) => digit + digit).join("")}` : hex;
  const share = long.length === 9 ? Number.parseInt(long.slice(7), 16) / 255 : 1;
  return share === 1 ? long.slice(0, 7) : blend(long.slice(0, 7), share, ground);
}

function luminance(hex: string): number {
  const [red, green, blue] = channels(hex).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours as WCAG measures it. */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

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
