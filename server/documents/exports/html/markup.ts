import type { PrintedBlock, PrintedInline } from "@/typeset/content/rich-text";

const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** A person's text in an element or an attribute. Everything of theirs passes here. */
export const escaped = (text: string): string => text.toWellFormed().replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

/** Text that leads somewhere if there is an address; `href` is one of `linkTarget`. */
export const linked = (text: string, href: string | null | undefined): string =>
  href ? `<a href="${escaped(href)}" rel="noopener">${escaped(text)}</a>` : escaped(text);

/** An element, or nothing without content. */
export const tag = (name: string, inner: string, attributes = ""): string =>
  inner === "" ? "" : `<${name}${attributes}>${inner}</${name.split(" ")[0]}>`;

function inline(nodes: readonly PrintedInline[]): string {
  return nodes
    .map((node) => {
      if (typeof node === "string") return escaped(node);
      if (node.t === "br") return "<br>";
      if (node.t === "a") return `<a href="${escaped(node.href)}" rel="noopener">${inline(node.c)}</a>`;
      return `<${node.t}>${inline(node.c)}</${node.t}>`;
    })
    .join("");
}

/** Rich text. Headings inside it rank below those of entries. */
export function richHtml(blocks: readonly PrintedBlock[]): string {
  return blocks
    .map((block) => {
      if (block.t === "hr") return "<hr>";
      if (block.t === "blockquote") return `<blockquote>${richHtml(block.c)}</blockquote>`;
      if (block.t === "ul" || block.t === "ol") {
        const start = block.t === "ol" && block.start !== 1 ? ` start="${block.start}"` : "";
        return `<${block.t}${start}>${block.c.map((item) => `<li>${richHtml(item.c)}</li>`).join("")}</${block.t}>`;
      }
      const name = block.t === "h" ? "h5" : block.t;
      const align = block.align ? ` class="${block.align}"` : "";
      return `<${name}${align}>${inline(block.c)}</${name}>`;
    })
    .join("\n");
}
