import type { Analysis } from "./analysis";
import type { CheckedLanguage } from "./languages/language-data";

/** What a letter applies for, or says of its reader. Patterns match folded text. */
const OFFER: Partial<Record<CheckedLanguage, RegExp>> = {
  en: /\b(?:appl(?:y|ying|ication) (?:for|to|as)|interest(?:ed)? in (?:the|your|joining)|(?:the|your|this) (?:\w+ ){0,2}(?:vacancy|opening|advert\w*|posting|listing)|your \w+|you (?:are|re) (?:looking|seeking|hiring|recruiting))\b/gu,
  de: /\b(?:bewerb\w+|\w*(?:stellenanzeige|ausschreibung|stellenangebot|anzeige)|ausgeschrieben\w*|ihr(?:e[mnrs]?)? \w+|sie suchen|suchen sie|gesucht)\b/gu,
  fr: /\b(?:candidature|postul\w+|annonce|offre d.emploi|vous (?:re)?cherchez|vo(?:tre|s) \p{L}+)/gu,
  es: /\b(?:candidatura|solicit\w+ (?:el|la|para)|vacante|oferta de|(?:publicad|anunciad)[oa]|buscan|busca(?:is)?|vuestr\w+|su (?:empresa|equipo|anuncio|oferta|restaurante|centro|colegio|hospital|hotel|organizacion|compania|clinica|tienda|despacho|institucion|proyecto|editorial|escuela|taller))\b/gu,
  ar: /(?<!\p{L})(?:[اي]?تقدم|بطلبي|اعلان\p{L}*|لشغل|المعلن|اعلنتم|تبحثون|\p{L}{3,}كم)(?!\p{L})/gu,
};
/** In Japanese, what the post is comes before it. */
const OFFER_BEHIND = /募集|公募|求人|応募|志望|貴(?=[\p{sc=Han}\p{sc=Katakana}])|御社/gu;
/** What follows is about the writer again. */
const ENDS =
  /\b(?:i|my|me|ich|mein\p{L}*|meiner|je|j['’]|mon|ma|mes|mi|mis|with|having|after|since|because|mit|weil|da|nach|avec|car|apres|con|porque|tras|durante)\b/u;

/** “As a surgeon”: what the writer is. Behind an application in other languages than English, the first of them names the post. */
const AS = /\b(?:as an?|als|en tant que|comme|como)\b/gu;
const NAMES_POST_AFTER_AS = /^(?:bewerb|candidat|postul|solicit)/u;
/** Unless the post was named before it. */
const NAMED_POST = /\b(?:poste|emploi|puesto|plaza|vacante) d[eu]/u;
/** “A surgeon like me” is the writer, wherever it is said. */
const LIKE_ME = /\b(?:like me|such as me|wie mi[cr]h?|wie ich|comme moi|como yo)\b/u;

/** The spans of a text that name the post or the reader: what they say is no claim about the writer. */
export function offersIn({ text, clauses, checked }: Analysis): [start: number, end: number][] {
  return clauses.flatMap(({ start, end }) => {
    const words = text.slice(start, end);
    if (LIKE_ME.test(words)) return [];
    if (checked.includes("ja")) {
      const at = [...words.matchAll(OFFER_BEHIND)].at(-1)?.index ?? 0;
      return at > 0 ? [[start, start + at] as [number, number]] : [];
    }
    return checked.flatMap((language) =>
      [...words.matchAll(OFFER[language] ?? /(?!)/gu)].map((match): [number, number] => {
        const from = match.index + match[0].length;
        const rest = words.slice(from);
        const roles = [...rest.matchAll(AS)].map(({ index }) => index);
        const isPostFirst = NAMES_POST_AFTER_AS.test(match[0]) && !NAMED_POST.test(rest.slice(0, roles[0]));
        const ends = [rest.search(ENDS), roles[isPostFirst ? 1 : 0] ?? -1].filter((each) => each >= 0);
        return [start + match.index, ends.length === 0 ? end : start + from + Math.min(...ends)];
      }),
    );
  });
}
