import type { PdfFill, PdfInk } from "@/domain/imports/pdf/page";
import { OPS, Util } from "@/server/platform/adapters/pdf-reader/pdfjs";

type Matrix = [number, number, number, number, number, number];

/** A page with more areas is a drawing. */
const MAX_FILLS = 2_000;
const HEX = /^#[0-9a-f]{6}$/i;
const BLACK = "#000000";
const FILLS: readonly unknown[] = [OPS.fill, OPS.eoFill, OPS.fillStroke, OPS.eoFillStroke];
const STROKES: readonly unknown[] = [OPS.stroke, OPS.closeStroke];

interface State {
  matrix: Matrix;
  fill: string;
  stroke: string;
}

/** The colours of a page: how many letters have each, and the areas and lines that are drawn in it. */
export function pageColours(
  { fnArray, argsArray }: { fnArray: number[]; argsArray: unknown[][] },
  transform: Matrix,
): { inks: PdfInk[]; fills: PdfFill[] } {
  const letters = new Map<string, number>();
  const fills: PdfFill[] = [];
  const stack: State[] = [];
  let now: State = { matrix: transform, fill: BLACK, stroke: BLACK };
  fnArray.forEach((operator, index) => {
    const values = argsArray[index];
    const begins = operator === OPS.paintFormXObjectBegin;
    if (operator === OPS.save || begins) stack.push({ ...now });
    if (operator === OPS.restore || operator === OPS.paintFormXObjectEnd) now = stack.pop() ?? now;
    const matrix = operator === OPS.transform ? values : begins ? values?.[0] : null;
    if (Array.isArray(matrix)) now.matrix = Util.transform(now.matrix, matrix) as Matrix;
    if (operator === OPS.setFillRGBColor) now.fill = colourOf(values?.[0]);
    if (operator === OPS.setStrokeRGBColor) now.stroke = colourOf(values?.[0]);
    if (operator === OPS.showText) letters.set(now.fill, (letters.get(now.fill) ?? 0) + lettersOf(values?.[0]));
    if (operator !== OPS.constructPath || fills.length >= MAX_FILLS) return;
    const colour = FILLS.includes(values?.[0]) ? now.fill : STROKES.includes(values?.[0]) ? now.stroke : null;
    const bounds = values?.[2] as ArrayLike<number> | null;
    if (colour === null || !bounds) return;
    const [x1, y1] = placed(now.matrix, Number(bounds[0]), Number(bounds[1]));
    const [x2, y2] = placed(now.matrix, Number(bounds[2]), Number(bounds[3]));
    const fill = { left: Math.min(x1, x2), right: Math.max(x1, x2), top: Math.min(y1, y2), bottom: Math.max(y1, y2) };
    if (Object.values(fill).every(Number.isFinite)) fills.push({ colour, ...fill });
  });
  return { inks: [...letters].map(([colour, count]) => ({ colour, letters: count })), fills };
}

const colourOf = (value: unknown): string => (typeof value === "string" && HEX.test(value) ? value.toLowerCase() : BLACK);

const lettersOf = (glyphs: unknown): number =>
  Array.isArray(glyphs)
    ? glyphs.filter(
        (glyph: { unicode?: string } | number | null) => typeof glyph === "object" && /[\p{L}\p{N}]/u.test(glyph?.unicode ?? ""),
      ).length
    : 0;

const placed = ([a, b, c, d, e, f]: Matrix, x: number, y: number): [number, number] => [a * x + c * y + e, b * x + d * y + f];
