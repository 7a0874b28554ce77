import { cookies, headers } from "next/headers";
import { getRequestConfig } from "next-intl/server";
import { LANGUAGE_COOKIE, type Language, pickLanguage } from "@/components/kit/i18n/languages";
import de from "@/messages/de.json";
import en from "@/messages/en.json";

const messages = { en, de } satisfies Record<Language, typeof en>;

/** The language of a request and its texts; it is never part of the URL. */
export default getRequestConfig(async () => {
  const locale = pickLanguage((await cookies()).get(LANGUAGE_COOKIE)?.value, (await headers()).get("accept-language"));
  return { locale, messages: messages[locale], timeZone: "UTC" };
});
