import { writeRichText } from "@/domain/rich-text/clean";
import { type RichTextElement, type RichTextNode, richTextTree } from "@/domain/rich-text/tree";

/** A paragraph, heading or list item of rich text. */
export type TextLine = { text: string; hasLink: boolean };

const isLine = ({ tag }: RichTextElement): boolean => /^(?:p|h[1-6]|pre)$/.test(tag);

const textOf = (nodes: readonly RichTextNode[]): string =>
  nodes.map((node) => (node.type === "text" ? node.text : node.tag === "br" ? " " : textOf(node.children))).join("");

const hasLink = (nodes: readonly RichTextNode[]): boolean =>
  nodes.some((node) => node.type === "element" && (node.tag === "a" || hasLink(node.children)));

const leavesOf = (nodes: readonly RichTextNode[]): RichTextElement[] =>
  nodes.flatMap((node) => (node.type === "text" ? [] : isLine(node) ? [node] : leavesOf(node.children)));

/** The lines of rich text in their order; their places name them. */
export const linesOfRichText = (html: string): TextLine[] =>
  leavesOf(richTextTree(html)).map(({ children }) => ({ text: textOf(children).trim(), hasLink: hasLink(children) }));

/**
 * Rich text with some of its lines, in another order, with other words. A line stays in its list; one whose words are the same keeps its
 * marks and links.
 */
export function rewriteRichText(html: string, lines: readonly { from: number; text: string }[]): string {
  const tree = richTextTree(html);
  const leaves = leavesOf(tree);
  const places = new Map(lines.map(({ from, text }, place) => [leaves[from], { place, text }]));
  return writeRichText(rewrite(tree, places));
}

type Places = ReadonlyMap<RichTextElement | undefined, { place: number; text: string }>;

function rewrite(nodes: readonly RichTextNode[], places: Places): RichTextNode[] {
  const remaining = nodes.flatMap((node): { place: number; node: RichTextNode }[] => {
    if (node.type === "text") return [];
    if (!isLine(node)) {
      const children = rewrite(node.children, places);
      const first = Math.min(...leavesOf([node]).map((leaf) => places.get(leaf)?.place ?? Number.POSITIVE_INFINITY));
      return children.length === 0 ? [] : [{ place: first, node: { ...node, children } }];
    }
    const place = places.get(node);
    if (!place) return [];
    const isSame = textOf(node.children).trim() === place.text;
    return [{ place: place.place, node: isSame ? node : { ...node, children: [{ type: "text", text: place.text }] } }];
  });
  return remaining.toSorted((one, other) => one.place - other.place).map(({ node }) => node);
}
