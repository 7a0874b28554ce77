/** The languages of the interface and of mails, each named in itself. */
export const LANGUAGES = {
  en: "English",
  "en-GB": "English (UK)",
  de: "Deutsch",
  fr: "Français",
  es: "Español",
  "pt-BR": "Português (Brasil)",
  it: "Italiano",
  nl: "Nederlands",
  pl: "Polski",
  uk: "Українська",
  tr: "Türkçe",
  ja: "日本語",
  ar: "العربية",
} as const;

export type Language = keyof typeof LANGUAGES;
