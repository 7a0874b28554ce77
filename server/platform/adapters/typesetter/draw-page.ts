import sharp, { type Sharp } from "sharp";
import { pageSizePt, withoutText } from "@/typeset/layout/svg-pages";

/** A free-form page may be very long; larger drawings are not made. */
const MAX_PIXELS = 100_000_000;

/** Draws a page at this width in pixels: in exactly that size, so that it stays sharp and its colours reach the edges. */
export function drawnPage(svg: string, widthPixels: number): Sharp {
  const { widthPt, heightPt } = pageSizePt(svg);
  const height = Math.max(1, Math.round((widthPixels * heightPt) / widthPt));
  const sized = withoutText(svg).replace(
    / width="[\d.]+pt" height="[\d.]+pt"/,
    ` width="${widthPixels}" height="${height}" preserveAspectRatio="none"`,
  );
  return sharp(Buffer.from(sized), { density: 72, limitInputPixels: MAX_PIXELS });
}
