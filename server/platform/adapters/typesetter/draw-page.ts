import sharp, { type Sharp } from "sharp";
import { pageSizePt, withoutText } from "@/typeset/layout/svg-pages";

/** A free-form page may be very long; larger drawings are not made. */
const MAX_PIXELS = 100_000_000;

/** Draws a page at this width in pixels, without resizing afterwards except for rounding, so that it stays sharp. */
export function drawnPage(svg: string, widthPixels: number): Sharp {
  // The density applies twice: to the points of the drawing and to its size.
  const density = 72 * Math.sqrt(widthPixels / pageSizePt(svg).widthPt);
  return sharp(Buffer.from(withoutText(svg)), { density, limitInputPixels: MAX_PIXELS }).resize({ width: widthPixels });
}
