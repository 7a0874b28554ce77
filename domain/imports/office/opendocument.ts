import type { ImportWarning } from "@/contracts/model/import-reading";
import { isArchive, readMembers } from "@/domain/imports/archive";
import { decodeText } from "@/domain/imports/decode-text";
import { type Flow, type Paragraph, type Piece, paragraphOf } from "@/domain/imports/flow/flow";
import { markApart } from "@/domain/imports/flow/spacing";
import { openDocumentPictures } from "@/domain/imports/office/opendocument-pictures";
import { type OpenStyles, readOpenStyles } from "@/domain/imports/office/opendocument-styles";
import { type FilePictures, unpackPictures } from "@/domain/imports/office/pictures";
import { HIDDEN_LEFT_OUT } from "@/domain/imports/warnings";
import { allOf, childOf, childrenOf, elementsOf, parseXml, type XmlElement } from "@/domain/imports/xml";

const PARTS = /^(?:content|styles)\.xml$/;
const LIMITS = { fileBytes: 48 * 1024 * 1024, totalBytes: 64 * 1024 * 1024 };
const USUAL_SIZE = 12;
/** Notes at the margin, deleted text, and what programs keep for themselves. */
const LEFT_OUT = new Set([
  "annotation",
  "annotation-end",
  "tracked-changes",
  "sequence-decls",
  "variable-decls",
  "user-field-decls",
  "forms",
  "page-number",
  "page-count",
  "table-of-content-source",
  "title",
  "desc",
  "note-citation",
  "script",
]);

interface Reading {
  styles: OpenStyles;
  spaces: Map<Paragraph, { before: number; after: number }>;
  hidden: boolean;
}

/** The text of an OpenDocument text, packed or flat, with its looks. undefined if it is damaged or too large. */
export function readOpenDocument(
  bytes: Uint8Array,
): { flow: Flow; warnings: ImportWarning[]; pictures: FilePictures } | undefined {
  const parts = partsOf(bytes);
  const text = childOf(parts?.content, "body", "text");
  if (!parts || !text) return undefined;
  const reading: Reading = { styles: readOpenStyles([parts.styles, parts.content]), spaces: new Map(), hidden: false };
  const masters = [...allOf(parts.styles, "master-page"), ...allOf(parts.content, "master-page")];
  // Headers and footers of styles that no page uses are those of a template.
  const [master] = masters.filter((page) => page.attributes.name === "Standard").concat(masters);
  const around = (names: string[]): Flow =>
    names.flatMap((name) => childrenOf(master, name).flatMap((part) => blocksOf(part, reading, 0)));
  const header = around(["header-first", "header"]);
  const body = blocksOf(text, reading, 0);
  const footer = around(["footer-first", "footer"]);
  const flow = markApart(
    [...header, ...body, ...(footer.length > 0 ? [{ kind: "aside" as const, content: footer }] : [])],
    reading.spaces,
  );
  const hasDeleted = allOf(text, "tracked-changes").some((changes) => allOf(changes, "deletion").length > 0);
  const headers = ["header-first", "header"].flatMap((name) => childrenOf(master, name));
  const pictures = unpackPictures(bytes, openDocumentPictures([...headers, text]));
  return { flow, warnings: reading.hidden || hasDeleted ? [HIDDEN_LEFT_OUT] : [], pictures };
}

function partsOf(bytes: Uint8Array): { content: XmlElement; styles: XmlElement | undefined } | undefined {
  if (!isArchive(bytes)) {
    const flat = parseXml(decodeText(bytes));
    return flat && { content: flat, styles: undefined };
  }
  const files = readMembers(bytes, (path) => (PARTS.test(path) ? path : null), LIMITS);
  const xml = (name: string) => {
    const part = files?.get(name);
    return part ? parseXml(decodeText(part)) : undefined;
  };
  const content = xml("content.xml");
  return content && { content, styles: xml("styles.xml") };
}

function blocksOf(parent: XmlElement, reading: Reading, depth: number): Flow {
  return elementsOf(parent).flatMap((element): Flow => {
    if (LEFT_OUT.has(element.name)) return [];
    switch (element.name) {
      case "p":
      case "h":
        return paragraphBlocks(element, reading, depth);
      case "list":
        return elementsOf(element).flatMap((item) => itemBlocks(item, reading, depth + 1));
      case "table":
        return [tableOf(element, reading)];
      case "text-box":
        return [{ kind: "aside", content: blocksOf(element, reading, 0) }];
      case "section":
        if (element.attributes.display === "none") {
          reading.hidden = true;
          return [];
        }
        return blocksOf(element, reading, depth);
      default:
        return blocksOf(element, reading, depth);
    }
  });
}

/** The first paragraph of an item has the bullet. */
function itemBlocks(item: XmlElement, reading: Reading, depth: number): Flow {
  const blocks = blocksOf(item, reading, depth);
  const [first] = blocks;
  if (first?.kind === "paragraph" && first.bullet === "" && first.level === 0 && elementsOf(item)[0]?.name !== "list") {
    first.bullet = "•";
    first.depth = depth;
  }
  return blocks;
}

function tableOf(table: XmlElement, reading: Reading): Flow[number] {
  const rows = (parent: XmlElement): XmlElement[] =>
    elementsOf(parent).flatMap((element) =>
      element.name === "table-row" ? [element] : /^table-(?:header-rows|rows|row-group)$/.test(element.name) ? rows(element) : [],
    );
  return {
    kind: "table",
    rows: rows(table).map((row) => childrenOf(row, "table-cell").map((cell) => withoutBlank(blocksOf(cell, reading, 0)))),
  };
}

const withoutBlank = (cell: Flow): Flow =>
  cell.every((block) => block.kind === "paragraph" && block.pieces.every((piece) => piece.text.trim() === "")) ? [] : cell;

function paragraphBlocks(element: XmlElement, reading: Reading, depth: number): Flow {
  const style = reading.styles(element.attributes["style-name"] ?? "");
  const boxes: Flow = [];
  const pieces = piecesOf(element, { reading, look: style, link: "", boxes });
  const outline = Number(element.attributes["outline-level"]);
  const paragraph = paragraphOf(pieces, {
    level: element.name === "h" ? outline || 1 : (style.outline ?? 0),
    depth: depth || Math.min(5, Math.max(0, Math.round((style.indent ?? 0) / 18))),
    isUnderlined: style.isUnderlined ?? false,
  });
  reading.spaces.set(paragraph, { before: style.before ?? 0, after: style.after ?? 0 });
  return [...(boxes.length > 0 ? [{ kind: "aside" as const, content: boxes }] : []), paragraph];
}

interface Context {
  reading: Reading;
  look: ReturnType<OpenStyles>;
  link: string;
  boxes: Flow;
}

function piecesOf(parent: XmlElement, context: Context): Piece[] {
  const { look, reading, link } = context;
  const add = (text: string): Piece[] => {
    if (look.isHidden) {
      if (text.trim() !== "") reading.hidden = true;
      return [];
    }
    return [
      {
        text,
        isBold: look.isBold ?? false,
        isItalic: look.isItalic ?? false,
        size: look.size ?? USUAL_SIZE,
        font: look.font ?? "",
        link,
      },
    ];
  };
  return parent.children.flatMap((child): Piece[] => {
    if (typeof child === "string") return add(child.replaceAll(/\s+/g, " "));
    if (LEFT_OUT.has(child.name)) return [];
    switch (child.name) {
      case "s":
        return add(" ".repeat(Math.min(200, Number(child.attributes.c) || 1)));
      case "tab":
        return add("\t");
      case "line-break":
        return add("\n");
      case "soft-page-break":
        return [];
      case "a": {
        const target = child.attributes.href ?? "";
        return piecesOf(child, { ...context, link: /^(?:https?:|mailto:|tel:)/i.test(target) ? target : link });
      }
      case "span":
        return piecesOf(child, { ...context, look: { ...look, ...reading.styles(child.attributes["style-name"] ?? "", true) } });
      case "text-box":
      case "table":
        context.boxes.push(...blocksOf(child.name === "table" ? { ...child, name: "", children: [child] } : child, reading, 0));
        return [];
      case "note-body":
        context.boxes.push(...blocksOf(child, reading, 0));
        return [];
      case "hidden-text":
      case "hidden-paragraph":
        reading.hidden = true;
        return [];
      default:
        return piecesOf(child, context);
    }
  });
}
