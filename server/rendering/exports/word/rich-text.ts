import {
  AlignmentType,
  ExternalHyperlink,
  HeadingLevel,
  type IParagraphOptions,
  type IRunOptions,
  Paragraph,
  type ParagraphChild,
  ShadingType,
  TextRun,
  UnderlineType,
} from "docx";
import type { PrintedBlock, PrintedInline } from "@/typeset/content/rich-text";

/** What a paragraph inherits from its context. */
export interface Around {
  /** From right to left. */
  bidirectional: boolean;
  /** How deep lists are nested; -1 outside of any. */
  depth: number;
  /** Numbered list it belongs to, or null for bullets. */
  numbering: string | null;
}

const MARKS: Record<string, Partial<IRunOptions>> = {
  strong: { bold: true },
  em: { italics: true },
  u: { underline: { type: UnderlineType.SINGLE } },
  s: { strike: true },
  mark: { shading: { type: ShadingType.CLEAR, fill: "FFF3B0", color: "auto" } },
  code: { font: "Courier New" },
  sub: { subScript: true },
  sup: { superScript: true },
};

const ALIGNMENTS = {
  left: AlignmentType.LEFT,
  center: AlignmentType.CENTER,
  right: AlignmentType.RIGHT,
  justify: AlignmentType.JUSTIFIED,
} as const;

/** Inline text as runs. Links are real and look like links. */
export function runs(nodes: readonly PrintedInline[], around: Around, marks: Partial<IRunOptions> = {}): ParagraphChild[] {
  return nodes.flatMap((node): ParagraphChild[] => {
    if (typeof node === "string") return [new TextRun({ ...marks, text: node, rightToLeft: around.bidirectional })];
    if (node.t === "br") return [new TextRun({ ...marks, break: 1 })];
    if (node.t === "a") return [linked(node.href, runs(node.c, around, { ...marks, style: "Hyperlink" }))];
    return runs(node.c, around, { ...marks, ...MARKS[node.t] });
  });
}

export const linked = (href: string, children: ParagraphChild[]): ParagraphChild =>
  new ExternalHyperlink({ link: href, children });

/** Blocks as paragraphs. `numbered` provides the numbering of each ordered list. */
export function paragraphs(blocks: readonly PrintedBlock[], around: Around, numbered: (start: number) => string): Paragraph[] {
  const paragraph = (options: IParagraphOptions) => new Paragraph({ bidirectional: around.bidirectional, ...options });
  const list =
    (around.depth >= 0 && {
      ...(around.numbering
        ? { numbering: { reference: around.numbering, level: around.depth } }
        : { bullet: { level: Math.min(around.depth, 8) } }),
    }) ||
    {};
  return blocks.flatMap((block): Paragraph[] => {
    switch (block.t) {
      case "ul":
      case "ol": {
        const numbering = block.t === "ol" ? numbered(block.start) : null;
        const inner = { ...around, depth: around.depth + 1, numbering };
        return block.c.flatMap((item) => paragraphs(item.c, inner, numbered));
      }
      case "blockquote":
        return paragraphs(block.c, { ...around, depth: -1 }, numbered);
      case "hr":
        return [paragraph({ thematicBreak: true })];
      case "h":
        return [paragraph({ heading: HeadingLevel.HEADING_4, children: runs(block.c, around) })];
      default:
        return [
          paragraph({ ...list, ...(block.align && { alignment: ALIGNMENTS[block.align] }), children: runs(block.c, around) }),
        ];
    }
  });
}
