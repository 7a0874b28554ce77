import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFName,
  PDFNumber,
  type PDFPage,
  PDFRawStream,
} from "@cantoo/pdf-lib";
import { stringBytes, type Token, textOf, tokensOf } from "@/server/adapters/typesetter/content-stream";
import { type TextFont, textFont } from "@/server/adapters/typesetter/text-font";

// Scripts whose letters change shape, place or number when they meet come out of the engine as glyphs with a note of their text
// beside them, which many readers do not look at. Here every glyph is given the characters it stands for, one by one; characters
// beyond the number of glyphs ride on an invisible glyph without width. What is seen does not change.

interface Glyph {
  font: TextFont;
  code: number;
  /** Adjustment after the glyph, in thousandths of the size. */
  kern: number;
  /** How far it stands above the line. */
  rise: number;
}

/** What is shown by one operator. */
interface Show {
  fontName: string;
  font: TextFont;
  size: number;
  x: number;
  glyphs: Glyph[];
  reversed: boolean;
  /** The span that tells the text of these glyphs. */
  span: { text: string } | null;
}

/** A text object of the page. */
interface TextObject {
  start: number;
  end: number;
  /** Where it begins on the page. */
  x: number;
  /** Where the page's own operators put its origin: `x`, until something was joined before it. */
  origin: number;
  y: number;
  shows: Show[];
  /** The structure element it belongs to. */
  element: unknown;
  /** The operators before it that set its colour. */
  colour: string;
}

/** Glyphs that stand for a text together, from left to right. */
interface Cluster {
  text: string;
  span: { text: string } | null;
  reversed: boolean;
  glyphs: { glyph: Glyph; object: TextObject }[];
}

/** A glyph to be drawn and the characters it stands for, in the order of reading; a hidden one only carries text. */
interface Piece {
  glyph: Glyph;
  object: TextObject;
  text: string;
  hidden: boolean;
  reversed: boolean;
}

type FontOf = (name: string) => TextFont | null;
/** The structure element of a marked content by its number on the page. */
type ElementOf = (id: number | undefined) => unknown;

const MARK = /\p{Mn}/u;
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFE]/;
const LEADING_JOINERS = /^[\u200C\u200D]+/;
/** Stands for nothing: readers leave it out. */
const NOTHING = "\u2060";

const isWide = ({ font, code }: Glyph): boolean => font.width(code) > 0;
const letters = (text: string): number => [...text].filter((character) => !MARK.test(character)).length;

/** Whether a glyph belongs to the cluster before it although nothing says so: it is a raised or lowered mark, or what follows one. */
function continues(cluster: Cluster, text: string, show: Show, glyph: Glyph): boolean {
  const last = cluster.glyphs.at(-1);
  if (!last || cluster.text !== text || [...text].length < 2 || cluster.reversed !== show.reversed) return false;
  if (last.glyph.rise === glyph.rise) return false;
  return cluster.glyphs.filter((each) => isWide(each.glyph)).length + (isWide(glyph) ? 1 : 0) <= letters(text);
}

/** The glyphs of a page by the text they stand for. */
function clustersOf(objects: TextObject[]): Cluster[] {
  const clusters: Cluster[] = [];
  for (const object of objects) {
    for (const show of object.shows) {
      for (const glyph of show.glyphs) {
        const text = show.span?.text ?? glyph.font.text(glyph.code) ?? "";
        const last = clusters.at(-1);
        if (last && ((show.span && last.span === show.span) || continues(last, text, show, glyph))) {
          last.glyphs.push({ glyph, object });
          last.span = show.span;
        } else clusters.push({ text, span: show.span, reversed: show.reversed, glyphs: [{ glyph, object }] });
      }
    }
  }
  return clusters;
}

/** Shares the text of a cluster among its glyphs, both from left to right. */
function shareForwards({ glyphs, text }: Cluster): Piece[] {
  const characters = [...text];
  const pieces: Piece[] = [];
  const put = (at: Cluster["glyphs"][number], hidden: boolean, own = characters.shift() ?? NOTHING) =>
    pieces.push({ ...at, text: own, hidden, reversed: false });
  for (const [index, at] of glyphs.entries()) {
    const [next] = characters;
    const wide = isWide(at.glyph);
    // A mark without a character of its own, as in Thai vowels of two parts: the letter is left to the glyph that has its room.
    const leaves = !wide && next !== undefined && !MARK.test(next) && glyphs.slice(index + 1).some(({ glyph }) => isWide(glyph));
    // A reader gives a mark no room: one that takes the place of a letter would move what follows.
    while (wide && characters[0] !== undefined && MARK.test(characters[0])) put(at, true);
    if (leaves) put(at, false, NOTHING);
    else put(at, false);
  }
  const last = glyphs.at(-1);
  while (last && characters.length > 0) put(last, true);
  return pieces;
}

/** Gives the text of a cluster that reads from right to left to the first glyph read; the others are marks on it or parts of it. */
function shareBackwards({ glyphs, text }: Cluster): Piece[] {
  const bearer = glyphs.findLastIndex(({ glyph }) => isWide(glyph));
  return glyphs.map((at, index) => ({
    ...at,
    text: index === (bearer < 0 ? glyphs.length - 1 : bearer) && text !== "" ? text : NOTHING,
    hidden: false,
    reversed: true,
  }));
}

/** Readers leave out a glyph whose text ends with a joiner, in the order of the line: it goes with the letter read before it. */
function moveJoiners(pieces: Piece[]): void {
  for (const [index, piece] of pieces.entries()) {
    const [joiners] = LEADING_JOINERS.exec(piece.text) ?? [];
    if (!piece.reversed || !joiners) continue;
    const before = pieces.slice(index + 1, index + 6).find(({ text }) => text !== NOTHING);
    if (!before?.reversed) continue;
    before.text += joiners;
    piece.text = piece.text.slice(joiners.length) || NOTHING;
  }
}

const number = (value: number): string => String(Math.round(value * 1000) / 1000);
const hex4 = (value: number): string => value.toString(16).padStart(4, "0");

/** Puts the gaps between shows into the glyphs before them, so that a line is one piece wherever the engine had begun anew. */
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

function written(pieces: Piece[]): string {
  let out = "";
  let array = "";
  let codes = "";
  let [hidden, rise] = [false, 0];
  const flushCodes = () => {
    if (codes !== "") array += `<${codes}>`;
    codes = "";
  };
  const flush = () => {
    flushCodes();
    if (array !== "") out += `[${array}]TJ\n`;
    array = "";
  };
  for (const { glyph, text, reversed, ...piece } of pieces) {
    if (piece.hidden !== hidden || glyph.rise !== rise) flush();
    if (piece.hidden !== hidden) out += piece.hidden ? "3 Tr\n" : "0 Tr\n";
    if (glyph.rise !== rise) out += `${number(glyph.rise)} Ts\n`;
    hidden = piece.hidden;
    rise = glyph.rise;
    if (text === NOTHING && !reversed) {
      // Some readers show the sign that stands for nothing; they are told that there is nothing.
      flush();
      out += `/Span<</ActualText()>>BDC\n[<${hex4(glyph.font.alias(glyph.code, NOTHING, false))}>${number(glyph.kern)}]TJ\nEMC\n`;
      continue;
    }
    codes += hex4(glyph.font.alias(glyph.code, reversed ? [...text].reverse().join("") : text, hidden));
    if (!hidden && Math.abs(glyph.kern) > 0.0005) {
      flushCodes();
      array += number(glyph.kern);
    }
  }
  flush();
  return out + (hidden ? "0 Tr\n" : "") + (rise === 0 ? "" : "0 Ts\n");
}

/** What a text object shows, from its tokens between `BT` and `ET`; null when it has anything in it that is not understood. */
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
      // A single glyph is the same either way: the engine does not say then which way it reads.
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

/** How far the first glyph of an array is moved. */
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

/** The text objects of a page that are understood, in their order. */
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

/** Where an object stands that touches a line: after its end or, as the next words from right to left do, before its beginning. */
function sideOf(object: TextObject, line: TextObject, reach: number): "left" | "right" | null {
  if (Math.abs(object.x - endOf(line)) < reach) return "right";
  return Math.abs(endOf(object) - line.x) < reach && object.y === line.y ? "left" : null;
}

/** Between two text objects of one line there is nothing but the end of one and the beginning of the other. */
const BETWEEN = /^\s*Q\s*EMC\s*\/Span\s*<<[^<>]*>>\s*BDC\s*q\s*1 0 0 -1 \S+ \S+ cm\s/;

/**
 * Joins what the engine began anew for a raised mark or for digits in a line from right to left: readers put letters into order
 * within one text object only.
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

function rewriteContent(content: string, fontOf: FontOf, elementOf: ElementOf): string {
  const objects = joined(objectsOf(content, fontOf, elementOf), content);
  for (const { shows } of objects) closeGaps(shows);
  const pieces = clustersOf(objects).flatMap((each) => (each.reversed ? shareBackwards(each) : shareForwards(each)));
  moveJoiners(pieces);
  const byObject = new Map<TextObject, Piece[]>(objects.map((object) => [object, []]));
  for (const piece of pieces) byObject.get(piece.object)?.push(piece);
  let out = "";
  let copied = 0;
  for (const object of objects) {
    const [first] = object.shows;
    if (!first) continue;
    const head = `BT\n0 Tr\n${first.fontName} ${number(first.size)} Tf\n1 0 0 -1 ${number(first.x + object.x - object.origin)} 0 Tm\n`;
    out += `${content.slice(copied, object.start)}${head}${written(byObject.get(object) ?? [])}ET`;
    copied = object.end;
  }
  return out + content.slice(copied);
}

function contentsOf(page: PDFPage): PDFRawStream[] {
  const contents = page.node.Contents();
  const streams = contents instanceof PDFArray ? contents.asArray().map((each) => page.doc.context.lookup(each)) : [contents];
  return streams.filter((each) => each instanceof PDFRawStream);
}

/** Which structure element each marked content of a page belongs to: the page's row of the parent tree. */
function elementsOf(page: PDFPage): ElementOf {
  const key = page.node.lookupMaybe(PDFName.of("StructParents"), PDFNumber)?.asNumber();
  const tree = page.doc.catalog
    .lookupMaybe(PDFName.of("StructTreeRoot"), PDFDict)
    ?.lookupMaybe(PDFName.of("ParentTree"), PDFDict)
    ?.lookupMaybe(PDFName.of("Nums"), PDFArray);
  if (!tree || key === undefined) return () => null;
  for (let index = 0; index + 1 < tree.size(); index += 2) {
    if (tree.lookup(index, PDFNumber).asNumber() !== key) continue;
    const row = tree.lookup(index + 1);
    if (row instanceof PDFArray) return (id) => (id === undefined || id >= row.size() ? null : row.get(id));
  }
  return () => null;
}

/** Gives every glyph of a file the characters it stands for. The pages look as before. */
export function withExactText(document: PDFDocument): void {
  const fonts = new Map<PDFDict, TextFont | null>();
  for (const page of document.getPages()) {
    const named = page.node.Resources()?.lookup(PDFName.of("Font"));
    const fontOf = (name: string): TextFont | null => {
      const dict = named instanceof PDFDict ? named.lookup(PDFName.of(name.slice(1))) : undefined;
      if (!(dict instanceof PDFDict)) return null;
      const known = fonts.get(dict);
      if (known !== undefined) return known;
      const opened = textFont(document, dict);
      fonts.set(dict, opened);
      return opened;
    };
    const contents = contentsOf(page)
      .map((stream) => Buffer.from(decodePDFRawStream(stream).decode()).toString("latin1"))
      .join("\n");
    const stream = document.context.flateStream(Buffer.from(rewriteContent(contents, fontOf, elementsOf(page)), "latin1"));
    page.node.set(PDFName.of("Contents"), document.context.register(stream));
  }
  for (const font of fonts.values()) font?.finish();
}
