import type { RichTextElement, RichTextNode, TextAlign } from "@/domain/rich-text/element";
import { richTextTree } from "@/domain/rich-text/tree";
import { linkTarget } from "@/typeset/content/links";
import { plainText } from "@/typeset/content/plain-text";

type InlineTag = "strong" | "em" | "u" | "s" | "mark" | "code" | "sub" | "sup";

/** Running text as the sources print it (`typst/lib/rich-text.typ`): a string, or an element with its kind in `t`. */
export type PrintedInline =
  | string
  | { t: "br" }
  | { t: "a"; href: string; c: PrintedInline[] }
  | { t: InlineTag; c: PrintedInline[] };

/** A block of rich text. An item holds at least one block. */
export type PrintedBlock =
  | { t: "p" | "pre"; align?: TextAlign; c: PrintedInline[] }
  | { t: "h"; level: number; align?: TextAlign; c: PrintedInline[] }
  | { t: "ul"; c: PrintedItem[] }
  | { t: "ol"; start: number; c: PrintedItem[] }
  | { t: "blockquote"; c: PrintedBlock[] }
  | { t: "hr" };

interface PrintedItem {
  c: PrintedBlock[];
}

const INLINE_TAGS: ReadonlySet<string> = new Set(["strong", "em", "u", "s", "mark", "code", "sub", "sup"] satisfies InlineTag[]);
const isInlineTag = (tag: string): tag is InlineTag => INLINE_TAGS.has(tag);

/** Lines of preformatted text: what else would become a space breaks the line. */
const lines = (text: string): PrintedInline[] =>
  text
    .split(/\r\n?|\n/)
    .flatMap((line, index): PrintedInline[] => (index === 0 ? [plainText(line)] : [{ t: "br" }, plainText(line)]));

function inline(nodes: readonly RichTextNode[], preformatted = false): PrintedInline[] {
  return nodes.flatMap((node): PrintedInline[] => {
    if (node.type === "text") return preformatted ? lines(node.text) : [plainText(node.text)];
    if (node.tag === "br") return [{ t: "br" }];
    const c = inline(node.children, preformatted);
    const href = node.tag === "a" ? linkTarget(node.href ?? "") : null;
    if (href) return [{ t: "a", href, c }];
    return isInlineTag(node.tag) ? [{ t: node.tag, c }] : c;
  });
}

const aligned = (element: RichTextElement) => (element.align ? { align: element.align } : {});
const elements = (nodes: readonly RichTextNode[]): RichTextElement[] => nodes.filter((node) => node.type === "element");

function block(element: RichTextElement): PrintedBlock {
  switch (element.tag) {
    case "ul":
      return { t: "ul", c: items(element) };
    case "ol":
      return { t: "ol", start: element.start ?? 1, c: items(element) };
    case "blockquote":
      return { t: "blockquote", c: blocks(element.children) };
    case "hr":
      return { t: "hr" };
    case "pre":
      return { t: "pre", c: inline(element.children, true) };
    case "h1":
    case "h2":
    case "h3":
    case "h4":
    case "h5":
    case "h6":
      return { t: "h", level: Number(element.tag.slice(1)), ...aligned(element), c: inline(element.children) };
    default:
      return { t: "p", ...aligned(element), c: inline(element.children) };
  }
}

const items = (list: RichTextElement): PrintedItem[] =>
  elements(list.children).map((item) => ({ c: item.tag === "li" ? blocks(item.children) : [block(item)] }));

const blocks = (nodes: readonly RichTextNode[]): PrintedBlock[] => elements(nodes).map(block);

/** HTML as the sources print it: cleaned, without empty blocks, links only where they lead somewhere. */
export const printedRichText = (html: string): PrintedBlock[] => blocks(richTextTree(html));
