import { sentencesOf } from "@/domain/ai/sentences";
import { type Amount, amountsIn } from "./amounts";
import { lexicon } from "./concepts";
import { isCheckedLanguage, LANGUAGES, languagesOf } from "./language-of";
import type { CheckedLanguage } from "./languages/language-data";
import { type Moment, momentsIn } from "./moments";
import { normal } from "./normal";
import { stemOf } from "./stems";

/** A part of a sentence that is true or not by itself. */
export type Clause = {
  start: number;
  end: number;
  sentence: number;
  isWish: boolean;
  /** Where something negates, and how many things behind it; all of the clause for `Infinity`. Some negate what is before, too. */
  negations: { at: number; things: number; isPostposed: boolean }[];
  /** Spans of words that are about someone else, such as “under the manager”. */
  under: [number, number][];
  hasFirst: boolean;
  hasSecond: boolean;
};

export type Word = {
  text: string;
  start: number;
  end: number;
  clause: number;
  isCapital: boolean;
  isJapanese: boolean;
  isNegated: boolean;
};

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
  for (const [index, clause] of clauses.entries())
    if (clause.negations.length > 0) negate(clause, byClause[index] ?? [], checked, text.slice(clause.start, clause.end));
  for (const [index, clause] of clauses.entries())
    if (isOnlyNegation(clause, byClause[index] ?? [], checked, text) && clauses[index - 1]?.sentence === clause.sentence)
      for (const word of byClause[index - 1] ?? []) word.isNegated = true;
  // “Exam for carers (planned for 2027)”: what only says that something is planned says it of what is before.
  for (const [index, clause] of clauses.entries()) {
    const before = clauses[index - 1];
    if (clause.isWish && before?.sentence === clause.sentence && PLANNED.test(text.slice(clause.start, clause.end)))
      if (isOnlyWish(byClause[index] ?? [], checked)) before.isWish = true;
  }
  for (const [index, { start, end, sentence }] of clauses.entries()) {
    const next = clauses[index + 1];
    if (next?.sentence !== sentence || !TOPIC.test(text.slice(start, end))) continue;
    if (next.negations.length > 0 || NOVEL.test(text.slice(next.start, next.end)))
      for (const word of byClause[index] ?? []) word.isNegated = true;
  }
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

/** “A certificate that I do not have yet”. */
const HAVING = /^(?:i|have|got|hold|yet|ich|habe|noch|ai|encore|tengo|aun|todavia|لدي|عندي|بعد)$/;
/** A verb with its object and what belongs to that. */
const NEGATED_WITH_VERB = 3;

/** “Paediatrics is a field that I have never …” denies what is before it. */
const DENIED_FIELD =
  /\b(?:domaine|terrain|champ|univers|chose|field|area|something|section|subject|campo|algo|terreno|ambito|mundo|tema)\b(?: \p{L}+)? (?:que|qu|which|that|i|al|en el|con el|dans lequel|in which)\b.{0,25}$|(?<!\p{L})(?:مجال|شيء|امر) /u;
const OBJECT_FIRST =
  /^\s*(?:(?:con|de|en|las?|los|el) )*\p{L}+ (?:no|nunca|jamas) (?:(?:l[aeo]s?|me|he|se) )*\p{L}*(?:o|ado|ido|cho|se)\s*[.!]?\s*$/u;

/** Marks the words that are negated: so many things behind the negation, or what is before it where nothing follows. */
function negate({ start: from, negations }: Clause, words: readonly Word[], languages: readonly CheckedLanguage[], text: string) {
  const telling = words.filter((word) => !isNeutral(word, languages));
  for (const { at, things, isPostposed } of negations) {
    let left = things;
    let last: Word | null = null;
    for (const word of telling.filter(({ start }) => start >= at)) {
      // Words beside each other are one thing.
      const isSame = last !== null && words.indexOf(word) === words.indexOf(last) + 1;
      if (!isSame && left-- <= 0) break;
      for (const between of words)
        if (between.start >= (last?.start ?? at) && between.start <= word.start) between.isNegated = true;
      last = word;
    }
    // “Motos no toco”: the object comes first.
    if ((OBJECT_FIRST.test(text) && things > 1) || DENIED_FIELD.test(text.slice(0, at - from))) for (const word of telling) word.isNegated = true;
    if (last === null) for (const word of words) if (word.start >= at) word.isNegated = true;
    if (last === null && (isPostposed || words.every((word) => word.start < at || HAVING.test(word.text))))
      for (const word of telling) word.isNegated = true;
  }
}

/** “As for green roofs, I have no experience.” */
const TOPIC =
  /^\s*(?:und |and |et |y )?(?:was .+ (?:betrifft|angeht|anbelangt|anbetrifft)|as (?:for|regards) .+|when it comes to .+|en ce qui concerne .+|quant (?:a|aux?) .+|pour ce qui est d.+|en cuanto a.+|(?:con )?respecto a.+|por lo que respecta a.+|en lo que se refiere a.+|[وف]?اما .+)\s*$|(?:について|に関して|につきまして|に関しまして)は?$/u;
/** What is new has not been done. */
const NOVEL =
  /\b(?:neuland|unbekannt\w*|fremd|new (?:to|ground|territory)|yet to|unfamiliar|etrang\w+|inconnu\w*|a decouvrir|desconocid\w+|nuev[oa]s? para mi)\b|جديده? علي|غريبه? عني|مجهول|未経験|未知/u;

/** “…, not me”. */
const MAX_NOT_ME = 3;
/** “Pastry – I have never done it”, “les motos, je n’y touche pas”. */
const RESUMES =
  /\bje n\S* ?(?:l[ae]s?|l['’]|y|en)\b|\bno l[aeo]s? |\b(?:it|them|that|those)\s*[.!]?\s*$|\bich (?:das|die|den|es|sie|damit|da)\b/u;
/** “…, but I did not finish it”. */
const FINISHED = /^(?:finish|complet|abgeschloss|beend|termin|acab|achev|fini(?!t)|conclu)/;

/** “…, not used at work”: it denies what is before it. */
const isOnlyNegation = (
  { negations, hasFirst, start, end }: Clause,
  words: readonly Word[],
  languages: readonly CheckedLanguage[],
  text: string,
): boolean =>
  negations.length > 0 &&
  (!hasFirst || words.length <= MAX_NOT_ME || RESUMES.test(text.slice(start, end)) || words.some(({ text }) => FINISHED.test(text))) &&
  words.length <= 5 &&
  words.every((word) => isNeutral(word, languages) && !isSkill(word, languages));

const isOnlyWish = (words: readonly Word[], languages: readonly CheckedLanguage[]): boolean =>
  words.length > 0 && words.length <= MAX_ONLY_WISH && words.every((word) => isNeutral(word, languages));
const MAX_ONLY_WISH = 4;
const PLANNED = /\b(?:planned|in progress|geplant|in planung|prevue?s?|en preparation|je (?:le|la|les) prepare|en cours|previst[oa]s?|en curso|planead[oa]s?)\b|(?<!\p{L})(?:مخطط|قيد \p{L}+)|予定|受講中|勉強中/u;

/** “Pas de compta” denies a skill, and not what is before it. */
const isSkill = ({ text }: Word, languages: readonly CheckedLanguage[]): boolean => {
  const { forms, concepts } = lexicon();
  return languages.some((language) => forms[language].get(text)?.some((id) => concepts[id]?.kind === "skill"));
};

/** Endings of adverbs and of words for qualities. */
const ABSTRACT: Partial<Record<CheckedLanguage, RegExp>> = {
  en: /(?:[^i]ly|ily|ness|fulness)$/,
  de: /(?:heit|keit|lich(?:e[nrsm]?)?|sam(?:e[nrsm]?)?|weise)$/,
  fr: /(?:eusement|ivement|[eé]llement|alement|ablement|iblement|amment|emment|itement|idement|erement)$/,
  es: /mente$/,
};

/** Words that letters write with a capital and that name nobody. */
const POLITE =
  /^(?:i|im|dear|sir|madam|mr|mrs|ms|mx|dr|hiring|team|yours|best|kind|regards|sincerely|faithfully|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|madame|mesdames|monsieur|messieurs|mademoiselle|cher|chere|bonjour|estimad[oa]s?|senor(?:a|as|es)?|sr|sra|usted(?:es)?|hola|querid[oa]s?|cv|human|resources|department|manager|english)$/;

/** Whether a word is written as a name in a language that does not write every noun so. */
export const isNameLike = (word: Word, raw: string, languages: readonly CheckedLanguage[]): boolean =>
  word.isCapital && !languages.includes("de") && !POLITE.test(word.text) && !startsSentence(raw, word.start);

/** Also after the mark of a list: a bullet, a dash or a number at the beginning of a line. */
export const startsSentence = (text: string, index: number): boolean =>
  /(?:^|[.!?:\n]\s*|[.!?:,]\s["“«]?|(?:^|\n)\s*(?:[•·▪‣◦*–—-]|\d{1,3}[.)])\s+)$/.test(text.slice(Math.max(0, index - 12), index));

/** Words of one letter that Arabic joins to the next word. A name has the article. */
const JOINED = /^(?:[وف][بلك]?|[بلك])(?=\p{L}{3})(?!ل)/u;

/** “Nous présentons”, “ils attestent”. */
const PLURAL = /(?<=\p{L}{3})(?:e?ons|ent)$/u;

/** What Arabic joins to the end of a word: “my post”, “in its time”. A feminine noun has another last letter before it, and a name the article. */
const OWNED = /(?:هما|كما|ها|هم|هن|كم|نا|ني|ه|ي|ك)$/u;
const isNeutralWithSuffix = (text: string, neutral: ReadonlySet<string>): boolean => {
  const plain = text.replace(/^س(?=[انيت]\p{L}{3})/u, "");
  const bare = plain.replace(OWNED, "");
  return [plain, bare, bare.replace(/ت$/u, "ه")].some((form) => form.length >= 3 && form !== text && neutral.has(form));
};

export const isNeutral = ({ text }: Pick<Word, "text">, languages: readonly CheckedLanguage[]): boolean => {
  const { neutral } = lexicon();
  return languages.some((language) => {
    if (neutral[language].has(text)) return true;
    if (language === "ar") {
      const bare = text.replace(JOINED, "");
      if (bare.length >= 3 && neutral.ar.has(bare)) return true;
      // “We arrange” and “we arranged” are as neutral as “I arrange”.
      if (bare.length >= 4 && (neutral.ar.has(bare.replace(/^[نيت]/u, "ا")) || neutral.ar.has(bare.replace(/نا$/u, "ت"))))
        return true;
      if (isNeutralWithSuffix(bare, neutral.ar)) return true;
    }
    if (language === "fr" && PLURAL.test(text) && neutral.fr.has(stemOf(text.replace(PLURAL, "er"), "fr"))) return true;
    const stem = stemOf(text, language);
    return text.length > 3 && ((stem.length > 3 && neutral[language].has(stem)) || (ABSTRACT[language]?.test(text) ?? false));
  });
};

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
