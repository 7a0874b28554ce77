import type { Design, FontSettings, PageSettings, Typography } from "@/contracts/model/resume/metadata";

/** Colours that go together. Text reaches a contrast of 4.5:1 on paper and tints, marks 3:1; a test measures all of them. */
export interface Palette {
  name: string;
  colors: Design["colors"];
}

/** Words to filter templates by. */
type LookTag = "one column" | "two columns" | "with picture" | "calm" | "strong" | "classic" | "modern" | "compact";

/** What a template looks like as it was designed: its typefaces, sizes, spaces, marks and the colours to choose from. */
export interface Look {
  /** What it is, in a sentence. */
  description: string;
  tags: readonly LookTag[];
  typography: Pick<Typography, "body" | "heading">;
  level: Design["level"];
  page: Pick<PageSettings, "gapX" | "gapY" | "marginX" | "marginY" | "hideLinkUnderline" | "hideIcons" | "hideSectionIcons">;
  layout: { sidebarWidth: number };
  /** The first one is the look's own. */
  palettes: readonly [Palette, Palette, ...Palette[]];
}

export const WHITE = "rgba(255, 255, 255, 1)";
export const rgba = (hex: string): string =>
  `rgba(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(", ")}, 1)`;
/** The accent, and an ink that shares its hue. */
export const palette = (name: string, primary: string, text: string): Palette => ({
  name,
  colors: { primary: rgba(primary), text: rgba(text), background: WHITE },
});

type Weights = FontSettings["fontWeights"];
export const face = (fontFamily: string, fontWeights: Weights, fontSize: number, lineHeight: number): FontSettings => ({
  fontFamily,
  fontWeights,
  fontSize,
  lineHeight,
});

/** All lengths are multiples of 2 points, so that the looks share a rhythm. */
export const page = (
  [marginX, marginY]: readonly [number, number],
  [gapX, gapY]: readonly [number, number],
  more: Partial<Look["page"]> = {},
): Look["page"] => ({
  marginX,
  marginY,
  gapX,
  gapY,
  hideLinkUnderline: true,
  hideIcons: false,
  hideSectionIcons: true,
  ...more,
});
export const level = (type: Design["level"]["type"], icon = "star"): Design["level"] => ({ type, icon });
