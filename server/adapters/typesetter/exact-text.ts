import { decodePDFRawStream, PDFArray, PDFDict, type PDFDocument, PDFName, type PDFPage, PDFRawStream } from "@cantoo/pdf-lib";
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
  /** Number of the span that tells the text of these glyphs. */
  span: number | null;
}

/** A glyph to be drawn and the characters it stands for, in the order of reading; a hidden one only carries text. */
interface Piece {
  glyph: Glyph;
  text: string;
  hidden: boolean;
  reversed: boolean;
}

const MARK = /\p{Mn}/u;
const LEADING_JOINERS = /^[\u200C\u200D]+/;
/** Stands for nothing: readers leave it out. */
const NOTHING = "\u2060";

/** Shares the text of a cluster among its glyphs, both from left to right. */
function shareForwards(glyphs: Glyph[], text: string): Piece[] {
  const characters = [...text];
  const pieces: Piece[] = [];
  const put = (glyph: Glyph, hidden: boolean) =>
    pieces.push({ glyph, text: characters.shift() ?? NOTHING, hidden, reversed: false });
  for (const glyph of glyphs) {
    const wide = glyph.font.width(glyph.code) > 0;
    // A reader gives a mark no room: one that takes the place of a letter would move what follows.
    while (wide && characters[0] !== undefined && MARK.test(characters[0])) put(glyph, true);
    put(glyph, false);
  }
  const last = glyphs.at(-1);
  while (last && characters.length > 0) put(last, true);
  return pieces;
}

/** Shares the text of a cluster that reads from right to left; the glyphs stand from left to right. What is left over goes with the last. */
function shareBackwards(glyphs: Glyph[], text: string): Piece[] {
  const characters = [...text];
  return [...glyphs]
    .reverse()
    .map((glyph, index) => {
      const own = index === glyphs.length - 1 ? characters.splice(0).join("") : characters.shift();
      return { glyph, text: own || NOTHING, hidden: false, reversed: true };
    })
    .reverse();
}

/** Readers leave out a glyph whose text ends with a joiner, in the order of the line: it goes with the letter read before it. */
function moveJoiners(pieces: Piece[]): void {
  for (const [index, piece] of pieces.entries()) {
    const before = pieces[index + 1];
    const [joiners] = LEADING_JOINERS.exec(piece.text) ?? [];
    if (!piece.reversed || !joiners || !before?.reversed) continue;
    before.text = (before.text === NOTHING ? "" : before.text) + joiners;
    piece.text = piece.text.slice(joiners.length) || NOTHING;
  }
}

/** The glyphs of a line piece by piece: those of a span share its text, others have their own. */
function piecesOf(shows: Show[], spans: ReadonlyMap<number, string>): Piece[] {
  const made: Piece[] = [];
  for (let at = 0; at < shows.length; ) {
    const show = shows[at];
    if (!show) break;
    const share = show.reversed ? shareBackwards : shareForwards;
    let until = at + 1;
    if (show.span !== null) while (shows[until]?.span === show.span) until += 1;
    const glyphs = shows.slice(at, until).flatMap((each) => each.glyphs);
    if (show.span !== null) made.push(...share(glyphs, spans.get(show.span) ?? ""));
    else for (const glyph of glyphs) made.push(...share([glyph], glyph.font.text(glyph.code) ?? ""));
    at = until;
  }
  moveJoiners(made);
  return made;
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
    codes += hex4(glyph.font.alias(glyph.code, reversed ? [...text].reverse().join("") : text, hidden));
    if (!hidden && Math.abs(glyph.kern) > 0.0005) {
      flushCodes();
      array += number(glyph.kern);
    }
  }
  flush();
  return out + (hidden ? "0 Tr\n" : "") + (rise === 0 ? "" : "0 Ts\n");
}

/** A text object that the engine wrote, from `BT` to `ET`; null when it has anything in it that is not understood. */
function rewritten(tokens: Token[], fontOf: (name: string) => TextFont | null): string | null {
  const shows: Show[] = [];
  const spans = new Map<number, string>();
  const open: ({ span: number } | "reversed")[] = [];
  let operands: Token[] = [];
  let fontName = "";
  let size = 0;
  let x = 0;
  let rise = 0;
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
      x = e;
      // The line is drawn upside down.
      rise = -f;
    } else if (token.text === "Tr") {
      if (numbers[0] !== 0) return null;
    } else if (token.text === "BMC" || token.text === "BDC") {
      const key = operands.findIndex(({ text }) => text === "/ActualText");
      const value = operands[key + 1];
      if (operands[0]?.text === "/ReversedChars") open.push("reversed");
      else if (key > 0 && value) {
        spans.set(token.start, textOf(stringBytes(value)));
        open.push({ span: token.start });
      } else return null;
    } else if (token.text === "EMC") {
      if (!open.pop()) return null;
    } else if (token.text === "Tj" || token.text === "TJ") {
      const font = fontOf(fontName);
      if (!font) return null;
      const glyphs: Glyph[] = [];
      for (const { kind, text } of operands) {
        const last = glyphs.at(-1);
        if (kind === "number" && last) last.kern += Number(text);
        if (kind !== "string" && kind !== "hex") continue;
        const bytes = stringBytes({ kind, text });
        for (let at = 0; at + 1 < bytes.length; at += 2)
          glyphs.push({ font, code: bytes.charCodeAt(at) * 256 + bytes.charCodeAt(at + 1), kern: 0, rise });
      }
      const span = open.find((each) => each !== "reversed")?.span ?? null;
      shows.push({ fontName, font, size, x, glyphs, reversed: open.includes("reversed"), span });
    } else return null;
    operands = [];
  }
  const [first] = shows;
  if (!first || open.length > 0) return null;
  if (shows.some((each) => each.fontName !== first.fontName || each.size !== first.size)) return null;
  closeGaps(shows);
  return `BT\n0 Tr\n${first.fontName} ${number(first.size)} Tf\n1 0 0 -1 ${first.x} 0 Tm\n${written(piecesOf(shows, spans))}ET`;
}

function rewriteContent(content: string, fontOf: (name: string) => TextFont | null): string {
  let out = "";
  let copied = 0;
  let begun: { at: number; tokens: Token[] } | null = null;
  for (const token of tokensOf(content)) {
    if (token.kind === "operator" && token.text === "BT") begun = { at: token.start, tokens: [] };
    else if (begun && token.kind === "operator" && token.text === "ET") {
      const text = rewritten(begun.tokens, fontOf);
      if (text !== null) {
        out += content.slice(copied, begun.at) + text;
        copied = token.end;
      }
      begun = null;
    } else begun?.tokens.push(token);
  }
  return out + content.slice(copied);
}

function contentsOf(page: PDFPage): PDFRawStream[] {
  const contents = page.node.Contents();
  const streams = contents instanceof PDFArray ? contents.asArray().map((each) => page.doc.context.lookup(each)) : [contents];
  return streams.filter((each) => each instanceof PDFRawStream);
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
    const stream = document.context.flateStream(Buffer.from(rewriteContent(contents, fontOf), "latin1"));
    page.node.set(PDFName.of("Contents"), document.context.register(stream));
  }
  for (const font of fonts.values()) font?.finish();
}
