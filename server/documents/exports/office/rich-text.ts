import type { PrintedBlock, PrintedInline } from "@/typeset/content/rich-text";
import {
  type Block,
  type BlockLook,
  block,
  type Inline,
  type OfficeDocument,
  type StyleName,
  type TextLook,
  words,
} from "./model";

const MARKS: Record<string, TextLook> = {
  strong: { bold: true },
  em: { italic: true },
  u: { underline: true },
  s: { strike: true },
  mark: { ground: "#fff3b0" },
  code: { family: "code" },
  sub: { raised: "sub" },
  sup: { raised: "sup" },
};

/** Running text with its marks; links are real. */
export function inlines(nodes: readonly PrintedInline[], look: TextLook = {}, href: string | null = null): Inline[] {
  return nodes.flatMap((node): Inline[] => {
    if (typeof node === "string") return [words(node, look, href)];
    if (node.t === "br") return [{ kind: "break" }];
    if (node.t === "a") return inlines(node.c, look, node.href);
    return inlines(node.c, { ...look, ...MARKS[node.t] }, href);
  });
}

/** The list in `lists` of a new list: ordered ones count on their own, while all bullets share one, whose items look the same. */
function numberOf(lists: OfficeDocument["lists"], start: number | null): number {
  const bullets = start === null ? lists.findIndex((list) => list.start === null) : -1;
  return bullets >= 0 ? bullets : lists.push({ start }) - 1;
}

/** Turns rich text into paragraphs; each ordered list is numbered in `lists`. */
export function richText(lists: OfficeDocument["lists"], base: BlockLook) {
  const rest = (blocks: readonly PrintedBlock[], style: StyleName): Block[] =>
    blocks.flatMap((each): Block[] => {
      switch (each.t) {
        case "ul":
          return listed(each.c, null, 0);
        case "ol":
          return listed(each.c, each.start, 0);
        case "blockquote":
          return rest(each.c, "Quote");
        case "hr":
          return [
            block("Normal", [], {
              ...base,
              sizePt: 2,
              linePt: 3,
              borders: { bottom: { widthPt: 0.5, color: "#a0a0a0", apartPt: 1 } },
            }),
          ];
        case "h":
          return [block("Heading4", inlines(each.c), { ...base, ...(each.align && { align: each.align }) })];
        default: {
          const quoted = style === "Quote" ? { indentPt: (base.indentPt ?? 0) + 9 } : {};
          const requested = each.t === "pre" ? "Code" : style;
          return [block(requested, inlines(each.c), { ...base, ...quoted, ...(each.align && { align: each.align }) })];
        }
      }
    });

  function listed(items: { c: PrintedBlock[] }[], start: number | null, level: number): Block[] {
    const number = numberOf(lists, start);
    const style = start === null ? "ListBullet" : "ListNumber";
    return items.flatMap(({ c }) => {
      let isNext = false;
      return c.flatMap((each): Block[] => {
        if (each.t === "ul") return listed(each.c, null, Math.min(level + 1, 8));
        if (each.t === "ol") return listed(each.c, each.start, Math.min(level + 1, 8));
        const made = rest([each], style).map((paragraph) => {
          // Only words can be an item; what is drawn around them stays.
          const item = {
            ...paragraph,
            style: paragraph.style === "Heading4" ? style : paragraph.style,
            list: { number, level, isNext },
          };
          isNext = true;
          return item;
        });
        return made;
      });
    });
  }

  return (blocks: readonly PrintedBlock[]): Block[] => rest(blocks, "Normal");
}
