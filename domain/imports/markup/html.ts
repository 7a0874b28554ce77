import { type DefaultTreeAdapterTypes, parse } from "parse5";
import { BODY_SIZE, type Flow, headingSize, type Paragraph, type Piece, paragraphOf } from "@/domain/imports/flow/flow";

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** What a browser does not print as text. */
const LEFT_OUT = new Set(
  "script style head template noscript svg canvas iframe object embed audio video map select button textarea datalist dialog nav meta link".split(
    " ",
  ),
);
const BLOCKS = new Set(
  "address article aside blockquote body center dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr html legend li main ol p pre section summary ul table".split(
    " ",
  ),
);
const HIDDEN = /display\s*:\s*none|visibility\s*:\s*hidden/i;
const MAX_DEPTH = 400;

interface Look {
  isBold: boolean;
  isItalic: boolean;
  link: string;
  level: number;
  isPreformatted: boolean;
  depth: number;
}

/** Builds paragraphs from a stream of texts and block ends. */
class Builder {
  flow: Flow = [];
  private pieces: Piece[] = [];
  private bullet = "";
  private isApart = false;

  text(text: string, look: Look): void {
    const size = look.level > 0 ? headingSize(look.level) : BODY_SIZE;
    const isBold = look.isBold || look.level > 0;
    this.pieces.push({ text, isBold, isItalic: look.isItalic, size, font: "Text", link: look.link });
  }

  /** Ends the paragraph. A bullet waits for the first text of its item. */
  end(look: Look): void {
    if (this.pieces.some((piece) => piece.text.trim() !== "")) {
      const isItem = this.bullet !== "";
      const paragraph: Paragraph = paragraphOf(this.pieces, {
        level: look.level,
        bullet: look.level > 0 ? "" : this.bullet,
        depth: isItem || look.depth > 0 ? look.depth : 0,
        isApart: this.isApart,
      });
      this.flow.push(paragraph);
      this.bullet = "";
      this.isApart = false;
    }
    this.pieces = [];
  }

  item(): void {
    this.bullet = "•";
  }

  apart(): void {
    this.isApart = true;
  }

  add(block: Flow[number]): void {
    this.flow.push(block);
    this.bullet = "";
  }
}

const START: Look = { isBold: false, isItalic: false, link: "", level: 0, isPreformatted: false, depth: 0 };

/** The text of a page with its headings, lists, tables and links. Scripts, styles and hidden parts are left out. */
export function readHtml(html: string): Flow {
  const builder = new Builder();
  walk(parse(html).childNodes, START, builder, 0);
  builder.end(START);
  return builder.flow;
}

const attribute = (element: Element, name: string) => element.attrs.find((each) => each.name === name)?.value;

function isHidden(element: Element): boolean {
  return attribute(element, "hidden") !== undefined || HIDDEN.test(attribute(element, "style") ?? "");
}

function walk(nodes: readonly Node[], look: Look, builder: Builder, depth: number): void {
  if (depth > MAX_DEPTH) return;
  const areTags = isRowOfTags(nodes);
  for (const [index, node] of nodes.entries()) {
    if (areTags && index > 0 && "tagName" in node) builder.text(" • ", look);
    if (node.nodeName === "#text" && "value" in node) {
      builder.text(look.isPreformatted ? node.value : node.value.replaceAll(/\s+/g, " "), look);
    } else if ("tagName" in node) walkElement(node, look, builder, depth);
  }
}

/** Longer texts are no tags, in words. */
const MAX_TAG_WORDS = 4;
const TAG_ELEMENTS = new Set(["span", "a", "small", "em", "strong", "b", "i", "code", "mark", "label"]);

/** Short texts in elements of one class with nothing between them: a style sheet draws each in a separate box. */
function isRowOfTags(nodes: readonly Node[]): boolean {
  const elements = nodes.filter((node): node is Element => "tagName" in node);
  const [first] = elements;
  const look = first && attribute(first, "class");
  if (!first || !look || elements.length < 2 || !TAG_ELEMENTS.has(first.tagName)) return false;
  const isTag = (element: Element) => {
    const [child, ...others] = element.childNodes;
    const text = child?.nodeName === "#text" && "value" in child ? child.value.trim() : "";
    return (
      element.tagName === first.tagName &&
      attribute(element, "class") === look &&
      others.length === 0 &&
      /^[\p{L}\p{N}].*[^.,;:!?]$|^\p{L}$/u.test(text) &&
      text.split(/\s+/).length <= MAX_TAG_WORDS
    );
  };
  return elements.every(isTag) && nodes.every((node) => "tagName" in node || ("value" in node && node.value.trim() === ""));
}

function walkElement(element: Element, look: Look, builder: Builder, depth: number): void {
  const tag = element.tagName;
  if (LEFT_OUT.has(tag) || isHidden(element)) return;
  if (tag === "br") builder.text("\n", look);
  else if (tag === "hr" || tag === "table") {
    builder.end(look);
    if (tag === "hr") builder.apart();
    else builder.add(tableOf(element, look, depth));
  } else if (BLOCKS.has(tag)) {
    builder.end(look);
    if (tag === "li") builder.item();
    const inner = lookIn(element, look);
    walk(element.childNodes, inner, builder, depth + 1);
    builder.end(inner);
  } else walk(element.childNodes, lookIn(element, look), builder, depth + 1);
}

function lookIn(element: Element, look: Look): Look {
  const tag = element.tagName;
  const style = attribute(element, "style") ?? "";
  const heading = Number(/^h([1-6])$/.exec(tag)?.[1] ?? 0);
  const target = tag === "a" ? (attribute(element, "href") ?? "") : "";
  return {
    ...look,
    level: heading || look.level,
    isBold:
      look.isBold ||
      tag === "b" ||
      tag === "strong" ||
      tag === "dt" ||
      tag === "th" ||
      /font-weight\s*:\s*(?:bold|[6-9]00)/i.test(style),
    isItalic: look.isItalic || tag === "i" || tag === "em" || tag === "cite" || /font-style\s*:\s*italic/i.test(style),
    link: /^(?:https?:|mailto:|tel:)/i.test(target) ? target : look.link,
    isPreformatted: look.isPreformatted || tag === "pre",
    depth: tag === "ul" || tag === "ol" || tag === "dd" ? Math.min(5, look.depth + 1) : look.depth,
  };
}

function tableOf(table: Element, look: Look, depth: number): Flow[number] {
  const rows: Flow[][] = [];
  const visit = (nodes: readonly Node[]) => {
    for (const node of nodes) {
      if (!("tagName" in node)) continue;
      if (node.tagName === "tr") {
        const cells = node.childNodes.filter(
          (cell): cell is Element => "tagName" in cell && (cell.tagName === "td" || cell.tagName === "th"),
        );
        rows.push(
          cells.map((cell) => {
            const builder = new Builder();
            walkElement(
              { ...cell, tagName: "div", nodeName: "div" } as Element,
              { ...look, isBold: cell.tagName === "th" },
              builder,
              depth + 1,
            );
            return builder.flow;
          }),
        );
      } else if (node.tagName === "caption") {
        const builder = new Builder();
        walk(node.childNodes, look, builder, depth + 1);
        builder.end(look);
        rows.push([builder.flow]);
      } else visit(node.childNodes);
    }
  };
  visit(table.childNodes);
  return { kind: "table", rows };
}
