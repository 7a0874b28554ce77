import { ratesIn } from "./amounts";
import type { Analysis } from "./analysis";
import { japaneseConcepts, phraseAt } from "./concept-finder";
import type { Word } from "./text-parts";
import { keysOf } from "./word-keys";

type Piece = { keys: string[]; concepts: number[] };
/** The words around a number, and the rates in its sentence. */
export type Surroundings = { before: Piece[]; after: Piece[]; rates: string[] };

const BEFORE = 4;
const AFTER = 5;

/** The number of the first word that begins at a place or behind it. */
function firstAfter(words: readonly Word[], index: number): number {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle]?.start ?? 0) < index) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The words around a number, as far as the next number and the end of the sentence. */
export function surroundings(one: Analysis, index: number): Surroundings {
  const amount = one.amounts[index];
  if (!amount) return { before: [], after: [], rates: [] };
  const sentence = one.sentences.find(({ start, end }) => amount.start >= start && amount.start < end);
  const from = Math.max(sentence?.start ?? 0, one.amounts[index - 1]?.end ?? 0);
  const to = Math.min(sentence?.end ?? one.text.length, one.amounts[index + 1]?.start ?? one.text.length);
  const first = firstAfter(one.words, amount.start);
  const before = one.words
    .slice(Math.max(0, first - BEFORE), first)
    .filter(({ start, end }) => start >= from && end <= amount.start);
  const after = one.words.slice(first, first + AFTER + 1).filter(({ start, end }) => start >= amount.end && end <= to);
  // “18 stations, of which 6 are new”: the second number counts what the first one does.
  const previous = PARTITIVE.test(one.text.slice(Math.max(0, amount.start - 20), amount.start))
    ? one.amounts[index - 1]
    : undefined;
  const whole = previous ? one.words.filter(({ start, end }) => start >= previous.end && end <= amount.start).slice(0, 2) : [];
  const pieces = (words: readonly Word[]) =>
    words.map((word, position): Piece => {
      const phrase = word.isJapanese ? japaneseConcepts(word.text) : [phraseAt(words, position, one.checked)];
      return { keys: keysOf(word, one), concepts: phrase.flatMap((found) => found?.concepts ?? []) };
    });
  return {
    before: pieces(before),
    after: [...pieces(after), ...pieces(whole)],
    rates: sentence ? ratesOf(one, sentence) : [],
  };
}

const PARTITIVE =
  /(?:\b(?:dont|davon|darunter|of which|of whom|of these|including|incl\.?|de (?:los|las) (?:cuales|que)|de ell[oa]s|entre ell[oa]s)|(?<!\p{L})(?:منها|منهم|من بينها)|うち)\s*$/u;

/** Looked for once in each sentence: one without end may have thousands of amounts. */
const knownRates = new WeakMap<object, string[]>();

function ratesOf(one: Analysis, sentence: Analysis["sentences"][number]): string[] {
  const rates = knownRates.get(sentence) ?? ratesIn(one.text.slice(sentence.start, sentence.end));
  knownRates.set(sentence, rates);
  return rates;
}
