import type { Design } from "@/contracts/model/resume/metadata";
import { blend, contrast, opaque } from "@/domain/colours";
import { TEXT_CONTRAST } from "@/domain/page-check/rules/look";

/** Templates print dates and labels in this share of the ink, and tint areas with that share of the accent. */
const MUTED_SHARE = 0.72;
const TINT_SHARE = 0.2;
const STEPS = Array.from({ length: 21 }, (_, step) => 1 - step / 20);

/** The colour, moved towards another as far as it must be to pass. */
const moved = (colour: string, towards: string, passes: (colour: string) => boolean): string =>
  STEPS.map((share) => blend(colour, share, towards)).find(passes) ?? towards;

/**
 * Colours like the given ones in which all text can be read: first the ink, then the accent, moves away from the paper as far as it must.
 * Paper of a middle grey, on which no ink is clear, becomes white.
 */
export function readableColours(colors: Design["colors"]): Design["colors"] {
  const background = opaque(colors.background, "#ffffff");
  const strongest = (paper: string) => (contrast("#000000", paper) >= contrast("#ffffff", paper) ? "#000000" : "#ffffff");
  const isClear = (ink: string, paper: string) => contrast(blend(ink, MUTED_SHARE, paper), paper) >= TEXT_CONTRAST;
  const paper = isClear(strongest(background), background) ? background : "#ffffff";
  const end = strongest(paper);
  const primary = moved(opaque(colors.primary, "#dc2626", paper), end, (accent) => contrast(accent, paper) >= TEXT_CONTRAST);
  const tint = blend(primary, TINT_SHARE, paper);
  const text = moved(
    opaque(colors.text, "#000000", paper),
    end,
    (ink) => isClear(ink, paper) && contrast(blend(ink, MUTED_SHARE, tint), tint) >= TEXT_CONTRAST,
  );
  const accent = moved(primary, end, (each) => contrast(each, blend(each, TINT_SHARE, paper)) >= TEXT_CONTRAST);
  return {
    primary: written(accent, colors.primary, paper),
    text: written(text, colors.text, paper),
    background: written(paper, colors.background, "#ffffff"),
  };
}

/** A colour that did not change stays as it was written. */
function written(colour: string, background: string, ground: string): string {
  if (opaque(background, "", ground) === colour) return background;
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return `rgba(${red}, ${green}, ${blue}, 1)`;
}
