import { sentencesOf } from "@/domain/ai/sentences";
import { type Amount, amountsIn } from "./amounts";
import { markDenials } from "./denials";
import { isCheckedLanguage, LANGUAGES, languagesOf } from "./language-of";
import type { CheckedLanguage } from "./languages/language-data";
import { type Moment, momentsIn } from "./moments";
import { normal } from "./normal";
import type { Clause, Word } from "./text-parts";

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
  const languages = languagesOf(text, { raw, fallback });
  const checked = languages.filter(isCheckedLanguage);
  if (checked.length === 0) checked.push("en");
  const moments = momentsIn(text);
  const isYear = (index: number) => moments.some(({ start, end }) => index >= start && index < end);
  const amounts = amountsIn(text, languages, isYear);
  const sentences = sentencesOf(raw).map(({ start, end }) => ({ start, end }));
  const clauses = sentences.flatMap((sentence, index) => clausesOf(text, sentence, index, checked));
  const plain = withoutNumbers(text, [...amounts.map(({ start, unitEnd }) => ({ start, end: unitEnd })), ...moments]);
  const byClause = clauses.map((clause, index) => wordsOf(raw, plain, clause, index));
  markDenials(text, clauses, byClause, checked);
  const words = byClause.flat();
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
  // “Goal: head of reception” wishes all that follows.
  let isAimed = false;
  for (const { at, joins } of [...breaks, { at: words.length, joins: false }]) {
    const piece = words.slice(from, at);
    if ((WISH_LABEL.test(piece) || ENDS_WITH_WISH.test(piece)) && /^\s*[:：]/u.test(words.slice(at, at + 3))) isAimed = true;
    if (/[\p{L}\p{N}]/u.test(piece)) {
      const clause = clauseOf(piece, start + from, sentence, languages);
      // “I want to learn X and Y”: the wish covers what is joined to it without its own subject.
      if (isJoined && clauses.at(-1)?.isWish && !clause.hasFirst) clause.isWish = true;
      // “Mein Ziel ist es, mich … weiterzubilden”.
      const before = clauses.at(-1);
      if (before && languages[0] === "de" && !/\b(?:ich|wir)\b/.test(piece) && IS_TO.test(piece.replace(/[\s.!]+$/, "")))
        clause.isWish ||= before.isWish || HAS_AIM.test(words.slice(before.start - start, before.end - start));
      if (isAimed) clause.isWish = true;
      clauses.push(clause);
    }
    from = at;
    isJoined = joins;
  }
  return clauses;
}

const WISH_LABEL =
  /^[\s,(•*-]*(?:(?:(?:my|next|long-term|career) )*(?:goals?|aims?|dreams?|plans?|ambitions?|interests?|interested in|wish|steps?|challenges?)|(?:als )?nachste[rs]? (?:schritte?|station|etappe)|(?:\p{L}+e[rs]? )?(?:ziele?|fernziel|berufsziel|traum|wunsch|plane|plan|interessen?)|(?:ma |mon )?prochaine? (?:etape|defi|pas)|(?:mes )?(?:objectifs?|projets?|buts?|reves?|souhaits?|interets?)|(?:mi )?(?:siguiente|proxim[oa]) (?:pasos?|reto|desafio|etapa)|(?:mis? )?(?:metas?|objetivos?|suenos?|planes|deseos?|intereses)|(?:ال)?خطو\p{L}{1,3} (?:ال)?(?:قادمه|مقبله|تاليه)|(?:ال)?(?:هدف|اهداف|طموح|طموحات|حلم|خطط|اهتمامات|اهتمام)|次の(?:ステップ|挑戦)|(?:将来の|次の)?(?:目標|夢|希望|志望|予定|関心))\s*$/u;

const HAS_AIM = /\b(?:ziel|wunsch|traum|vorhaben|plan|absicht|hoffnung|vision)\w*\b/u;
const IS_TO = /\bzu \p{L}+e?n\s*$|\p{L}{2,}zu\p{L}{3,}en\s*$/u;

/** “I still have a dream: …”. */
const ENDS_WITH_WISH =
  /(?:^|\s)(?:dream|goal|aim|ambition|wish|traum|ziel|wunsch|reve|objectif|souhait|ambition|sueno|meta|objetivo|deseo|حلم\p{L}{0,2}|هدف\p{L}{0,2}|طموح\p{L}{0,2})\s*$/u;

/** A verb with its object and what belongs to that. */
const NEGATED_WITH_VERB = 3;

function clauseOf(piece: string, start: number, sentence: number, languages: CheckedLanguage[]): Clause {
  const data = languages.map((language) => LANGUAGES[language]);
  const negations = data.flatMap(({ negatesThing, negatesVerb, negatesClause, noNegation }) => {
    const plain = noNegation ? piece.replace(noNegation, (same) => " ".repeat(same.length)) : piece;
    const behind = (match: RegExpExecArray, things: number) => ({
      at: start + match.index + match[0].length,
      things,
      isPostposed: things === 1 || !data.some(({ first }) => first.test(piece)),
    });
    return [
      ...[...plain.matchAll(negatesThing)].map((match) => behind(match, 1)),
      ...(negatesVerb ? [...plain.matchAll(negatesVerb)].map((match) => behind(match, NEGATED_WITH_VERB)) : []),
      ...(negatesClause?.test(plain) ? [{ at: start, things: Number.POSITIVE_INFINITY, isPostposed: false }] : []),
    ];
  });
  return {
    start,
    end: start + piece.length,
    sentence,
    isWish: data.some(({ wish }) => wish.test(piece)),
    negations,
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

/** Words that letters write with a capital and that name nobody. */
const POLITE =
  /^(?:i|im|dear|sir|madam|mr|mrs|ms|mx|dr|hiring|team|yours|best|kind|regards|sincerely|faithfully|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|madame|mesdames|monsieur|messieurs|mademoiselle|cher|chere|bonjour|estimad[oa]s?|senor(?:a|as|es)?|sr|sra|usted(?:es)?|hola|querid[oa]s?|cv|human|resources|department|manager|english)$/;

/** Whether a word is written as a name in a language that does not write every noun so. */
export const isNameLike = (word: Word, raw: string, languages: readonly CheckedLanguage[]): boolean =>
  word.isCapital && !languages.includes("de") && !POLITE.test(word.text) && !startsSentence(raw, word.start);

/** Also after the mark of a list: a bullet, a dash or a number at the beginning of a line. */
export const startsSentence = (text: string, index: number): boolean =>
  /(?:^|[.!?:\n]\s*|[.!?:,]\s["“«]?|(?:^|\n)\s*(?:[•·▪‣◦*–—-]|\d{1,3}[.)])\s+)$/.test(text.slice(Math.max(0, index - 12), index));

/** A text with spaces where its numbers are, so that no word runs over one. */
function withoutNumbers(text: string, numbers: readonly { start: number; end: number }[]): string {
  let plain = "";
  let last = 0;
  for (const { start, end } of [...numbers].sort((a, b) => a.start - b.start)) {
    if (end <= last) continue;
    plain += text.slice(last, Math.max(start, last)) + " ".repeat(end - Math.max(start, last));
    last = end;
  }
  return plain + text.slice(last);
}

/** Where the given number of words ends. */
function endOfWords(piece: string, from: number, count: number): number {
  const words = [...piece.slice(from).matchAll(/[\p{L}\p{N}]+/gu)].slice(0, count);
  const last = words.at(-1);
  return last ? from + last.index + last[0].length : from;
}

const WORD =
  /[\p{sc=Arabic}\u064b-\u0652ـ]+|[\p{sc=Han}々ヶ]+|[\p{sc=Katakana}ー]+|[\p{sc=Hiragana}]+|(?:(?![\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー])[\p{L}\p{M}\p{N}])+[+#]*/gu;
/** Vowels and lengths, which most texts leave out. */
const ARABIC_MARKS = /[\u064b-\u0652ـ]/g;
const JAPANESE = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u;

function wordsOf(raw: string, text: string, { start, end }: Clause, clause: number): Word[] {
  return [...text.slice(start, end).matchAll(WORD)]
    .filter(([word]) => !/^\d+$/.test(word))
    .map((match) => {
      const from = start + match.index;
      return {
        text: match[0].replace(ARABIC_MARKS, ""),
        start: from,
        end: from + match[0].length,
        clause,
        isCapital: /^\p{Lu}/u.test(raw.slice(from, from + 1)),
        isJapanese: JAPANESE.test(match[0]),
        isNegated: false,
      };
    });
}
