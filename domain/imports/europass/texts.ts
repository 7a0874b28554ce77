import { languageOf, safeLocale } from "@/domain/dates/locale";
import { cleanRichText } from "@/domain/rich-text/clean";
import { proseToRichText } from "@/domain/rich-text/from-plain";

/** Descriptions are HTML, or plain text. */
export const rich = (text: string): string =>
  /<\/?(?:p|ul|ol|li|br|div|b|strong|i|em|u|a|span)\b/i.test(text) ? cleanRichText(text) : proseToRichText(text);

const nameIn = (type: "language" | "region", code: string, locale: string): string => {
  try {
    return new Intl.DisplayNames([safeLocale(locale)], { type, fallback: "code" }).of(code) ?? code;
  } catch {
    return code;
  }
};

/** “pl” and “PL” are Poland; Greece and the United Kingdom have special codes in Europass. */
export function countryName(code: string, locale: string): string {
  const known = { EL: "GR", UK: "GB" }[code.toUpperCase()] ?? code.toUpperCase();
  return /^[A-Z]{2}$/.test(known) ? nameIn("region", known, locale) : code;
}

export const languageName = (code: string, locale: string): string =>
  /^[a-z]{2,3}$/i.test(code) ? nameIn("language", code.toLowerCase(), locale) : code;

/** A language tag of a file as a locale; undefined without one. */
export const localeIn = (tag: string): string | undefined => {
  if (!/^[a-z]{2}(?:[-_][A-Za-z]{2})?$/.test(tag)) return undefined;
  return languageOf(tag) === "en" ? "en-US" : tag.replace("_", "-");
};

/** Levels of the European framework: one if all are the same, else each with what it is for. */
export function levelsText(levels: readonly { of: string; level: string }[]): string {
  const known = levels.filter(({ level }) => level !== "");
  const distinct = new Set(known.map(({ level }) => level));
  return distinct.size <= 1 ? (known[0]?.level ?? "") : known.map(({ of, level }) => `${of} ${level}`).join(", ");
}
