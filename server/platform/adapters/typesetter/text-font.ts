import { decodePDFRawStream, PDFArray, PDFDict, type PDFDocument, PDFName, PDFNumber, PDFRawStream } from "@cantoo/pdf-lib";

/** A font of a file whose codes can be mapped to other texts. */
export interface TextFont {
  /** The text of a code; undefined if the file does not define it. */
  text: (code: number) => string | undefined;
  /** Thousandths of the size. */
  width: (code: number) => number;
  /** A code that draws the same glyph and represents `text`, by default as wide. */
  alias: (code: number, text: string, room?: number) => number;
  /** A zero-width code that represents `text`. It must be drawn invisibly if the font has no blank glyph. */
  silent: (code: number, text: string) => { code: number; unseen: boolean };
  /** Writes the additions back into the file. */
  finish: () => void;
}

const hex4 = (value: number): string => value.toString(16).toUpperCase().padStart(4, "0");
const utf16 = (text: string): string => Array.from({ length: text.length }, (_, index) => hex4(text.charCodeAt(index))).join("");
const fromUtf16 = (digits: string): string =>
  digits.replaceAll(/[0-9A-Fa-f]{4}/g, (four) => String.fromCharCode(Number.parseInt(four, 16)));

function readTexts(cmap: string): Map<number, string> {
  const texts = new Map<number, string>();
  for (const [, block = ""] of cmap.matchAll(/beginbfchar([\s\S]*?)endbfchar/g)) {
    for (const [, code = "", text = ""] of block.matchAll(/<([0-9A-Fa-f]+)>\s*<([0-9A-Fa-f]+)>/g))
      texts.set(Number.parseInt(code, 16), fromUtf16(text));
  }
  return texts;
}

function readWidths(array: PDFArray): Map<number, number> {
  const widths = new Map<number, number>();
  const number = (index: number): number => array.lookup(index, PDFNumber).asNumber();
  for (let index = 0; index < array.size(); ) {
    const first = number(index);
    const next = array.lookup(index + 1);
    if (next instanceof PDFArray) {
      for (let each = 0; each < next.size(); each++) widths.set(first + each, next.lookup(each, PDFNumber).asNumber());
      index += 2;
    } else {
      for (let code = first; code <= number(index + 1); code++) widths.set(code, number(index + 2));
      index += 3;
    }
  }
  return widths;
}

/** The CMap from codes to texts, a hundred per block as the format requires. */
function cmapOf(texts: ReadonlyMap<number, string>): string {
  const lines = [...texts].sort(([a], [b]) => a - b).map(([code, text]) => `<${hex4(code)}> <${utf16(text)}>`);
  const blocks: string[] = [];
  for (let at = 0; at < lines.length; at += 100) {
    const block = lines.slice(at, at + 100);
    blocks.push(`${block.length} beginbfchar\n${block.join("\n")}\nendbfchar`);
  }
  return [
    "/CIDInit /ProcSet findresource begin",
    "12 dict begin",
    "begincmap",
    "/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def",
    "/CMapName /Adobe-Identity-UCS def",
    "/CMapType 2 def",
    "1 begincodespacerange",
    "<0000> <FFFF>",
    "endcodespacerange",
    ...blocks,
    "endcmap",
    "CMapName currentdict /CMap defineresource pop",
    "end",
    "end",
  ].join("\n");
}

/** Opens a composite font with two-byte codes and TrueType glyphs, as the engine writes them; null for any other. */
export function textFont(document: PDFDocument, font: PDFDict): TextFont | null {
  const descendants = font.lookup(PDFName.of("DescendantFonts"));
  const descendant = descendants instanceof PDFArray ? descendants.lookup(0) : undefined;
  const unicode = font.lookup(PDFName.of("ToUnicode"));
  if (!(descendant instanceof PDFDict) || !(unicode instanceof PDFRawStream)) return null;
  const array = descendant.lookup(PDFName.of("W"));
  const isIdentity = descendant.lookup(PDFName.of("CIDToGIDMap")) === PDFName.of("Identity");
  if (!(array instanceof PDFArray) || !isIdentity) return null;

  const texts = readTexts(Buffer.from(decodePDFRawStream(unicode).decode()).toString("latin1"));
  const widths = readWidths(array);
  const usual = descendant.lookupMaybe(PDFName.of("DW"), PDFNumber)?.asNumber() ?? 1000;
  const firstFree = Math.max(0, ...texts.keys(), ...widths.keys()) + 1;
  const aliases = new Map<string, number>();
  const glyphs: number[] = [];
  const width = (code: number): number => widths.get(code) ?? usual;
  const space = [...texts].find(([, text]) => text === " ")?.[0] ?? null;

  function made(glyph: number, text: string, room: number): number {
    const key = `${glyph} ${room} ${text}`;
    const known = aliases.get(key);
    if (known !== undefined) return known;
    const code = firstFree + glyphs.length;
    glyphs.push(glyph);
    aliases.set(key, code);
    texts.set(code, text);
    widths.set(code, room);
    return code;
  }

  return {
    text: (code) => texts.get(code),
    width,
    alias: (code, text, room = width(code)) => (texts.get(code) === text && room === width(code) ? code : made(code, text, room)),
    silent: (code, text) => ({ code: made(space ?? code, text, 0), unseen: space === null }),
    finish() {
      if (glyphs.length === 0) return;
      const { context } = document;
      const map = Buffer.alloc(2 * (firstFree + glyphs.length));
      for (let code = 0; code < firstFree; code++) map.writeUInt16BE(code, 2 * code);
      for (const [index, glyph] of glyphs.entries()) map.writeUInt16BE(glyph, 2 * (firstFree + index));
      descendant.set(PDFName.of("CIDToGIDMap"), context.register(context.flateStream(map)));
      descendant.set(PDFName.of("W"), context.obj([...widths].flatMap(([code, each]) => [code, code, each])));
      font.set(PDFName.of("ToUnicode"), context.register(context.flateStream(cmapOf(texts))));
    },
  };
}
