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
export const isOwnLanguage = ({ concepts = [] }: Unit, { checked: [language = "en"] }: Analysis): boolean =>
  concepts.includes(NAMES[language] ?? "");
