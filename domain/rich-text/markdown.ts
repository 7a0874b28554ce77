import { type RichTextElement, type RichTextNode, richTextTree } from "@/domain/rich-text/tree";

const MARKS: Record<string, readonly [string, string]> = {
  strong: ["**", "**"],
  em: ["*", "*"],
  s: ["~~", "~~"],
  code: ["`", "`"],
  u: ["<u>", "</u>"],
  mark: ["<mark>", "</mark>"],
  sub: ["<sub>", "</sub>"],
  sup: ["<sup>", "</sup>"],
};

/** Rich text as Markdown (CommonMark with strikethrough); empty for empty text. */
export function richTextToMarkdown(html: string): string {
  return blocksToMarkdown(richTextTree(html)).join("\n\n");
}

/** Escapes Markdown syntax in text. An underscore inside a word is not syntax. */
export function escapeMarkdown(text: string): string {
  return text
    .replaceAll(/[\\`*[\]<]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, "\\$&")
    .replaceAll(/~~/g, "\\~~")
    .replaceAll(
      /^(\s*)(#{1,6}|[+>-]|\d+[.)])(?=\s|$)/gm,
      (_, space: string, mark: string) => `${space}${mark.slice(0, -1)}\\${mark.slice(-1)}`,
    );
}

function blocksToMarkdown(nodes: readonly RichTextNode[]): string[] {
  return nodes
    .map((node) => (node.type === "text" ? escapeMarkdown(node.text) : blockToMarkdown(node)))
    .filter((text) => text !== "");
}

function blockToMarkdown(element: RichTextElement): string {
  switch (element.tag) {
    case "ul":
    case "ol":
      return listToMarkdown(element);
    case "li":
      return blocksToMarkdown(element.children).join("\n\n");
    case "blockquote":
      return prefix(blocksToMarkdown(element.children).join("\n\n"), "> ", "> ");
    case "hr":
      return "---";
    case "pre":
      return `\`\`\`\n${rawText(element.children)}\n\`\`\``;
    default:
      // A resume's own headings use levels 1 to 3, so headings inside texts start below.
      return /^h[1-6]$/.test(element.tag) ? `#### ${inlineToMarkdown(element.children)}` : inlineToMarkdown(element.children);
  }
}

function listToMarkdown(list: RichTextElement): string {
  return list.children
    .map((item, index) => {
      const mark = list.tag === "ol" ? `${(list.start ?? 1) + index}. ` : "- ";
      const content = item.type === "element" ? blocksToMarkdown(item.children).join(isTight(item) ? "\n" : "\n\n") : "";
      return prefix(content, mark, " ".repeat(mark.length));
    })
    .join("\n");
}

/** An item of one paragraph, perhaps with a list below, needs no blank lines. */
const isTight = (item: RichTextElement) =>
  item.children.filter((child) => child.type === "element" && child.tag === "p").length <= 1;

function prefix(text: string, first: string, rest: string): string {
  return text
    .split("\n")
    .map((line, index) => (index === 0 ? first + line : line === "" ? rest.trimEnd() : rest + line))
    .join("\n");
}

function inlineToMarkdown(nodes: readonly RichTextNode[]): string {
  return nodes
    .map((node) => {
      if (node.type === "text") return escapeMarkdown(node.text);
      if (node.tag === "br") return "  \n";
      if (node.tag === "code") return `\`${rawText(node.children).replaceAll("`", "'")}\``;
      const inner = inlineToMarkdown(node.children);
      if (node.tag === "a") return markdownLink(inner, node.href ?? "");
      const [open, close] = MARKS[node.tag] ?? ["", ""];
      return hugging(inner, open, close);
    })
    .join("");
}

/** Marks must touch the text they mark: spaces at its ends move outside. */
function hugging(text: string, open: string, close: string): string {
  const trimmed = text.trim();
  if (trimmed === "") return text;
  const start = text.indexOf(trimmed);
  return text.slice(0, start) + open + trimmed + close + text.slice(start + trimmed.length);
}

/** A link; the label must be Markdown already. */
export function markdownLink(label: string, url: string): string {
  if (url === "") return label;
  return `[${label}](${url.replaceAll(/[\s()<>\\]/g, (character) => encodeURIComponent(character).replace("(", "%28").replace(")", "%29"))})`;
}

function rawText(nodes: readonly RichTextNode[]): string {
  return nodes.map((node) => (node.type === "text" ? node.text : node.tag === "br" ? "\n" : rawText(node.children))).join("");
}
