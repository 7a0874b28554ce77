import { sentencesOf } from "@/domain/ai/sentences";
import { type Amount, amountsIn } from "./amounts";
import { isCheckedLanguage, LANGUAGES, languagesOf } from "./language-of";
import type { CheckedLanguage } from "./languages/language-data";
import { type Moment, momentsIn } from "./moments";
import { normal } from "./normal";

/** A part of a sentence that is true or not by itself. */
export type Clause = {
  start: number;
  end: number;
  sentence: number;
  isWish: boolean;
  /** From where its words are negated; null where none is. */
  negatedFrom: number | null;
  /** Spans of words that are about someone else, such as “under the manager”. */
  under: [number, number][];
  hasFirst: boolean;
  hasSecond: boolean;
};

export type Word = { text: string; start: number; end: number; clause: number; isCapital: boolean; isJapanese: boolean };

/** A text taken apart. */
export type Analysis = {
  raw: string;
  text: string;
  languages: string[];
  /** The checked ones of these; English where there is none. */
  checked: CheckedLanguage[];
  sentences: { start: number; end: number }[];
  clauses: Clause[];
  words: Word[];
  amounts: Amount[];
  moments: Moment[];
};

export function analyse(raw: string, fallback: readonly string[] = []): Analysis {
  const text = normal(raw);
  const found = languagesOf(text);
  const shared = found.filter((language) => fallback.includes(language));
  const languages = found.length > 1 && shared.length > 0 ? shared : found;
  const checked = languages.filter(isCheckedLanguage);
  if (checked.length === 0) checked.push("en");
  const moments = momentsIn(text);
  const isYear = (index: number) => moments.some(({ start, end }) => index >= start && index < end);
  const amounts = amountsIn(text, languages, isYear);
  const sentences = sentencesOf(raw).map(({ start, end }) => ({ start, end }));
  const clauses = sentences.flatMap((sentence, index) => clausesOf(text, sentence, index, checked));
  const isNumber = (index: number) => isYear(index) || amounts.some(({ start, end }) => index >= start && index < end);
  const words = clauses.flatMap((clause, index) => wordsOf(raw, text, clause, index).filter(({ start }) => !isNumber(start)));
  return { raw, text, languages, checked, sentences, clauses, words, amounts, moments };
}

function clausesOf(text: string, { start, end }: { start: number; end: number }, sentence: number, languages: CheckedLanguage[]) {
  const words = text.slice(start, end);
  const breaks = languages
    .flatMap((language) => [...words.matchAll(LANGUAGES[language].clauseBreak)])
    .filter(({ index }) => !(/\d/.test(words.charAt(index - 1)) && /\d/.test(words.charAt(index + 1))))
    .map((match) => ({ at: match.index, joins: /^[\s,،、]*(?:and|und|et|y|e|or|oder)?[\s,]*$/u.test(match[0]) }))
    .sort((a, b) => a.at - b.at);
  const clauses: Clause[] = [];
  let from = 0;
  let isJoined = false;
  for (const { at, joins } of [...breaks, { at: words.length, joins: false }]) {
    const piece = words.slice(from, at);
    if (/[\p{L}\p{N}]/u.test(piece)) {
      const clause = clauseOf(piece, start + from, sentence, languages);
      // “I want to learn X and Y”: the wish covers what is joined to it without its own subject.
      if (isJoined && clauses.at(-1)?.isWish && !clause.hasFirst) clause.isWish = true;
      clauses.push(clause);
    }
    from = at;
    isJoined = joins;
  }
  return clauses;
}

function clauseOf(piece: string, start: number, sentence: number, languages: CheckedLanguage[]): Clause {
  const data = languages.map((language) => LANGUAGES[language]);
  let negatedFrom: number | null = null;
  for (const { negatesAfter, negatesClause, noNegation } of data) {
    const plain = noNegation ? piece.replace(noNegation, (same) => " ".repeat(same.length)) : piece;
    const whole = negatesClause?.test(plain) ? 0 : null;
    const [after] = [...plain.matchAll(negatesAfter)].map(({ index }) => index);
    const at = whole ?? after ?? null;
    if (at !== null) negatedFrom = Math.min(negatedFrom ?? Number.POSITIVE_INFINITY, start + at);
  }
  return {
    start,
    end: start + piece.length,
    sentence,
    isWish: data.some(({ wish }) => wish.test(piece)),
    negatedFrom,
    under: data.flatMap(({ under }) =>
      [...piece.matchAll(under)].map((match): [number, number] => {
        const from = start + match.index;
        const isInside = /\p{sc=Han}/u.test(match[0]);
        return [from, isInside ? from + match[0].length : endOfWords(piece, match.index + match[0].length, 3) + start];
      }),
    ),
    hasFirst: data.some(({ first }) => first.test(piece)),
    hasSecond: data.some(({ second }) => second.test(piece)),
  };
}

/** Where the given number of words ends. */
function endOfWords(piece: string, from: number, count: number): number {
  const words = [...piece.slice(from).matchAll(/[\p{L}\p{N}]+/gu)].slice(0, count);
  const last = words.at(-1);
  return last ? from + last.index + last[0].length : from;
}

const WORD =
  /[\p{sc=Han}々ヶ]+|[\p{sc=Katakana}ー]+|[\p{sc=Hiragana}]+|(?:(?![\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー])[\p{L}\p{M}\p{N}])+[+#]*/gu;
const JAPANESE = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u;

function wordsOf(raw: string, text: string, { start, end }: Clause, clause: number): Word[] {
  return [...text.slice(start, end).matchAll(WORD)].map((match) => {
    const from = start + match.index;
    return {
      text: match[0],
      start: from,
      end: from + match[0].length,
      clause,
      isCapital: /^\p{Lu}/u.test(raw.slice(from, from + 1)),
      isJapanese: JAPANESE.test(match[0]),
    };
  });
}
