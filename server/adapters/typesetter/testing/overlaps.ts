import type { PrintedWord } from "@/server/adapters/typesetter/testing/read-pdf";

/** Punctuation that is half empty and takes half of its width next to another. */
const HALF_EMPTY = /[、。，．」』）】〉》]$|^[「『（【〈《]/u;

/** Pairs of texts that overlap: their boxes share more than a minimal area. */
export function overlaps(words: readonly PrintedWord[]): [string, string][] {
  const found: [string, string][] = [];
  for (const [index, one] of words.entries()) {
    for (const other of words.slice(index + 1)) {
      const width = Math.min(one.rightPt, other.rightPt) - Math.max(one.leftPt, other.leftPt);
      const near = Math.abs(one.baselinePt - other.baselinePt) < 0.55 * Math.min(one.sizePt, other.sizePt);
      const isHalfEmpty = HALF_EMPTY.test(one.text) || HALF_EMPTY.test(other.text);
      const allowed = 1.5 + (isHalfEmpty ? 0.5 * Math.max(one.sizePt, other.sizePt) : 0);
      if (one.page === other.page && near && width > allowed) found.push([one.text, other.text]);
    }
  }
  return found;
}
