import type { Flow, Paragraph } from "@/domain/imports/flow/flow";

/** Points that a distance must have above the usual one to be seen. */
const VISIBLE_PT = 3.5;

/**
 * Marks separated paragraphs: by more space than most paragraphs of the document have, or by an empty paragraph. Empty
 * paragraphs are then left out.
 */
export function markApart(flow: Flow, spaces: ReadonlyMap<Paragraph, { before: number; after: number }>): Flow {
  const gaps: number[] = [];
  const all = (content: Flow, see: (gap: number, paragraph: Paragraph, isAfterEmpty: boolean) => void): void => {
    let after = 0;
    let isAfterEmpty = false;
    for (const block of content) {
      if (block.kind === "aside") all(block.content, see);
      else if (block.kind === "table") for (const cell of block.rows.flat()) all(cell, see);
      else if (isEmpty(block)) isAfterEmpty = true;
      else {
        const own = spaces.get(block) ?? { before: 0, after: 0 };
        see(Math.max(after, own.before), block, isAfterEmpty);
        after = own.after;
        isAfterEmpty = false;
      }
    }
  };
  all(flow, (gap) => gaps.push(gap));
  const usual = [...gaps].sort((one, other) => one - other)[Math.floor(gaps.length * 0.3)] ?? 0;
  all(flow, (gap, paragraph, isAfterEmpty) => {
    paragraph.isApart = isAfterEmpty || gap > usual + VISIBLE_PT;
  });
  return withoutEmpty(flow);
}

const isEmpty = (paragraph: Paragraph) => paragraph.pieces.every((piece) => piece.text.trim() === "");

const withoutEmpty = (flow: Flow): Flow =>
  flow.flatMap((block): Flow => {
    if (block.kind === "paragraph") return isEmpty(block) ? [] : [block];
    if (block.kind === "aside") return [{ ...block, content: withoutEmpty(block.content) }];
    return [{ ...block, rows: block.rows.map((row) => row.map(withoutEmpty)) }];
  });
