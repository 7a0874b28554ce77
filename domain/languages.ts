import { LANGUAGES, type Language } from "@/contracts/model/languages";

/** The cookie that holds the chosen language. It is written by the settings and read by every page. */
export const LANGUAGE_COOKIE = "dossier-language";

export const isLanguage = (value: string | null | undefined): value is Language =>
  value !== undefined && value !== null && Object.hasOwn(LANGUAGES, value);

/** The language of mails to a person: the one they chose, else English. */
export const mailLanguage = (chosen: string | null | undefined): Language => (isLanguage(chosen) ? chosen : "en");

/** In which direction a language is written. */
export const directionOf = (language: Language): "ltr" | "rtl" => (RIGHT_TO_LEFT.has(language) ? "rtl" : "ltr");

const RIGHT_TO_LEFT: ReadonlySet<string> = new Set(["ar"]);

/**
 * The language for a request: the chosen one, else the first of the browser's preferences (`Accept-Language`, weights
 * respected) that the interface speaks, in this region or another ("pt-PT" gets Brazilian Portuguese), else English.
 */
export function pickLanguage(chosen: string | undefined, acceptLanguage: string | null): Language {
  if (isLanguage(chosen)) return chosen;
  const preferences = (acceptLanguage ?? "")
    .split(",")
    .map((part) => {
      const [tag = "", weight] = part.trim().split(/\s*;\s*q=/);
      return { tag, weight: weight === undefined ? 1 : Number(weight) };
    })
    .sort((a, b) => b.weight - a.weight);
  return preferences.map(({ tag }) => spokenAs(tag)).find((language) => language !== undefined) ?? "en";
}

const primary = (tag: string) => tag.split("-")[0]?.toLowerCase();

/** The language of the interface for a language tag: this very one, else one with the same primary language. */
function spokenAs(tag: string): Language | undefined {
  const languages = Object.keys(LANGUAGES) as Language[];
  return (
    languages.find((language) => language.toLowerCase() === tag.toLowerCase()) ??
    languages.find((language) => primary(language) === primary(tag))
  );
}
