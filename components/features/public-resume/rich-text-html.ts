import { type Html, html, trusted } from "@/components/features/public-resume/html";
import type { PrintedBlock, PrintedInline } from "@/typeset/content/rich-text";

/** Running text, cleaned and read by the same code that sets it on paper, as markup. Headings start at `level`. */
export function richTextHtml(blocks: readonly PrintedBlock[], level: number): Html[] {
  return blocks.map((block) => blockHtml(block, level));
}

function blockHtml(block: PrintedBlock, level: number): Html {
  switch (block.t) {
    case "p":
      return html`<p${alignment(block.align)}>${inline(block.c)}</p>`;
    case "pre":
      return html`<pre>${inline(block.c)}</pre>`;
    case "h":
      return element(`h${Math.min(6, level + block.level - 1)}`, inline(block.c));
    case "ul":
      return html`<ul>${block.c.map((item) => html`<li>${itemHtml(item.c, level)}</li>`)}</ul>`;
    case "ol":
      return html`<ol start="${block.start}">${block.c.map((item) => html`<li>${itemHtml(item.c, level)}</li>`)}</ol>`;
    case "blockquote":
      return html`<blockquote>${richTextHtml(block.c, level)}</blockquote>`;
    case "hr":
      return html`<hr>`;
  }
}

/** A list item that is one paragraph needs no paragraph inside. */
function itemHtml(blocks: readonly PrintedBlock[], level: number): Html[] {
  const [first, ...rest] = blocks;
  return first?.t === "p" ? [...inline(first.c), ...richTextHtml(rest, level)] : richTextHtml(blocks, level);
}

function inline(parts: readonly PrintedInline[]): Html[] {
  return parts.map((part) => {
    if (typeof part === "string") return html`${part}`;
    if (part.t === "br") return html`<br>`;
    if (part.t === "a") return html`<a href="${part.href}" rel="noopener nofollow">${inline(part.c)}</a>`;
    return element(part.t, inline(part.c));
  });
}

/** The tag comes from a closed list of the typesetter, never from the document. */
const element = (tag: string, content: readonly Html[]): Html => html`${trusted(`<${tag}>`)}${content}${trusted(`</${tag}>`)}`;

const alignment = (align: "left" | "right" | "center" | "justify" | undefined): Html | null =>
  align && align !== "left" ? html` style="text-align:${align}"` : null;
