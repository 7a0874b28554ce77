import type { Analysis } from "./analysis";
import { lexicon } from "./concepts";
import type { Word } from "./text-parts";

/** “I trained technicians” is done to others; “I am trained” is no verb of one's own. */
const TRAINS =
  /(?:\b(?:i|we)(?: have| also| then)?|['’]ve) trained (?!as|in|to|at|for)|\bj(?:e|['’]ai) (?:\S+ )?form(?:e|ais) (?!a|au|aux|par|en|aupres)|\bform(?:o|aba|e|amos) a (?!partir)/;
export const isActive = ({ text, start, end }: Word, one: Analysis): boolean =>
  /^(?:trained|form)/.test(text) && TRAINS.test(one.text.slice(Math.max(0, start - 12), end + 8));
export const withoutDegrees = (concepts: readonly number[]): readonly number[] =>
  concepts.filter((id) => lexicon().concepts[id]?.kind !== "degree");

/** “Anxious owners” are other people. */
export const areOthers = ({ text }: Word, { checked: [language = "en"] }: Analysis): boolean =>
  /^(?:en|fr|es)$/.test(language) && /[^s]s$/.test(text) && lexicon().forms[language].has(text.replace(/(?<=[rn])es$|s$/, ""));
/** “45 temporary workers” are other people. */
export const COUNTED = 24;
/** Plurals and feminine forms of a rank; other words of its stem are none, as “crée” is no creator and “Male” no painter. */
export const isRankForm = ({ text, isCapital }: Word, { checked: [language] }: Analysis): boolean =>
  (language === "de" && isCapital && isLonger(text)) ||
  (language === "en" && /s$/.test(text)) ||
  /(?:eurs?|euses?|rices?|iens?|iennes?|istes?|antes?|ants?|ers?|eres?|ieres?|ors?|oras?|ores?|istas?|ados?|adas?)$/.test(text);
/** “Pedagogical” is no skill yet. */
export const IS_ADJECTIVE =
  /(?:ique?s?|isch(?:e[nmrs]?)?|ic(?:al)?|ic[oa]s?|ell(?:e[nmrs]?)?|els?|elles?|al(?:e[nmrs]?|es)?|aux)$/;
/** “Die tschechische Sprache”, “la langue slovaque”. */
export const isOfLanguage = ({ start, end }: Word, { text }: Analysis): boolean =>
  /^ (?:sprache|sprachen)\b/.test(text.slice(end, end + 10)) ||
  /\b(?:langue|lengua|idioma) $/.test(text.slice(Math.max(0, start - 8), start));
/** “Cooking” is not yet a cook. */
export const IS_ACTIVITY = /(?:ing|ed|phs?|phy|ung|ungen|erei)$/;
/** “Leiterinnen” continues where a rank of the lexicon ends; “Beauftragte” has the ending of an adjective. */
function isLonger(text: string): boolean {
  const { de } = lexicon().forms;
  if (/[td]e$/.test(text)) return true;
  for (let to = text.length - 1; to >= Math.max(3, text.length - MAX_ENDING); to--) if (de.has(text.slice(0, to))) return true;
  return false;
}
const MAX_ENDING = 5;
