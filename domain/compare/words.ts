import { diffWordsWithSpace } from "diff";

/** A piece of a comparison: in both texts, only in the later, or only in the earlier one. */
export interface ComparedPiece {
  kind: "same" | "added" | "removed";
  text: string;
}

/** Words are separated by the rules of the language, so that Chinese and Thai are compared by words as well. */
const segmenterOf = (locale: string): Intl.Segmenter => {
  try {
    return new Intl.Segmenter(locale, { granularity: "word" });
  } catch {
    return new Intl.Segmenter("en", { granularity: "word" });
  }
};

/** Two texts word by word. Pieces that are not added form the first text, those not removed the second. */
export const comparedWords = (before: string, after: string, locale: string): ComparedPiece[] =>
  diffWordsWithSpace(before, after, { intlSegmenter: segmenterOf(locale) }).map(({ value, added, removed }) => ({
    kind: added ? "added" : removed ? "removed" : "same",
    text: value,
  }));

/** Lines of context shown around a change. */
const CONTEXT_LINES = 1;

/** Shortens unchanged stretches to the lines next to a change; `null` marks an omission. */
export function onlyChanges(pieces: readonly ComparedPiece[]): (ComparedPiece | null)[] {
  return pieces.flatMap((piece, index): (ComparedPiece | null)[] => {
    const lines = piece.text.split("\n");
    if (piece.kind !== "same" || lines.length <= 2 * (CONTEXT_LINES + 1)) return [piece];
    const start = index === 0 ? "" : lines.slice(0, CONTEXT_LINES + 1).join("\n");
    const end = index === pieces.length - 1 ? "" : lines.slice(-CONTEXT_LINES - 1).join("\n");
    return [
      ...(start === "" ? [] : [{ kind: "same" as const, text: start }]),
      null,
      ...(end === "" ? [] : [{ kind: "same" as const, text: end }]),
    ];
  });
}

/** Neighbouring changes with nothing but spaces between them are one: a word that was replaced by another counts once. */
export function changeCount(pieces: readonly ComparedPiece[]): number {
  let count = 0;
  let isInChange = false;
  for (const { kind, text } of pieces) {
    if (kind === "same" && text.trim() === "") continue;
    if (kind !== "same" && !isInChange) count++;
    isInChange = kind !== "same";
  }
  return count;
}

/** How many words a later text has more, and how many of the earlier one it no longer has. */
export function wordCounts(pieces: readonly ComparedPiece[], locale: string): { added: number; removed: number } {
  const segmenter = segmenterOf(locale);
  const wordsOf = (kind: ComparedPiece["kind"]) =>
    pieces
      .filter((piece) => piece.kind === kind)
      .reduce((sum, { text }) => sum + [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike).length, 0);
  return { added: wordsOf("added"), removed: wordsOf("removed") };
}
