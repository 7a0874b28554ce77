import { lexicon } from "./concepts";
import type { CheckedLanguage } from "./languages/language-data";
import { isNeutral } from "./neutral";
import type { Clause, Word } from "./text-parts";

/** Marks the words that are denied, and the clauses of which another one says that they are only planned. */
export function markDenials(
  text: string,
  clauses: readonly Clause[],
  byClause: readonly Word[][],
  checked: readonly CheckedLanguage[],
) {
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
    if (next.negations.length === 0 && !NOVEL.test(text.slice(next.start, next.end))) continue;
    for (const word of byClause[index] ?? []) word.isNegated = true;
    clauses[index]?.negations.push({ at: start, things: Number.POSITIVE_INFINITY, isPostposed: false });
  }
}

/** “A certificate that I do not have yet”. */
const HAVING = /^(?:i|have|got|hold|yet|ich|habe|noch|ai|encore|tengo|aun|todavia|لدي|عندي|بعد)$/;
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
    if ((OBJECT_FIRST.test(text) && things > 1) || DENIED_FIELD.test(text.slice(0, at - from)))
      for (const word of telling) word.isNegated = true;
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
  (!hasFirst ||
    words.length <= MAX_NOT_ME ||
    RESUMES.test(text.slice(start, end)) ||
    words.some(({ text }) => FINISHED.test(text))) &&
  words.length <= 5 &&
  words.every((word) => isNeutral(word, languages) && !isSkill(word, languages));

const isOnlyWish = (words: readonly Word[], languages: readonly CheckedLanguage[]): boolean =>
  words.length > 0 && words.length <= MAX_ONLY_WISH && words.every((word) => isNeutral(word, languages));
const MAX_ONLY_WISH = 4;
const PLANNED =
  /\b(?:planned|in progress|geplant|in planung|prevue?s?|en preparation|je (?:le|la|les) prepare|en cours|previst[oa]s?|en curso|planead[oa]s?)\b|(?<!\p{L})(?:مخطط|قيد \p{L}+)|予定|受講中|勉強中/u;

/** “Pas de compta” denies a skill, and not what is before it. */
const isSkill = ({ text }: Word, languages: readonly CheckedLanguage[]): boolean => {
  const { forms, concepts } = lexicon();
  return languages.some((language) => forms[language].get(text)?.some((id) => concepts[id]?.kind === "skill"));
};
