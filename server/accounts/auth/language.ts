import type { Language } from "@/contracts/model/languages";
import { LANGUAGE_COOKIE, pickLanguage } from "@/domain/languages";
import type { Db } from "@/server/platform/db/client";
import { readCookies } from "@/server/platform/request/cookies";

/** Stores the language in which mails are written to a person. */
export async function setLanguage(db: Db, userId: string, language: Language): Promise<void> {
  await db.user.update({ where: { id: userId }, data: { language } });
}

/** The preferred language of a browser; null for programs, which have none. */
export function requestedLanguage(headers: Headers | undefined): Language | null {
  const chosen = readCookies(headers?.get("cookie"))[LANGUAGE_COOKIE];
  const accepted = headers?.get("accept-language") ?? null;
  return chosen === undefined && accepted === null ? null : pickLanguage(chosen, accepted);
}

/** Keeps the language of the browser that signed in, unless the person has one already. */
export async function noticeLanguage(db: Db, userId: string, headers: Headers | undefined): Promise<void> {
  const language = requestedLanguage(headers);
  if (language !== null) await db.user.updateMany({ where: { id: userId, language: null }, data: { language } });
}
