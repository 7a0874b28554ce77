import { writeRichText } from "@/domain/rich-text/clean";
import { isBlockTag, type RichTextNode } from "@/domain/rich-text/element";
import { escapeHtml } from "@/domain/rich-text/escape";
import { parseRichText } from "@/domain/rich-text/parse";

/** A part of a text, in UTF-16 code units; `end` is the first that is no longer in it. */
export type Range = { start: number; end: number };
/** A range and the plain text that takes its place. */
export type Replacement = Range & { text: string };

type TextNode = Extract<RichTextNode, { type: "text" }>;
type Run = Range & { node: TextNode };

/** The words of rich text with a line for each block, and where each text of the markup is in them. */
function readRuns(nodes: readonly RichTextNode[]): { plain: string; runs: Run[] } {
  const runs: Run[] = [];
  let plain = "";
  const newLine = () => {
    if (plain !== "" && !plain.endsWith("\n")) plain += "\n";
  };
  const walk = (node: RichTextNode) => {
    if (node.type === "text") {
      runs.push({ node, start: plain.length, end: plain.length + node.text.length });
      plain += node.text;
      return;
    }
    if (node.tag === "br" || isBlockTag(node.tag)) newLine();
    for (const child of node.children) walk(child);
    if (isBlockTag(node.tag)) newLine();
  };
  for (const node of nodes) walk(node);
  return { plain, runs };
}

/** The words of a field as readers see and select them. */
export const plainWords = (value: string, isRich: boolean): string =>
  isRich ? readRuns(parseRichText(value).nodes).plain : value;

/** Marks a line break until the markup is written. Unicode never assigns it to a character. */
const BREAK = "\u{fdd0}";

/**
 * Replaces parts of the words of a field. In rich text the markup around them stays; blocks that lose all their words go. Ranges are in
 * order and do not overlap. A plain field is one line, so breaks become spaces.
 */
export function replaceWords(value: string, isRich: boolean, replacements: readonly Replacement[]): string {
  if (replacements.length === 0) return value;
  if (!isRich)
    return spliced(
      value,
      0,
      replacements.map((each) => ({ ...each, text: each.text.replace(/\s*\n\s*/g, " ") })),
    );
  const { nodes } = parseRichText(value);
  const emptied = new Set<RichTextNode>();
  let next = 0;
  for (const { node, start, end } of readRuns(nodes).runs) {
    const here: Replacement[] = [];
    while (next < replacements.length) {
      const one = replacements[next];
      if (!one || one.start >= end) break;
      const from = Math.max(one.start, start);
      // The first text of the range takes the new words, the others lose theirs.
      here.push({ start: from, end: Math.min(one.end, end), text: from === one.start ? one.text.replaceAll("\n", BREAK) : "" });
      if (one.end > end) break;
      next++;
    }
    if (here.length === 0) continue;
    node.text = spliced(node.text, start, here);
    if (node.text === "") emptied.add(node);
  }
  return writeRichText(withoutEmptied(nodes, emptied)).replaceAll(escapeHtml(BREAK), "<br>");
}

function spliced(text: string, offset: number, replacements: readonly Replacement[]): string {
  let result = "";
  let at = 0;
  for (const { start, end, text: words } of replacements) {
    result += text.slice(at, start - offset) + words;
    at = end - offset;
  }
  return result + text.slice(at);
}

/** Without texts that are empty now, and without elements that have nothing but such texts. */
function withoutEmptied(nodes: readonly RichTextNode[], emptied: ReadonlySet<RichTextNode>): RichTextNode[] {
  return nodes.flatMap((node): RichTextNode[] => {
    if (node.type === "text") return emptied.has(node) ? [] : [node];
    const children = withoutEmptied(node.children, emptied);
    return children.length === 0 && node.children.length > 0 ? [] : [{ ...node, children }];
  });
}
