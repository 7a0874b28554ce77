import type { ImportWarning } from "@/contracts/model/import-reading";
import type { FileFacts } from "@/domain/imports/file-facts";
import { type Flow, type Paragraph, type Piece, paragraphOf, textOfParagraph } from "@/domain/imports/flow/flow";
import { markApart } from "@/domain/imports/flow/spacing";
import { type FilePictures, unpackPictures } from "@/domain/imports/office/pictures";
import { wordFacts } from "@/domain/imports/office/word-facts";
import { openWord, type WordPackage } from "@/domain/imports/office/word-package";
import { wordPictures } from "@/domain/imports/office/word-pictures";
import { paragraphLook, type RunLook, readWordStyles, runLook, type WordStyles } from "@/domain/imports/office/word-styles";
import { HIDDEN_LEFT_OUT, MACROS_LEFT_OUT } from "@/domain/imports/warnings";
import { allOf, childOf, childrenOf, elementsOf, type XmlElement, xmlText } from "@/domain/imports/xml";

/** Word's default text size. */
const USUAL_SIZE = 10;
const INDENT_PT = 18;
/** Deleted text, what was moved away, and what a reader does not see. */
const LEFT_OUT = new Set([
  "del",
  "moveFrom",
  "commentReference",
  "annotationRef",
  "instrText",
  "delText",
  "pPr",
  "rPr",
  "sectPr",
]);
/** Elements that only wrap others. */
const ADDRESS = /^(?:https?:|mailto:|tel:)/i;

interface Reading {
  word: WordPackage;
  styles: WordStyles;
  isList: (id: string, level: number) => boolean;
  spaces: Map<Paragraph, { before: number; after: number }>;
  /** Whether something was hidden or deleted. */
  hidden: boolean;
}

/** A field such as a link or a page number that is being read: Word writes them as marks in the text. */
interface Field {
  instruction: string;
  isShown: boolean;
}

/** The text of a Word document with its looks. undefined if the file is damaged or too large. */
export function readWord(
  bytes: Uint8Array,
  names: readonly string[],
): { flow: Flow; warnings: ImportWarning[]; facts: FileFacts; pictures: FilePictures } | undefined {
  const word = openWord(bytes, names);
  if (!word) return undefined;
  const reading: Reading = {
    word,
    styles: readWordStyles(word.styles),
    isList: listsOf(word.numbering),
    spaces: new Map(),
    hidden: false,
  };
  const body = childOf(word.document, "body") ?? word.document;
  const seen = new Set<string>();
  const once = (parts: WordPackage["headers"]): Flow =>
    parts.flatMap(({ part, root }) => {
      const content = blocksOf(root, part, reading);
      const text = textOfFlow(content);
      // First, even and odd pages have separate headers, often the same.
      if (text === "" || seen.has(text)) return [];
      seen.add(text);
      return content;
    });
  const header = once(word.headers);
  const main = blocksOf(body, "", reading);
  const notes = word.notes.flatMap(({ part, root }) =>
    elementsOf(root).flatMap((note) => (note.attributes.type ? [] : blocksOf(note, part, reading))),
  );
  const footer = once(word.footers);
  const aside = (content: Flow): Flow => (content.length > 0 ? [{ kind: "aside", content }] : []);
  const flow = markApart([...header, ...main, ...aside(notes), ...aside(footer)], reading.spaces);
  const warnings = [...(word.hasMacros ? [MACROS_LEFT_OUT] : []), ...(reading.hidden ? [HIDDEN_LEFT_OUT] : [])];
  return { flow, warnings, facts: wordFacts(word, reading.styles), pictures: unpackPictures(bytes, wordPictures(word)) };
}

const textOfFlow = (flow: Flow): string =>
  flow
    .map((block) =>
      block.kind === "paragraph"
        ? textOfParagraph(block)
        : block.kind === "aside"
          ? textOfFlow(block.content)
          : block.rows.flat().map(textOfFlow).join(""),
    )
    .join("")
    .trim();

/** Whether a level of a list has a sign or number. */
function listsOf(numbering: XmlElement | undefined): Reading["isList"] {
  const abstract = new Map<string, Map<number, boolean>>();
  for (const list of childrenOf(numbering, "abstractNum")) {
    const levels = childrenOf(list, "lvl").map((level): [number, boolean] => [
      Number(level.attributes.ilvl) || 0,
      childOf(level, "numFmt")?.attributes.val !== "none" && childOf(level, "lvlText")?.attributes.val !== "",
    ]);
    abstract.set(list.attributes.abstractNumId ?? "", new Map(levels));
  }
  const lists = new Map(
    childrenOf(numbering, "num").map((list) => [
      list.attributes.numId ?? "",
      abstract.get(childOf(list, "abstractNumId")?.attributes.val ?? ""),
    ]),
  );
  return (id, level) => lists.get(id)?.get(level) ?? lists.has(id);
}

function blocksOf(parent: XmlElement, part: string, reading: Reading): Flow {
  return elementsOf(parent).flatMap((element): Flow => {
    if (LEFT_OUT.has(element.name)) {
      if (element.name === "del") reading.hidden = true;
      return [];
    }
    if (element.name === "p") return paragraphBlocks(element, part, reading);
    if (element.name === "tbl") return [tableOf(element, part, reading)];
    if (element.name === "AlternateContent") return blocksOf(alternativeOf(element), part, reading);
    return blocksOf(element, part, reading);
  });
}

const alternativeOf = (element: XmlElement) => childOf(element, "Choice") ?? childOf(element, "Fallback") ?? element;

function tableOf(table: XmlElement, part: string, reading: Reading): Flow[number] {
  const rows = childrenOf(table, "tr").map((row) =>
    elementsOf(row)
      .flatMap((cell) => (cell.name === "sdt" ? allOf(cell, "tc") : cell.name === "tc" ? [cell] : []))
      .map((cell) => blocksOf(cell, part, reading)),
  );
  return { kind: "table", rows: rows.map((row) => row.map(withoutBlank)) };
}

/** Cells always end with a paragraph, which is empty if nothing is in it. */
const withoutBlank = (cell: Flow): Flow => (textOfFlow(cell) === "" ? [] : cell);

function paragraphBlocks(element: XmlElement, part: string, reading: Reading): Flow {
  const properties = childOf(element, "pPr");
  const style = reading.styles.paragraph(childOf(properties, "pStyle")?.attributes.val ?? "");
  const look = { ...style.paragraph, ...paragraphLook(properties) };
  const boxes: Flow = [];
  const fields: Field[] = [];
  const pieces = piecesOf(element, { part, reading, look: style.run, link: "", boxes, fields });
  const named = Number(/^heading (\d)$/i.exec(style.name)?.[1] ?? 0);
  const level = named || look.outline || 0;
  const isItem = level === 0 && look.list != null && reading.isList(look.list.id, look.list.level);
  const paragraph = paragraphOf(pieces, {
    level,
    bullet: isItem ? "•" : "",
    depth: Math.min(5, (isItem ? (look.list?.level ?? 0) + 1 : 0) || Math.max(0, Math.round((look.indent ?? 0) / INDENT_PT))),
    isUnderlined: look.isUnderlined ?? false,
  });
  reading.spaces.set(paragraph, { before: look.before ?? 0, after: look.after ?? 0 });
  return [...(boxes.length > 0 ? [{ kind: "aside" as const, content: boxes }] : []), paragraph];
}

interface Context {
  part: string;
  reading: Reading;
  look: RunLook;
  link: string;
  boxes: Flow;
  fields: Field[];
}

function piecesOf(parent: XmlElement, context: Context): Piece[] {
  return elementsOf(parent).flatMap((element): Piece[] => {
    if (LEFT_OUT.has(element.name)) {
      if (element.name === "del") context.reading.hidden = true;
      return [];
    }
    switch (element.name) {
      case "r":
        return runPieces(element, context);
      case "hyperlink": {
        const target = context.reading.word.linkOf(context.part, element.attributes.id ?? "");
        return piecesOf(element, { ...context, link: ADDRESS.test(target) ? target : context.link });
      }
      case "fldSimple":
        return isPageNumber(element.attributes.instr ?? "") ? [] : piecesOf(element, context);
      case "AlternateContent":
        return piecesOf(alternativeOf(element), context);
      case "txbxContent":
        context.boxes.push(...blocksOf(element, context.part, context.reading));
        return [];
      default:
        return piecesOf(element, context);
    }
  });
}

const isPageNumber = (instruction: string) =>
  /^\s*(?:PAGE|NUMPAGES|SECTIONPAGES|SAVEDATE|PRINTDATE|FILENAME)\b/i.test(instruction);

function runPieces(run: XmlElement, context: Context): Piece[] {
  const { reading, fields } = context;
  const properties = childOf(run, "rPr");
  const character = childOf(properties, "rStyle")?.attributes.val;
  const look: RunLook = { ...context.look, ...(character ? reading.styles.character(character) : {}), ...runLook(properties) };
  const pieces: Piece[] = [];
  const link = () => fields.findLast((field) => /HYPERLINK/i.test(field.instruction))?.instruction.match(/"([^"]+)"/)?.[1] ?? "";
  const add = (text: string) => {
    if (fields.some((field) => !field.isShown || isPageNumber(field.instruction))) return;
    if (look.isHidden) {
      if (text.trim() !== "") reading.hidden = true;
      return;
    }
    const target = context.link || (ADDRESS.test(link()) ? link() : "");
    const { isBold = false, isItalic = false, size = USUAL_SIZE, font = "" } = look;
    pieces.push({ text, isBold, isItalic, size, font, link: target });
  };
  for (const element of elementsOf(run)) takeRunPart(element, context, add, pieces);
  return pieces;
}

/** Elements of a run that represent a sign. */
const SIGNS: Record<string, string> = { tab: "\t", ptab: "\t", br: "\n", cr: "\n", noBreakHyphen: "-", softHyphen: "\u00ad" };

function takeRunPart(element: XmlElement, context: Context, add: (text: string) => void, pieces: Piece[]): void {
  const { name, attributes } = element;
  const field = context.fields.at(-1);
  const sign = Object.hasOwn(SIGNS, name) ? SIGNS[name] : undefined;
  if (sign !== undefined) add(sign);
  else if (name === "t") add(xmlText(element));
  else if (name === "sym") add(symbolOf(attributes.char ?? ""));
  else if (name === "instrText" && field) field.instruction += xmlText(element);
  else if (name === "fldChar") {
    if (attributes.fldCharType === "begin") context.fields.push({ instruction: "", isShown: false });
    else if (attributes.fldCharType === "end") context.fields.pop();
    else if (field) field.isShown = true;
  } else if (!LEFT_OUT.has(name)) pieces.push(...piecesOf({ ...element, name: "", children: [element] }, context));
}

/** Symbol fonts put their signs where Unicode has none; only bullets and arrows among them mean anything in a text. */
function symbolOf(code: string): string {
  const point = Number.parseInt(code, 16);
  if (!(point > 0 && point <= 0x10ffff)) return "";
  return point >= 0xf000 && point <= 0xf0ff ? " " : String.fromCodePoint(point);
}
