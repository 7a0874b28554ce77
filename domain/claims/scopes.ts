import type { Analysis } from "./analysis";
import { lexicon } from "./concepts";
import type { Judged } from "./judged";
import { LANGUAGES } from "./language-of";
import type { CheckedLanguage } from "./languages/language-data";
import { normal } from "./normal";
import { offersIn } from "./offers";
import { VIEWS } from "./phrases";
import type { SourceIndex } from "./source-index";
import { stemOf } from "./stems";

/** “One of the most rewarding parts of my work” is an opinion. */
const IS_OPINION =
  /\b(?:parts?|aspects?|moments?|experiences?|things|memories|parties|choses|partes|aspectos|momentos|experiencias|cosas|seiten|aspekte|erfahrungen)\b|جوانب|تجارب/;

/** “The most rewarding day”, “das Wichtigste”: a value is the writer's own opinion, unless it is of a person. */
const IS_VALUE =
  /^(?:the most (?:important|rewarding|beautiful|fulfilling|satisfying|exciting|enjoyable|memorable|interesting|fun)|(?:schonst|wichtigst|liebst|spannendst|lehrreichst|lohnendst)\w*|(?:le|la|les) plus (?:beau|belle|beaux|belles|important\w*|precieu\w*|passionnant\w*|gratifiant\w*)|.*\bmas (?:bonit|important|hermos|gratificant|valios|enriquecedor|bell)\w*|(?:ال)?اجمل)$/u;
/** “Even in the busiest hours”, “the smallest detail”: what the superlative is of ranks nobody. */
const IS_CIRCUMSTANCE =
  /^\s?(?:times?|hours?|days?|moments?|details?|parts?|questions?|weeks?|seasons?|shifts?|situations?|nights?|mornings?|steps?|zeit\w*|stunden?|tagen?|momente?n?|detail\w*|fragen?|weise|wochen?|situation\w*|kleinigkeit\w*|schritt\w*|aufgaben?|herausforderung\w*|(?:\S+ )?(?:decisions?|choices?|feelings?|gifts?|rewards?|entscheidung\w*|gefuhl\w*|geschenk\w*|choix|decisions?|sentiments?|cadeaux?|recompenses?|souvenirs?|eleccion\w*|decision\w*|sensacion\w*|regalos?|recompensas?|recuerdos?)\b|\s?(?:قرار|شعور|هديه|مكافاه)|petit\w* details?|details?|minimo detalle|detalle|であ?る?大切|大切|重要|忙し|心が|印象|嬉し|楽し|好き|やりがい|難し)/u;
const BEFORE_CIRCUMSTANCE =
  /\b(?:even (?:in|at|on|during)?|selbst (?:in|an|bei)?|auch (?:in|an|bei)|(?:les|des) (?:moments?|heures?|jours?|periodes?|situations?)|(?:los|las) (?:momentos|horas|dias|situaciones|epocas))\s*$/u;
const IS_MANNER =
  /\b(?:bring to|approach|put into|treat|begegne|gehe .* an|widme|aborde|apporte|mets dans|pongo en|dedico|afronto|trato)\b|(?<!\p{L})(?:اتعامل|اضع|ابذل)(?!\p{L})/u;
/** “I believe I am the best”. */
const I_AM = /\b(?:i am|i was|ich bin|je suis|soy)\b|انا|私は/u;
const IS_OF_PERSON =
  /^\s?(?:\p{L}+ )?(?:members?|persons?|employees?|workers?|colleagues?|mitarbeit\w+|kolleg\w+|kraft|krafte|salarie\w*|collaborat\w+|collegue\w*|emplead\w+|trabajador\w*|companer\w+|موظف\p{L}*|عضو|زميل\p{L}*)(?!\p{L})/u;

/** “To me, humour belongs to every lesson.” */
const IS_VIEW = /\b(?:for me|to me|fur mich|pour moi|para mi|(?:i|ich) (?:believe|glaube)|creo|crois)\b|اومن|بالنسبه لي/u;

/** “All new drivers” counts drivers; “all the best” nothing. */
function countsNothing(text: string, language: CheckedLanguage): boolean {
  const { neutral } = lexicon();
  const words = [...text.matchAll(/\p{L}+/gu)].slice(1, 4).map(([word]) => word);
  return words.every((word) => neutral[language].has(word) || neutral[language].has(stemOf(word, language)));
}

/** Without article and suffix of Arabic. */
const bare = (word: string): string => word.replace(/^ال(?=\p{L}{3})/u, "").replace(/(?<=\p{sc=Arabic}{4})(?:ها|هم|ه)$/u, "");

/** Whether what follows a superlative is a time, a choice or a thing rather than someone. */
export const ranksNobody = (behind: string): boolean => IS_CIRCUMSTANCE.test(behind);

/** “My idea”: a source must say whose it was. */
const IDEA =
  /\b(?:(?:my|an?) (?:own )?(?:idea|initiative|suggestion|proposal)|(?:proposed|suggested|initiated)|mein\w* (?:idee|initiative|anregung|vorschlag|einfall)|(?:idee|vorschlag) von mir|vorgeschlagen|angeregt|mon (?:idee|initiative)|idee d\S+|(?:ai|ete) propose\w*|proposee?s?|mi (?:idea|iniciativa|propuesta)|idea (?:mia|de)|propuse|propuest[oa]s?)\b|(?<!\p{L})(?:فكرتي|باقتراح\p{L}*|اقتراحي|مبادرتي|بمبادر\p{L}*|صاحبه? (?:ال)?فكره|اقترح\p{L}*)(?!\p{L})|(?:私|自分)の(?:提案|発案|アイデア|工夫)|提案し|(?<!開)発案(?!件)/u;
const OWN_IDEA =
  /\b(?:my (?:own )?(?:idea|initiative|suggestion|proposal)|i (?:proposed|suggested|initiated)|mein\w* (?:idee|initiative|anregung|vorschlag|einfall)|(?:idee|vorschlag) von mir|mon (?:idee|initiative)|j.ai propose|mi (?:idea|iniciativa|propuesta)|idea mia)\b|(?<!\p{L})(?:فكرتي|اقتراحي|مبادرتي|صاحبه? (?:ال)?فكره)(?!\p{L})|(?:私|自分)の(?:提案|発案|アイデア|工夫)/u;

/** “Alone”, “every”, “nationwide”: a source must say so of the same thing. */
export function scopeClaims(one: Analysis, parts: readonly Judged[], index: SourceIndex): Judged[] {
  const offers = offersIn(one);
  return one.clauses.flatMap((clause, number): Judged[] => {
    const text = one.text.slice(clause.start, clause.end);
    const own = parts.filter((part) => part.clause === number && part.found.length > 0);
    const strongest = one.checked.flatMap((language) =>
      [...text.matchAll(LANGUAGES[language].superlative)].flatMap((match): Judged[] => {
        const start = clause.start + match.index;
        const isStated = parts.some(
          (part) => part.kind === "superlative" && part.start < start + match[0].length && part.end > start,
        );
        const word = normal(match[0]);
        const place = index.mosts.find(({ text: known }) => bare(known) === bare(word))?.at;
        const isValue = IS_VALUE.test(match[0]) && !IS_OF_PERSON.test(text.slice(match.index + match[0].length));
        const behind = text.slice(match.index + match[0].length);
        const isOfTimes = IS_CIRCUMSTANCE.test(behind) || BEFORE_CIRCUMSTANCE.test(text.slice(0, match.index));
        const isOfReader = offers.some(([from, to]) => start >= from && start < to);
        const isView = IS_OPINION.test(text) || (VIEWS.test(text) && !I_AM.test(text));
        return isStated || isValue || isOfTimes || isOfReader || isView
          ? []
          : [{ kind: "superlative", start, end: start + match[0].length, clause: number, found: place ? [place] : [] }];
      }),
    );
    const scopes = one.checked.flatMap((language) =>
      [...text.matchAll(LANGUAGES[language].scope)].flatMap((match): Judged[] => {
        const isEvery =
          /^(?:all|every|alle|jede|samtliche|tous|toutes|tod)/.test(match[0]) &&
          match[0].includes(" ") &&
          !/ (?:by|alone|on) ?/.test(match[0]);
        // “The care that I bring to every test” says how, and not what was done.
        if (isEvery && clause.hasFirst && own.filter(({ isWeak }) => !isWeak).length < 2 && IS_MANNER.test(text)) return [];
        if (isEvery && countsNothing(text.slice(match.index), language)) return [];
        // “That every child feels welcome” does not claim that the person did anything.
        const isOwn =
          (clause.hasFirst && (language !== "en" || /\b(?:i|we)\b/.test(text))) ||
          !/[.!?]$/.test(one.raw.slice(0, one.sentences[clause.sentence]?.end));
        const isDenied = clause.negations.some(({ at }) => at <= clause.start + match.index);
        if (clause.isWish || isDenied || (isEvery && (!isOwn || IS_VIEW.test(text)))) return [];
        const place = own.flatMap(({ found }) => found).find(({ sentence }) => index.scopes.has(sentence));
        const start = clause.start + match.index;
        return [{ kind: "scope", start, end: start + match[0].length, clause: number, found: place ? [place] : [] }];
      }),
    );
    const idea = clause.isWish || clause.negations.length > 0 ? null : OWN_IDEA.exec(text);
    const ideas: Judged[] = [];
    if (idea && own.some(({ isWeak, kind }) => !isWeak && kind !== "date")) {
      const start = clause.start + idea.index;
      const place = own.flatMap(({ found }) => found).find(({ sentence }) => IDEA.test(normal(index.quotes[sentence] ?? "")));
      ideas.push({ kind: "scope", start, end: start + idea[0].length, clause: number, found: place ? [place] : [] });
    }
    return [...strongest, ...scopes, ...ideas];
  });
}
