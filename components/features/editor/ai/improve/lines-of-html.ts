/** A line of running text: a paragraph, a heading or an entry of a list. */
export type Line = { text: string; hasMarks: boolean };

/** Only these contain text directly; a list entry holds paragraphs. */
const BLOCKS = "p, h1, h2, h3, h4, h5, h6";

function blocksOf(html: string): { root: DocumentFragment; blocks: Element[] } {
  const template = document.createElement("template");
  template.innerHTML = html;
  const root = template.content;
  const bare = [...root.querySelectorAll("li")].filter((entry) => entry.querySelector(BLOCKS) === null);
  const all = [...root.querySelectorAll(BLOCKS), ...bare];
  const order = (a: Element, b: Element) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1);
  return { root, blocks: all.sort(order).filter((block) => (block.textContent ?? "").trim() !== "") };
}

/** The lines of a running text that say something, in their order. */
export const linesOfHtml = (html: string): Line[] =>
  blocksOf(html).blocks.map((block) => ({
    text: (block.textContent ?? "").trim(),
    hasMarks: block.children.length > 0,
  }));

/** The same text with another wording of one line; null where the line is no longer there as it was. */
export function withLine(html: string, index: number, before: string, after: string): string | null {
  const { root, blocks } = blocksOf(html);
  const isIt = (block: Element | undefined) => (block?.textContent ?? "").trim() === before;
  const block = isIt(blocks[index]) ? blocks[index] : blocks.find(isIt);
  if (!block) return null;
  block.textContent = after;
  const holder = document.createElement("div");
  holder.append(root);
  return holder.innerHTML;
}
