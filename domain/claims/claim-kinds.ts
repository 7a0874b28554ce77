import { type Analysis, startsSentence } from "./analysis";
import type { Judged } from "./judged";
import { LANGUAGES } from "./language-of";
import { isNeutral } from "./neutral";
import type { Unit } from "./unit";

export const isPost = (kind: Unit["kind"]): boolean => kind === "title" || kind === "trade";

/** What is made says more than that it was. */
const SOFT_ACTS = new Set(["create", "introduce", "publish", "negotiate"]);
const OF_EMPLOYER = /(?:^|\s)(?:von|fur) $/;
export const IS_TRAINED =
  /\b(?:ausgebildete[rn]?|gelernte[rn]?|geprufte[rn]?|examinierte[rn]?|diplomierte[rn]?|zertifizierte[rn]?) $/;
const IS_EMPLOYED = /\b(?:tatig|arbeite\w*|gearbeitet|beschaftigt|angestellt|war ich|ich war)\b/;

/** A word that no list knows is a name where it has a capital in the midst of a sentence. German writes every noun so. */
export function kindFor({ kind, isCapital, isKnown, start, found, concepts = [] }: Unit, one: Analysis): Judged["kind"] {
  if (kind === "lead" && concepts.length > 0 && concepts.every((name) => SOFT_ACTS.has(name))) return "statement";
  if (kind === "trade" || kind === "lead") return "title";
  if (kind !== "other") return kind;
  if (!isCapital || startsSentence(one.raw, start)) return "statement";
  if (one.checked[0] !== "de") return "name";
  const clause = one.clauses[one.words.find((word) => word.start === start)?.clause ?? -1];
  if (!isKnown && found.length === 0 && IS_TRAINED.test(one.text.slice(Math.max(0, start - 24), start))) return "title";
  // “Im Einkauf von Siemens tätig”: no common noun is there without an article.
  if (!isKnown && found.length === 0 && OF_EMPLOYER.test(one.text.slice(Math.max(0, start - 8), start)))
    if (IS_EMPLOYED.test(one.text.slice(clause?.start, clause?.end))) return "name";
  // “Spedition Harkort”: an unknown word behind a noun names it.
  if (!isKnown && isBehindNoun(one, start)) return "name";
  return /(?:\bbei|\bBei|Firma|Unternehmen|Universität|Hochschule|beherrsche(?: ich)?|im Haus)\s+(?:der\s+|dem\s+)?(?:\p{Lu}\S*\s+)?$/u.test(
    one.raw.slice(0, start),
  )
    ? "name"
    : "statement";
}

/** “Jahren” and other words that claim nothing are followed by no name. */
function isBehindNoun(one: Analysis, start: number): boolean {
  if (!/\p{Lu}\p{L}{3,} $/u.test(one.raw.slice(Math.max(0, start - 40), start))) return false;
  const before = one.words.findLast((word) => word.end < start);
  if (before === undefined || MEASURES.test(before.text)) return false;
  return !(startsSentence(one.raw, before.start) && isNeutral(before, one.checked));
}
const MEASURES = /^(?:jahr|monat|woche|tag|stunde|schicht|prozent|kilometer|euro)/;

/** Whether the words name an employer of the past. “Beim Vorlesen” is when something is read. */
export const employs = (one: Analysis, { start, end, kind }: Unit): boolean =>
  !isPost(kind) &&
  !(/\bbeim $/.test(one.text.slice(Math.max(0, start - 5), start)) && /(?:en|ern|eln)$/.test(one.text.slice(start, end))) &&
  one.checked.some(
    (language) => language !== "ja" && LANGUAGES[language].employed.test(one.text.slice(Math.max(0, start - 50), start)),
  );
