import { likeness, type Print, printOf } from "./likeness";

type Text = { id: string; text: string; applicationId: string | null };
type Pair = { ids: [string, string]; likeness: number };

const ALIKE = 0.7;
/** A word in more texts than this is not significant. */
const MANY = 200;

/**
 * Pairs of texts that say nearly the same, the most alike first. Texts are compared where they share a word, so that thousands are compared
 * in milliseconds. Different numbers make different facts, however alike their words are, and so do different applications.
 */
export function duplicatePairs(texts: readonly Text[]): Pair[] {
  const prints = texts.map(({ text }) => printOf(text));
  const holders = new Map<string, number[]>();
  const pairs: Pair[] = [];
  for (const [index, print] of prints.entries()) {
    const candidates = new Set<number>();
    for (const word of print.words) {
      const others = holders.get(word) ?? [];
      if (others.length <= MANY) for (const other of others) candidates.add(other);
      others.push(index);
      holders.set(word, others);
    }
    for (const other of candidates) {
      const found = pairOf(texts, prints, other, index);
      if (found) pairs.push(found);
    }
  }
  return pairs.sort((a, b) => b.likeness - a.likeness);
}

function pairOf(texts: readonly Text[], prints: readonly Print[], a: number, b: number): Pair | null {
  const [first, second, printA, printB] = [texts[a], texts[b], prints[a], prints[b]];
  if (!first || !second || !printA || !printB || printA.numbers !== printB.numbers || !mayMeet(first, second)) return null;
  const alike = likeness(printA, printB);
  return alike < ALIKE ? null : { ids: [first.id, second.id], likeness: Math.round(alike * 100) / 100 };
}

const mayMeet = (a: Text, b: Text): boolean =>
  a.applicationId === b.applicationId || a.applicationId === null || b.applicationId === null;
