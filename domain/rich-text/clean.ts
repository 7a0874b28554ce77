import { attributeList } from "@/domain/rich-text/attributes";
import { EMPTY_ELEMENTS, type RichTextNode } from "@/domain/rich-text/element";
import { escapeHtml } from "@/domain/rich-text/escape";
import { parseRichText } from "@/domain/rich-text/parse";
import { isPlainlyClean } from "@/domain/rich-text/plainly-clean";

/**
 * HTML with only the allowed elements and attributes: no script, no style but the alignment, no event handlers, links only to
 * http, https, mailto and tel. Clean text is returned unchanged.
 */
export function cleanRichText(html: string): string {
  if (!/[<&\0]/.test(html) || isPlainlyClean(html)) return html;
  const { nodes, asWritten } = parseRichText(html);
  return asWritten ? html : writeRichText(nodes);
}

/** Nodes as HTML. */
export function writeRichText(nodes: readonly RichTextNode[]): string {
  return nodes.map(writeNode).join("");
}

function writeNode(node: RichTextNode): string {
  if (node.type === "text") return escapeHtml(node.text);
  const attributes = attributeList(node).map(({ name, value }) => ` ${name}="${escapeAttribute(value)}"`);
  const start = `<${node.tag}${attributes.join("")}>`;
  return EMPTY_ELEMENTS.has(node.tag) ? start : `${start}${writeRichText(node.children)}</${node.tag}>`;
}

const escapeAttribute = (text: string) => escapeHtml(text).replaceAll('"', "&quot;");
