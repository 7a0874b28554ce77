import { cookies, headers } from "next/headers";
import { getRequestConfig } from "next-intl/server";
import { LANGUAGE_COOKIE, pickLanguage } from "@/domain/languages";
import { loadMessages } from "@/messages/load";

/** The language of a request and its texts; it is never part of the URL. */
export default getRequestConfig(async () => {
  const locale = pickLanguage((await cookies()).get(LANGUAGE_COOKIE)?.value, (await headers()).get("accept-language"));
  return { locale, messages: await loadMessages(locale), timeZone: "UTC" };
});
