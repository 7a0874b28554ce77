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
import { type TextFont, textFont } from "@/server/platform/adapters/typesetter/text-font";
import {
  type ElementOf,
  type FontOf,
  type Glyph,
  linesOf,
  type Show,
  type TextObject,
} from "@/server/platform/adapters/typesetter/text-objects";
import { isLate, isWide, NOTHING, operatorsOf, type Piece } from "@/server/platform/adapters/typesetter/text-operators";
import { GAP_FONT } from "@/typeset/fonts/gap-font";

// For scripts whose letters change shape, position or number when combined, the engine writes glyphs with their text as an
// annotation (ActualText), which many readers ignore. Here every glyph is mapped to the characters it represents; surplus
// characters are attached to an invisible zero-width glyph, and raised marks are drawn after their line. The appearance does not
// change.

/** Glyphs that together represent a text, from left to right. */
interface Cluster {
  text: string;
  span: { text: string } | null;
  reversed: boolean;
  glyphs: { glyph: Glyph; object: TextObject }[];
}

const MARK = /\p{Mn}/u;
const LEADING_JOINERS = /^[\u200C\u200D]+/;
const letters = (text: string): number => [...text].filter((character) => !MARK.test(character)).length;

/** Whether a glyph belongs to the previous cluster without being marked so: a raised or lowered mark, or what follows one. */
function continues(cluster: Cluster, text: string, show: Show, glyph: Glyph): boolean {
  const last = cluster.glyphs.at(-1);
  if (!last || cluster.text !== text || [...text].length < 2 || cluster.reversed !== show.reversed) return false;
  if (last.glyph.rise === glyph.rise) return false;
  return cluster.glyphs.filter((each) => isWide(each.glyph)).length + (isWide(glyph) ? 1 : 0) <= letters(text);
}

/** The glyphs of a page, grouped by the text they represent. */
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

/**
 * Distributes the text of a cluster over its glyphs, both from left to right: the first glyph with a width gets the surplus
 * letters. Readers give marks no width, so a glyph with a width shows a letter, and the rest of its text is hidden behind it.
 */
function shareForwards({ glyphs, text }: Cluster): Piece[] {
  const characters = [...text];
  const pieces: Piece[] = [];
  const put = (at: Cluster["glyphs"][number], hidden: boolean, own: string) => {
    const last = pieces.at(-1);
    if (own === "") return;
    if (hidden && last?.hidden && last.object === at.object) last.text += own;
    else pieces.push({ ...at, text: own, hidden, reversed: false, whole: null });
  };
  /** Takes the marks at the beginning of the remaining text. */
  const marks = (): string => {
    const count = characters.findIndex((character) => !MARK.test(character));
    return characters.splice(0, count < 0 ? characters.length : count).join("");
  };
  let spare = letters(text) - glyphs.filter(({ glyph }) => isWide(glyph)).length;
  for (const at of glyphs) {
    const [next] = characters;
    // A mark without its own character, as in two-part Thai vowels: the letter goes to the glyph with a width.
    if (!isWide(at.glyph)) {
      put(at, false, next !== undefined && MARK.test(next) ? (characters.shift() ?? NOTHING) : NOTHING);
      continue;
    }
    put(at, true, marks());
    put(at, false, characters.shift() ?? NOTHING);
    for (; spare > 0; spare--) put(at, true, marks() + (characters.shift() ?? ""));
  }
  const last = glyphs.at(-1);
  if (last) put(last, true, characters.join(""));
  // Some readers show the placeholder character; for them the whole text is also written as an annotation.
  const whole = pieces.some((piece) => piece.text === NOTHING && !isLate(piece)) ? { text } : null;
  return pieces.map((piece) => ({ ...piece, whole }));
}

/** Gives the text of a right-to-left cluster to the first glyph read; the others are marks or parts of it. */
function shareBackwards({ glyphs, text }: Cluster): Piece[] {
  const bearer = glyphs.findLastIndex(({ glyph }) => isWide(glyph));
  return glyphs.map((at, index) => ({
    ...at,
    text: index === (bearer < 0 ? glyphs.length - 1 : bearer) && text !== "" ? text : NOTHING,
    hidden: false,
    reversed: true,
    whole: null,
  }));
}

/** Readers drop a glyph whose text ends with a joiner, so the joiner moves to the letter read before it. */
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

function rewriteContent(content: string, fontOf: FontOf, elementOf: ElementOf): string {
  const objects = linesOf(content, fontOf, elementOf);
  const pieces = clustersOf(objects).flatMap((each) => (each.reversed ? shareBackwards(each) : shareForwards(each)));
  moveJoiners(pieces);
  const byObject = new Map<TextObject, Piece[]>(objects.map((object) => [object, []]));
  for (const piece of pieces) byObject.get(piece.object)?.push(piece);
  let out = "";
  let copied = 0;
  for (const object of objects) {
    const [first] = object.shows;
    if (!first) continue;
    const x = first.x + object.x - object.origin;
    const head = `BT\n0 Tr\n${first.fontName} ${first.size} Tf\n1 0 0 -1 ${Math.round(x * 1000) / 1000} 0 Tm\n`;
    out += `${content.slice(copied, object.start)}${head}${operatorsOf(byObject.get(object) ?? [], x, first.size)}ET`;
    copied = object.end;
  }
  return out + content.slice(copied);
}

function contentsOf(page: PDFPage): PDFRawStream[] {
  const contents = page.node.Contents();
  const streams = contents instanceof PDFArray ? contents.asArray().map((each) => page.doc.context.lookup(each)) : [contents];
  return streams.filter((each) => each instanceof PDFRawStream);
}

/** The structure element of each marked content of a page: the page's row of the parent tree. */
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

/**
 * Removes the right-to-left reading direction of the file: one widely used reader applies it to every line and reverses addresses
 * and phone numbers.
 */
function withoutDirection(document: PDFDocument): void {
  document.catalog.lookupMaybe(PDFName.of("ViewerPreferences"), PDFDict)?.delete(PDFName.of("Direction"));
}

/** Maps every glyph of a file to the characters it represents. The pages look as before. */
export function withExactText(document: PDFDocument): void {
  withoutDirection(document);
  const fonts = new Map<PDFDict, TextFont | null>();
  for (const page of document.getPages()) {
    const named = page.node.Resources()?.lookup(PDFName.of("Font"));
    const fontOf = (name: string): TextFont | null => {
      const dict = named instanceof PDFDict ? named.lookup(PDFName.of(name.slice(1))) : undefined;
      if (!(dict instanceof PDFDict)) return null;
      const known = fonts.get(dict);
      if (known !== undefined) return known;
      // Gaps represent their spaces together; readers ignore a single space.
      const isGap = dict.lookup(PDFName.of("BaseFont"))?.toString().endsWith(GAP_FONT) ?? false;
      const opened = isGap ? null : textFont(document, dict);
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
