import { ARABIC } from "./languages/arabic";
import { ENGLISH } from "./languages/english";
import { FRENCH } from "./languages/french";
import { GERMAN } from "./languages/german";
import { JAPANESE } from "./languages/japanese";
import { CHECKED_LANGUAGES, type CheckedLanguage, type LanguageData, MEASURED_LANGUAGES } from "./languages/language-data";
import { DUTCH, ITALIAN, POLISH, PORTUGUESE, TURKISH, UKRAINIAN } from "./languages/others";
import { SPANISH } from "./languages/spanish";
import { normal } from "./normal";

export const LANGUAGES: Record<CheckedLanguage, LanguageData> = {
  en: ENGLISH,
  de: GERMAN,
  fr: FRENCH,
  es: SPANISH,
  ar: ARABIC,
  ja: JAPANESE,
  pt: PORTUGUESE,
  it: ITALIAN,
  nl: DUTCH,
  pl: POLISH,
  uk: UKRAINIAN,
  tr: TURKISH,
};

/** Words by which a language is recognised, normalised. */
const SMALL: Record<string, string> = {
  en: "the and i my of to with for at have has was by is in on as a an from since am been your which",
  de: "der die das und ich mein meine mit bei fur habe den im als auf zu seit war ist ein eine von am dem zum zur wir sich nicht des keine ihr ihre durch",
  fr: "le la les et je j mon ma de des du avec chez pour un une dans suis ai depuis au aux en d l est sur par plus ans ce qui",
  es: "el la los las y mi de del con en para un una fui he como desde al por soy mis que se su lo tengo anos mas",
  pt: "o os as e meu minha de do da dos das com em para um uma fui como desde ao por sou que na no nos nas tenho anos mais nao",
  it: "il lo la gli e mio mia di del della con in per un una sono come da al che nel nella ho anni piu non dal presso",
  nl: "de het en ik mijn van met bij voor een in als op sinds ben heb was aan te niet jaar dat zijn naar",
  pl: "i w z na do jako od mam jestem sie oraz przez dla lat nie moj moja po ze",
  tr: "ve bir ile icin olarak bu de da yil ben cok en ben calistim",
};
/** Letters that hardly any other language has. */
const LETTERS: Record<string, RegExp> = {
  de: /[äöüß]/giu,
  es: /[ñ¿¡áíóú]/giu,
  fr: /[èêëàùûœ]|[cdjlmnst][’'](?=\p{L})/giu,
  pt: /[ãõ]/giu,
  pl: /[łąęśżźćń]/giu,
  tr: /[ğşı]/giu,
  en: /\b(?:I|I’m|I've|I’ve)\b/gu,
};
const NONE = /(?!)/g;

export function isCheckedLanguage(language: string): language is CheckedLanguage {
  return (CHECKED_LANGUAGES as readonly string[]).includes(language);
}

/** With so many words, the language is sure. */
const SURE = 4;
/** With fewer, a line may also be in the language of the sources. */
const TELLING = 2;

const SETS = Object.entries(SMALL).map(([language, words]) => {
  const known = isCheckedLanguage(language) ? normal(LANGUAGES[language].neutral).trim().split(/\s+/) : [];
  return [language, new Set([...words.split(" "), ...known])] as const;
});

/** The languages that a normalised text may be in, the likeliest first; several where it is too short to decide. */
export function languagesOf(
  folded: string,
  { raw = "", fallback = [] }: { raw?: string; fallback?: readonly string[] } = {},
): string[] {
  const count = (pattern: RegExp) => folded.match(pattern)?.length ?? 0;
  const kana = count(/[\p{sc=Hiragana}\p{sc=Katakana}]/gu);
  const han = count(/\p{sc=Han}/gu);
  const arabic = count(/\p{sc=Arabic}/gu);
  const latin = count(/\p{sc=Latin}/gu);
  if (kana + han > 0 && (kana + han) * 3 > latin) return kana > 0 || han < 20 ? ["ja"] : ["zh"];
  if (arabic > 0 && arabic * 3 > latin) return [/[پچژگیک]/u.test(folded) ? "fa" : "ar"];
  const others = [
    ["uk", /[іїєґ]/u.test(folded) ? count(/\p{sc=Cyrillic}/gu) : 0],
    ["ru", count(/\p{sc=Cyrillic}/gu)],
    ["el", count(/\p{sc=Greek}/gu)],
    ["ko", count(/\p{sc=Hangul}/gu)],
    ["he", count(/\p{sc=Hebrew}/gu)],
    ["hi", count(/\p{sc=Devanagari}/gu)],
    ["th", count(/\p{sc=Thai}/gu)],
  ] as const;
  const script = others.find(([, letters]) => letters > 0 && letters * 3 > latin);
  if (script) return [script[0]];
  const words = folded.match(/\p{L}+/gu) ?? [];
  const counts = SETS.map(([language, set]) => ({ language, count: words.filter((word) => set.has(word)).length }));
  for (const one of counts) one.count += raw.match(LETTERS[one.language] ?? NONE)?.length ?? 0;
  const max = Math.max(...counts.map((one) => one.count));
  const likely = counts.filter((one) => one.count === max).map(({ language }) => language);
  if (max >= SURE) return likely;
  const ofSources = counts.filter(({ language }) => fallback.includes(language));
  const shared = ofSources.filter((one) => one.count === max).map(({ language }) => language);
  if (max > 0 && shared.length > 0) return shared;
  // A line of a list has hardly any small words, and may be a translation: it may be in the sources' language too.
  const close = ofSources.filter((one) => max < TELLING && one.count >= max - 1).map(({ language }) => language);
  return [...new Set([...close, ...likely])];
}

/** Whether the check of this language (a BCP 47 tag) is measured: docs/claims.md. */
export const isChecked = (tag: string): boolean => isMeasured(tag.split("-")[0]?.toLowerCase() ?? "");

/** Whether ordinary words of a language are checked, and not only what can be looked up. */
export const isMeasured = (language: string): boolean => (MEASURED_LANGUAGES as readonly string[]).includes(language);
