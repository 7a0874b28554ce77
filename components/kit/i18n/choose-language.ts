import { api } from "@/components/kit/api/client";
import type { Language } from "@/contracts/model/languages";
import { LANGUAGE_COOKIE } from "@/domain/languages";

const YEAR_SECONDS = 365 * 24 * 3600;

/** Stores the person's language on this device, where it applies to the next page, and for mails to them. */
export function chooseLanguage(language: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing at plain http addresses of a local network.
  document.cookie = `${LANGUAGE_COOKIE}=${language}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
  // Without a connection mails stay in the language they were in; the interface changes all the same.
  api.account.setLanguage({ language }).catch(() => {});
}
