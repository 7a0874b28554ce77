import sharp, { type Sharp } from "sharp";
import { pageSizePt, withoutText } from "@/typeset/layout/svg-pages";

/** A free-form page may be very long; a drawing of more pixels than this is not made. */
const MAX_PIXELS = 100_000_000;

/** Draws a page at that width in pixels. Sharp as it is: nothing is drawn smaller or larger and resized afterwards, but for a rounding. */
export function drawnPage(svg: string, widthPixels: number): Sharp {
  // The density counts twice: once for the points of the drawing and once for its size.
  const density = 72 * Math.sqrt(widthPixels / pageSizePt(svg).widthPt);
  return sharp(Buffer.from(withoutText(svg)), { density, limitInputPixels: MAX_PIXELS }).resize({ width: widthPixels });
}
