/** The languages of the interface, each named in itself. */
export const LANGUAGES = { en: "English", de: "Deutsch" } as const;

export type Language = keyof typeof LANGUAGES;

/** The cookie that holds the chosen language. It is written by the settings and read by every page. */
export const LANGUAGE_COOKIE = "dossier-language";

export const isLanguage = (value: string | undefined): value is Language =>
  value !== undefined && Object.hasOwn(LANGUAGES, value);

/**
 * The language for a request: the chosen one, else the first of the browser's preferences (`Accept-Language`, weights
 * respected) that the interface speaks, else English.
 */
export function pickLanguage(chosen: string | undefined, acceptLanguage: string | null): Language {
  if (isLanguage(chosen)) return chosen;
  const preferences = (acceptLanguage ?? "")
    .split(",")
    .map((part) => {
      const [tag = "", weight] = part.trim().split(/\s*;\s*q=/);
      return { language: tag.split("-")[0]?.toLowerCase(), weight: weight === undefined ? 1 : Number(weight) };
    })
    .sort((a, b) => b.weight - a.weight);
  return preferences.map(({ language }) => language).find(isLanguage) ?? "en";
}
