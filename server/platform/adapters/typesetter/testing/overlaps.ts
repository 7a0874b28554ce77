import type { PrintedWord } from "@/server/platform/adapters/typesetter/testing/read-pdf";

/** Punctuation that is half empty and takes half of its width next to another. */
const HALF_EMPTY = /[、。，．」』）】〉》]$|^[「『（【〈《]/u;

/** Pairs of texts that overlap: their boxes share more than a minimal area. */
export function overlaps(words: readonly PrintedWord[]): [string, string][] {
  const found: [string, string][] = [];
  const inOrder = words.toSorted((one, other) => one.page - other.page || one.baselinePt - other.baselinePt);
  for (const [index, one] of inOrder.entries()) {
    // From the first that is too far below, all others are too.
    for (let next = index + 1; next < inOrder.length; next++) {
      const other = inOrder[next] as PrintedWord;
      const distance = other.baselinePt - one.baselinePt;
      if (other.page !== one.page || distance >= 0.55 * one.sizePt) break;
      const width = Math.min(one.rightPt, other.rightPt) - Math.max(one.leftPt, other.leftPt);
      if (width <= 1.5 || distance >= 0.55 * other.sizePt) continue;
      const isHalfEmpty = HALF_EMPTY.test(one.text) || HALF_EMPTY.test(other.text);
      const allowed = 1.5 + (isHalfEmpty ? 0.5 * Math.max(one.sizePt, other.sizePt) : 0);
      if (width > allowed) found.push([one.text, other.text]);
    }
  }
  return found;
}
