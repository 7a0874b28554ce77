import { type DoubtedItem, type Doubts, doubtItem, namesOf } from "@/domain/imports/pdf/doubts/item";

/** Signs and words between two texts of one line. */
const BEFORE = /(?:^|[,;:|•·●▪‖–—\-/(@&\u3000、]|\s(?:at|bei|chez|presso|hos|in|en|of|à|im|em|w|в|у))\s*$/iu;
const AFTER = /^\s*(?:$|[,;:|•·●▪‖–—\-/)(@&\u3000、.]|(?:at|bei|chez|presso|hos|in|en|of|à|im|em|w|в|у)\s)/iu;

/**
 * Two texts of a line are divided by a sign, a gap, another face or a word such as “at”. A name that begins or ends between two words
 * without any of these was cut out of a phrase: “York, NY” of “New York, NY”.
 */
export function doubtCuts(item: DoubtedItem, doubts: Doubts): void {
  const texts = item.lines.flatMap((line) => line.cells);
  for (const field of namesOf(item)) {
    const name = item.texts[field] ?? "";
    const found = texts.flatMap(({ text, spans }) => {
      const at = text.indexOf(name);
      if (at < 0) return [];
      const isEdge = (index: number) => edgesOf(spans).has(index);
      const isCut =
        (!BEFORE.test(text.slice(0, at)) && !isEdge(at)) ||
        (!AFTER.test(text.slice(at + name.length)) && !isEdge(at + name.length));
      return [{ isCut }];
    });
    if (found.length > 0 && found.every(({ isCut }) => isCut)) doubtItem(doubts, "incomplete", item, [field]);
  }
}

/** Where the face changes in a cell, in letters; spaces at a change belong to both sides. */
function edgesOf(spans: readonly { text: string; font: string; size: number }[]): Set<number> {
  const edges = new Set<number>();
  let at = 0;
  for (const [index, span] of spans.entries()) {
    const before = spans[index - 1];
    if (before && (before.font !== span.font || before.size !== span.size)) {
      edges.add(at + span.text.length - span.text.trimStart().length);
      edges.add(at - (before.text.length - before.text.trimEnd().length));
    }
    at += span.text.length;
  }
  return edges;
}
