import { LANGUAGE_COOKIE, type Language } from "@/components/kit/i18n/languages";

const YEAR_SECONDS = 365 * 24 * 3600;

/** Stores the person's language on this device; it applies to the next page. */
export function chooseLanguage(language: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing at plain http addresses of a local network.
  document.cookie = `${LANGUAGE_COOKIE}=${language}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
}
