import type { PrintedWord } from "@/server/adapters/typesetter/testing/read-pdf";

/** Two texts that stand on each other: their boxes share more than a touch of room. */
export function overlaps(words: readonly PrintedWord[]): [string, string][] {
  const found: [string, string][] = [];
  for (const [index, one] of words.entries()) {
    for (const other of words.slice(index + 1)) {
      const width = Math.min(one.rightPt, other.rightPt) - Math.max(one.leftPt, other.leftPt);
      const near = Math.abs(one.baselinePt - other.baselinePt) < 0.55 * Math.min(one.sizePt, other.sizePt);
      if (one.page === other.page && near && width > 1.5) found.push([one.text, other.text]);
    }
  }
  return found;
}
