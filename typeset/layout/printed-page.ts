import { opaque } from "@/domain/colours";
import { type Box, holds, type PrintedField, type PrintedPage, type PrintedText } from "@/domain/page-check/geometry";
import { attribute, type DrawnElement, drawnElements, fieldOf, unescaped } from "@/typeset/layout/drawn-elements";
import { pageSizePt } from "@/typeset/layout/svg-pages";

/** Letters reach this share of their size above and below the baseline. */
const ASCENT = 0.78;
/** Smaller areas are rules, dots and bars beside text, not grounds under it. */
const MIN_GROUND_PT = 8;

type Ground = Box & { colour: string };

/** Reads what is where from the drawing of a page of a job prepared with `preview`. */
export function readPrintedPage(svg: string): PrintedPage {
  const fields: PrintedField[] = [];
  const texts: PrintedText[] = [];
  const pictures: Box[] = [];
  const grounds: Ground[] = [];
  let pointer: string | null = null;
  let ink = "#000000";
  for (const element of drawnElements(svg)) {
    const { name, closes, attributes } = element;
    if (name === "a") pointer = closes ? null : fieldOf(attributes);
    if (closes) continue;
    if (name === "g" && attributes.includes("typst-text")) ink = attribute(attributes, "fill") ?? ink;
    if (name === "rect" && pointer !== null) fields.push({ pointer, ...sized(element) });
    if (name === "path") grounds.push(...groundOf(element, grounds));
    if (name === "image" && /href="data:image\/(?:png|jpeg)/.test(attributes)) pictures.push(sized(element));
    if (name === "text") texts.push(...textOf(element, svg, ink, grounds));
  }
  return { ...pageSizePt(svg), fields: fields.filter(({ width }) => width > 0), texts, pictures };
}

const sized = ({ attributes, here: { x, y, scale } }: DrawnElement): Box => ({
  x: tenth(x),
  y: tenth(y),
  width: tenth(Number(attribute(attributes, "width")) * scale),
  height: tenth(Number(attribute(attributes, "height")) * scale),
});

/** A filled area that text can be printed on, with its colour as it shows on what is below. */
function groundOf({ attributes, here }: DrawnElement, below: readonly Ground[]): Ground[] {
  const fill = attribute(attributes, "fill") ?? "none";
  // A point that nothing is drawn from is no part of the area.
  const outline = (attribute(attributes, "d") ?? "").replace(/M [^A-Z]*(?=M)/g, "");
  const numbers = (outline.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
  if (!fill.startsWith("#") || numbers.length < 6) return [];
  const [xs, ys] = [numbers.filter((_, at) => at % 2 === 0), numbers.filter((_, at) => at % 2 === 1)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [(Math.max(...xs) - left) * here.scale, (Math.max(...ys) - top) * here.scale];
  if (width < MIN_GROUND_PT || height < MIN_GROUND_PT) return [];
  const box = { x: here.x + left * here.scale, y: here.y + top * here.scale, width, height };
  return [{ ...box, colour: opaque(fill, "#ffffff", colourUnder(box, below)) }];
}

const colourUnder = (box: Box, grounds: readonly Ground[]): string =>
  grounds.findLast((ground) => holds(ground, box))?.colour ?? "#ffffff";

function textOf({ attributes, here, end }: DrawnElement, svg: string, ink: string, grounds: readonly Ground[]): PrintedText[] {
  const text = unescaped(svg.slice(end, svg.indexOf("</text>", end)));
  if (text.trim() === "") return [];
  // The glyphs' scale runs upwards; the text inside turns it back.
  const scale = Math.abs(here.scale);
  const sizePt = Number(attribute(attributes, "font-size")) * scale;
  const box = {
    x: tenth(here.x),
    y: tenth(here.y - ASCENT * sizePt),
    width: tenth(Number(attribute(attributes, "textLength")) * scale),
    height: tenth(sizePt),
  };
  const ground = colourUnder(box, grounds);
  return [{ ...box, text, sizePt: Math.round(sizePt * 100) / 100, colour: opaque(ink, "#000000", ground), ground }];
}

const tenth = (points: number): number => Math.round(points * 10) / 10;
