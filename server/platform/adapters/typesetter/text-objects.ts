import { stringBytes, type Token, textOf, tokensOf } from "@/server/platform/adapters/typesetter/content-stream";
import type { TextFont } from "@/server/platform/adapters/typesetter/text-font";

export interface Glyph {
  font: TextFont;
  code: number;
  /** Adjustment after the glyph, in thousandths of the size. */
  kern: number;
  /** Height above the baseline. */
  rise: number;
}

/** The text shown by one operator. */
export interface Show {
  fontName: string;
  font: TextFont;
  size: number;
  x: number;
  glyphs: Glyph[];
  reversed: boolean;
  /** The span with the text of these glyphs. */
  span: { text: string } | null;
}

/** A text object of the page. */
export interface TextObject {
  start: number;
  end: number;
  /** Its start position on the page. */
  x: number;
  /** The origin set by the page's own operators: equals `x` until something is joined before it. */
  origin: number;
  y: number;
  shows: Show[];
  /** The structure element it belongs to. */
  element: unknown;
  /** The operators before it that set its colour. */
  colour: string;
}

export type FontOf = (name: string) => TextFont | null;
/** The structure element of a marked content by its number on the page. */
export type ElementOf = (id: number | undefined) => unknown;

const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFE]/;

/** The text of a text object, from its tokens between `BT` and `ET`; null if it contains anything unsupported. */
function showsOf(tokens: Token[], fontOf: FontOf): Show[] | null {
  const shows: Show[] = [];
  const open: ({ text: string } | "reversed")[] = [];
  let operands: Token[] = [];
  let [fontName, size, x, rise] = ["", 0, 0, 0];
  for (const token of tokens) {
    if (token.kind !== "operator") {
      operands.push(token);
      continue;
    }
    const numbers = operands.filter(({ kind }) => kind === "number").map(({ text }) => Number(text));
    if (token.text === "Tf") {
      fontName = operands[0]?.text ?? "";
      size = numbers[0] ?? 0;
    } else if (token.text === "Tm") {
      const [a, b, c, d, e = 0, f = 0] = numbers;
      if (a !== 1 || b !== 0 || c !== 0 || d !== -1) return null;
      // The line is drawn upside down.
      [x, rise] = [e, -f];
    } else if (token.text === "Tr") {
      if (numbers[0] !== 0) return null;
    } else if (token.text === "BMC" || token.text === "BDC") {
      const value = operands[operands.findIndex(({ text }) => text === "/ActualText") + 1];
      if (operands[0]?.text === "/ReversedChars") open.push("reversed");
      else if (value && (value.kind === "string" || value.kind === "hex")) open.push({ text: textOf(stringBytes(value)) });
      else return null;
    } else if (token.text === "EMC") {
      if (!open.pop()) return null;
    } else if (token.text === "Tj" || token.text === "TJ") {
      const font = fontOf(fontName);
      if (!font) return null;
      const span = open.find((each) => each !== "reversed") ?? null;
      const glyphs = glyphsOf(operands, font, rise);
      // For a single glyph the engine does not mark the reading direction.
      const isTurned = glyphs.length === 1 && RIGHT_TO_LEFT.test(span?.text ?? font.text(glyphs[0]?.code ?? 0) ?? "");
      shows.push({
        fontName,
        font,
        size,
        x: x + leadOf(operands, size),
        glyphs,
        reversed: open.includes("reversed") || isTurned,
        span,
      });
    } else return null;
    operands = [];
  }
  const [first] = shows;
  const isOneFont = shows.every((each) => each.fontName === first?.fontName && each.size === first?.size);
  return open.length === 0 && isOneFont && first ? shows : null;
}

/** The offset before the first glyph of an array. */
const leadOf = (operands: Token[], size: number): number => {
  const [, first] = operands;
  return first?.kind === "number" ? (-Number(first.text) * size) / 1000 : 0;
};

function glyphsOf(operands: Token[], font: TextFont, rise: number): Glyph[] {
  const glyphs: Glyph[] = [];
  for (const { kind, text } of operands) {
    const last = glyphs.at(-1);
    if (kind === "number" && last) last.kern += Number(text);
    if (kind !== "string" && kind !== "hex") continue;
    const bytes = stringBytes({ kind, text });
    for (let at = 0; at + 1 < bytes.length; at += 2)
      glyphs.push({ font, code: bytes.charCodeAt(at) * 256 + bytes.charCodeAt(at + 1), kern: 0, rise });
  }
  return glyphs;
}

/** The supported text objects of a page, in order. */
function objectsOf(content: string, fontOf: FontOf, elementOf: ElementOf): TextObject[] {
  const objects: TextObject[] = [];
  let begun: { start: number; tokens: Token[] } | null = null;
  let numbers: number[] = [];
  let element: unknown = null;
  let [x, y, colourStart] = [0, 0, 0];
  for (const token of tokensOf(content)) {
    const isOperator = token.kind === "operator";
    if (isOperator && token.text === "BT") begun = { start: token.start, tokens: [] };
    else if (begun && isOperator && token.text === "ET") {
      const shows = showsOf(begun.tokens, fontOf);
      const colour = content.slice(colourStart, begun.start);
      if (shows) objects.push({ start: begun.start, end: token.end, x, origin: x, y, shows, element, colour });
      begun = null;
    } else if (begun) begun.tokens.push(token);
    else if (token.kind === "number") numbers.push(Number(token.text));
    else if (isOperator) {
      if (token.text === "cm") [x, y, colourStart] = [numbers.at(-2) ?? 0, numbers.at(-1) ?? 0, token.end];
      if (token.text === "BDC") element = elementOf(numbers.at(-1));
      numbers = [];
    }
  }
  return objects;
}

const endOf = ({ x, shows }: TextObject): number => {
  const last = shows.at(-1);
  if (!last) return x;
  const widths = last.glyphs.map(({ font, code, kern }) => font.width(code) - kern);
  return x + last.x + (widths.reduce((sum, width) => sum + width, 0) * last.size) / 1000;
};

/** The side on which an object touches a line: after its end or, for right-to-left words, before its beginning. */
function sideOf(object: TextObject, line: TextObject, reach: number): "left" | "right" | null {
  if (Math.abs(object.x - endOf(line)) < reach) return "right";
  return Math.abs(endOf(object) - line.x) < reach && object.y === line.y ? "left" : null;
}

/** Between two text objects of one line there are only the end of one and the beginning of the other. */
const BETWEEN = /^\s*Q\s*EMC\s*\/Span\s*<<[^<>]*>>\s*BDC\s*q\s*1 0 0 -1 \S+ \S+ cm\s/;

/**
 * Joins text objects that the engine split for a raised mark or for digits in a right-to-left line: readers order letters only
 * within one text object.
 */
function joined(objects: TextObject[], content: string): TextObject[] {
  const lines: TextObject[] = [];
  for (const object of objects) {
    const line = lines.at(-1);
    const [first, before] = [object.shows[0], line?.shows[0]];
    const rise = object.y - (line?.y ?? 0);
    const isSame = first?.fontName === before?.fontName && first?.size === before?.size && object.element === line?.element;
    const between = line ? content.slice(line.end, object.start) : "";
    const side = first && line && Math.abs(rise) < 0.6 * first.size ? sideOf(object, line, 0.6 * first.size) : null;
    if (!line || !isSame || !side || line.colour !== object.colour || !BETWEEN.test(between)) {
      lines.push({ ...object, shows: [...object.shows] });
      continue;
    }
    for (const glyph of object.shows.flatMap(({ glyphs }) => glyphs)) glyph.rise += rise;
    const shift = object.x - line.x;
    const moved = (shows: Show[], by: number) => shows.map((show) => ({ ...show, x: show.x + by }));
    if (side === "right") line.shows.push(...moved(object.shows, shift));
    else {
      line.shows = [...object.shows, ...moved(line.shows, -shift)];
      line.x = object.x;
    }
    line.end = object.end;
  }
  return lines;
}

/** Adds the gaps between shows to the preceding glyphs, so that a split line is continuous. */
function closeGaps(shows: Show[]): void {
  let pen = shows[0]?.x ?? 0;
  let last: { glyph: Glyph; size: number } | null = null;
  for (const show of shows) {
    const gap = show.x - pen;
    if (last && Math.abs(gap) > 1e-4) last.glyph.kern -= (gap * 1000) / last.size;
    pen = show.x;
    for (const glyph of show.glyphs) {
      pen += ((glyph.font.width(glyph.code) - glyph.kern) * show.size) / 1000;
      last = { glyph, size: show.size };
    }
  }
}

/** The lines of text of a page: pieces are joined, and the gaps between them are added to their glyphs. */
export function linesOf(content: string, fontOf: FontOf, elementOf: ElementOf): TextObject[] {
  const lines = joined(objectsOf(content, fontOf, elementOf), content);
  for (const { shows } of lines) closeGaps(shows);
  return lines;
}
