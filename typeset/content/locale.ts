import { scriptsOf } from "@/typeset/fonts/scripts";

const RIGHT_TO_LEFT = new Set(["ar", "arc", "ckb", "dv", "fa", "he", "ks", "ku", "ps", "sd", "syr", "ug", "ur", "yi"]);

/** The region of a Chinese script, which determines character shapes and the position of punctuation. */
const SCRIPT_REGIONS: Record<string, string> = { hans: "CN", hant: "TW" };

/** A language tag in the engine's form. */
export interface PrintedLocale {
  /** Two or three letters. */
  lang: string;
  /** Two letters, or null. */
  region: string | null;
  dir: "ltr" | "rtl";
}

/** Language, region and direction of a tag such as `de`, `pt-BR` or `zh-Hant-TW`; English when it is not a tag. */
export function printedLocale(tag: string): PrintedLocale {
  const [lang = "", ...rest] = tag.split(/[-_]/);
  if (!/^[a-z]{2,3}$/i.test(lang)) return { lang: "en", region: null, dir: "ltr" };
  const region = rest.find((part) => /^[a-z]{2}$/i.test(part)) ?? SCRIPT_REGIONS[rest[0]?.toLowerCase() ?? ""] ?? null;
  const dir = RIGHT_TO_LEFT.has(lang.toLowerCase()) ? "rtl" : "ltr";
  return { lang: lang.toLowerCase(), region: region?.toUpperCase() ?? null, dir };
}

/** A text in capital letters, by the rules of the language: `i` becomes `İ` in Turkish, Greek loses its accents. */
export function inCapitals(text: string, tag: string): string {
  const { lang } = printedLocale(tag);
  // Georgian has capitals for whole words in the character set, but they are rare in print and in fonts.
  return lang === "ka" ? text : text.toLocaleUpperCase(lang);
}

const COMMAS: Record<string, string> = { ja: "、", zh: "、", yue: "、", ar: "، ", fa: "، ", ur: "، " };

/** What parts the words of an enumeration in a document: the comma of its language, where the text is written in its script. */
export function enumerationComma(text: string, tag: string): string {
  const own = COMMAS[printedLocale(tag).lang];
  return own && scriptsOf(text).some((script) => ["arabic", "han", "kana"].includes(script)) ? own : ", ";
}
