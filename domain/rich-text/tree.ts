import { isBlockTag, type RichTextElement, type RichTextNode, TEXT_BLOCKS } from "@/domain/rich-text/element";
import { parseRichText } from "@/domain/rich-text/parse";

export type { RichTextElement, RichTextNode } from "@/domain/rich-text/element";

/**
 * HTML as a tree that is easy to print: blocks at the top, items and quotations hold blocks, paragraphs, headings and `pre` hold running
 * text, lists hold items. White space is collapsed, blocks without text are left out. At most 12 levels deep.
 */
export function richTextTree(html: string): RichTextNode[] {
  return html === "" ? [] : blocks(parseRichText(html).nodes);
}

/** Loose text between blocks becomes paragraphs. */
function blocks(nodes: readonly RichTextNode[]): RichTextElement[] {
  const result: RichTextElement[] = [];
  let loose: RichTextNode[] = [];
  const flush = () => {
    const paragraph = textBlock({ type: "element", tag: "p", children: loose });
    if (paragraph) result.push(paragraph);
    loose = [];
  };
  for (const node of nodes) {
    if (node.type === "element" && isBlockTag(node.tag)) {
      flush();
      const printed = block(node);
      if (printed) result.push(printed);
    } else loose.push(node);
  }
  flush();
  return result;
}

function block(element: RichTextElement): RichTextElement | undefined {
  if (element.tag === "hr") return element;
  if (TEXT_BLOCKS.has(element.tag)) return textBlock(element);
  const children =
    element.tag === "ul" || element.tag === "ol"
      ? element.children.flatMap((item) => (item.type === "element" ? (block(item) ?? []) : []))
      : blocks(element.children);
  return children.length === 0 ? undefined : { ...element, children };
}

function textBlock(element: RichTextElement): RichTextElement | undefined {
  const state = { atStart: true, pendingSpace: false };
  const children = element.tag === "pre" ? element.children : inline(element.children, state);
  const trimmed = trimEnd(children);
  return trimmed.length === 0 ? undefined : { ...element, children: trimmed };
}

/** Collapses white space across marks: at most one space, none at the start of a line. */
function inline(nodes: readonly RichTextNode[], state: { atStart: boolean; pendingSpace: boolean }): RichTextNode[] {
  return nodes.flatMap((node): RichTextNode[] => {
    if (node.type === "text") {
      const text = collapse(node.text, state);
      return text === "" ? [] : [{ type: "text", text }];
    }
    if (node.tag === "br") {
      state.atStart = true;
      return [node];
    }
    const children = inline(node.children, state);
    return children.length === 0 ? [] : [{ ...node, children }];
  });
}

function collapse(text: string, state: { atStart: boolean }): string {
  const single = text.replaceAll(/[ \t\n\f\r]+/g, " ");
  const result = state.atStart ? single.replace(/^ /, "") : single;
  if (result !== "") state.atStart = result.endsWith(" ");
  return result;
}

/** Without line breaks and spaces at the end. */
function trimEnd(nodes: readonly RichTextNode[]): RichTextNode[] {
  const copy = [...nodes];
  for (let last = copy.pop(); last !== undefined; last = copy.pop()) {
    if (last.type === "text") {
      const text = last.text.replace(/[ \t\n\f\r]+$/, "");
      if (text !== "") return [...copy, { type: "text", text }];
    } else if (last.tag !== "br") {
      const children = trimEnd(last.children);
      if (children.length > 0) return [...copy, { ...last, children }];
    }
  }
  return copy;
}
