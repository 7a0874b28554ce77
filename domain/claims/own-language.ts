import type { Analysis } from "./analysis";
import type { Unit } from "./unit";

const NAMES: Partial<Record<string, string>> = {
  en: "english",
  de: "german",
  fr: "french",
  es: "spanish",
  ar: "arabic",
  ja: "japanese",
};

/** A text in a language shows that its writer knows it. */
export const isOwnLanguage = ({ concepts = [], start, end }: Unit, { text, checked: [language = "en"] }: Analysis): boolean =>
  language === "ja" ? text.slice(start, end) === "日本語" : concepts.includes(NAMES[language] ?? "");
