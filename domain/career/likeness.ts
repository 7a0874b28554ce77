import { wordRuns } from "@/domain/job-match/words";
import { searchText } from "@/domain/search/search-text";

/** What a text is compared by: the beginnings of its words, without case and accents, and its numbers. */
export type Print = { words: ReadonlySet<string>; numbers: string };

const NO_SPACES = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;

/** Forms of a word mostly differ behind this many letters. */
const STEM = 6;

/** The print of a text. Words of scripts without spaces count by pairs of characters, so that no dictionary decides. */
export function printOf(text: string): Print {
  const plain = searchText(text);
  const words = wordRuns(plain).flatMap((run) =>
    run.flatMap(({ key }) => (NO_SPACES.test(key) ? pairsOf(key) : [key.slice(0, STEM)])),
  );
  return { words: new Set(words), numbers: numbersIn(plain).sort().join(" ") };
}

const pairsOf = (word: string): string[] => {
  const letters = [...word];
  return letters.length < 2 ? letters : letters.slice(1).map((letter, index) => `${letters[index]}${letter}`);
};

/** Numbers in the digits of any script, as western ones. */
const numbersIn = (plain: string): string[] =>
  (plain.match(/\p{Nd}+(?:[.,]\p{Nd}+)*/gu) ?? []).map((number) =>
    number.replace(/\p{Nd}/gu, (digit) => String(valueOfDigit(digit.codePointAt(0) ?? 0))).replace(/,/g, "."),
  );

/** Digits of every script are consecutive. */
function valueOfDigit(code: number): number {
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value++;
  return value;
}

/** How alike two texts are by their words, from 0 to 1. */
export function likeness(a: Print, b: Print): number {
  if (a.words.size === 0 || b.words.size === 0) return 0;
  const [few, many] = a.words.size <= b.words.size ? [a, b] : [b, a];
  let shared = 0;
  for (const word of few.words) if (many.words.has(word)) shared++;
  return (2 * shared) / (a.words.size + b.words.size);
}
