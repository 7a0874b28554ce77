import { type RichTextElement, type RichTextNode, richTextTree } from "@/domain/rich-text/tree";

/** The words of rich text: a line for each paragraph, list items with a bullet or number. */
export function richTextToPlain(html: string): string {
  return richTextTree(html)
    .flatMap((node) => blockLines(node))
    .join("\n");
}

/** The words of rich text, one text for each paragraph, heading, list or quotation. */
export const richTextToPlainBlocks = (html: string): string[] =>
  richTextTree(html)
    .map((node) => blockLines(node).join("\n"))
    .filter((block) => block !== "");

/** Whether rich text has no visible characters. */
export const isBlankRichText = (html: string): boolean => richTextToPlain(html).trim() === "";

function blockLines(node: RichTextNode): string[] {
  if (node.type === "text") return [node.text];
  if (node.tag === "hr") return [];
  if (node.tag === "ul" || node.tag === "ol") return listLines(node);
  if (node.tag === "li" || node.tag === "blockquote") return node.children.flatMap(blockLines);
  return inlineText(node.children).split("\n");
}

function listLines(list: RichTextElement): string[] {
  return list.children.flatMap((item, index) => {
    const mark = list.tag === "ol" ? `${(list.start ?? 1) + index}. ` : "• ";
    const [first = "", ...rest] = blockLines(item);
    return [mark + first, ...rest.map((line) => `  ${line}`)];
  });
}

function inlineText(nodes: readonly RichTextNode[]): string {
  return nodes.map((node) => (node.type === "text" ? node.text : node.tag === "br" ? "\n" : inlineText(node.children))).join("");
}
