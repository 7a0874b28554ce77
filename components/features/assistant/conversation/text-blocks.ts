/** What a model's text is made of: the little Markdown that models use, and nothing that could lead anywhere. */
export type TextBlock =
  | { kind: "paragraph"; text: string }
  | { kind: "heading"; text: string }
  | { kind: "code"; text: string }
  | { kind: "list"; isOrdered: boolean; items: readonly string[] };

const BULLET = /^\s*[-*•]\s+(.*)$/;
const NUMBER = /^\s*\d{1,3}[.)]\s+(.*)$/;
const HEADING = /^#{1,6}\s+(.*)$/;

/** The blocks of a text, while it still grows as well: only the last one changes with what comes. */
export function textBlocks(text: string): TextBlock[] {
  const blocks: TextBlock[] = [];
  let lines: string[] = [];
  let code: string[] | null = null;
  const closeParagraph = () => {
    if (lines.length > 0) blocks.push({ kind: "paragraph", text: lines.join("\n") });
    lines = [];
  };
  for (const line of text.split("\n")) {
    if (line.startsWith("```")) {
      closeParagraph();
      if (code) blocks.push({ kind: "code", text: code.join("\n") });
      code = code ? null : [];
    } else if (code) code.push(line);
    else if (line.trim() === "") closeParagraph();
    else {
      const block = blockOf(line);
      if (block) closeParagraph();
      if (block) join(blocks, block);
      else lines.push(line);
    }
  }
  closeParagraph();
  if (code && code.length > 0) blocks.push({ kind: "code", text: code.join("\n") });
  return blocks;
}

function blockOf(line: string): TextBlock | null {
  const heading = HEADING.exec(line)?.[1];
  if (heading !== undefined) return { kind: "heading", text: heading };
  const bullet = BULLET.exec(line)?.[1];
  if (bullet !== undefined) return { kind: "list", isOrdered: false, items: [bullet] };
  const numbered = NUMBER.exec(line)?.[1];
  return numbered === undefined ? null : { kind: "list", isOrdered: true, items: [numbered] };
}

/** Items of a list that follow each other are one list. */
function join(blocks: TextBlock[], block: TextBlock): void {
  const last = blocks.at(-1);
  if (block.kind === "list" && last?.kind === "list" && last.isOrdered === block.isOrdered)
    blocks[blocks.length - 1] = { ...last, items: [...last.items, ...block.items] };
  else blocks.push(block);
}

export type Inline = { kind: "plain" | "strong" | "emphasis" | "code"; text: string };

const MARKS =
  /\*\*(?<strong>[^*\n]+)\*\*|(?<![\p{L}\p{N}*])\*(?<emphasis>[^*\s](?:[^*\n]*[^*\s])?)\*(?![\p{L}\p{N}*])|`(?<code>[^`\n]+)`/gu;

/** A line in pieces: emphasis and code; everything else is text, links as well. */
export function inlines(text: string): Inline[] {
  const pieces: Inline[] = [];
  let at = 0;
  for (const match of text.matchAll(MARKS)) {
    if (match.index > at) pieces.push({ kind: "plain", text: text.slice(at, match.index) });
    const { strong, emphasis, code } = match.groups ?? {};
    const kind = strong === undefined ? (emphasis === undefined ? "code" : "emphasis") : "strong";
    pieces.push({ kind, text: strong ?? emphasis ?? code ?? "" });
    at = match.index + match[0].length;
  }
  if (at < text.length) pieces.push({ kind: "plain", text: text.slice(at) });
  return pieces;
}
