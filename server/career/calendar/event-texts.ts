import { createTranslator } from "use-intl/core";
import { mailLanguage } from "@/domain/languages";
import { loadMessages } from "@/messages/load";
import type { Db } from "@/server/platform/db/client";

/** The texts of events, and of notes about them, in the language that a person has chosen. */
export async function eventTexts(db: Db, ownerId: string) {
  const user = await db.user.findUnique({ where: { id: ownerId }, select: { language: true } });
  const locale = mailLanguage(user?.language);
  const messages = await loadMessages(locale);
  return {
    say: createTranslator({ locale, messages, namespace: "calendarEvents" }),
    task: createTranslator({ locale, messages, namespace: "work.plan.tasks" }),
  };
}

export type EventTexts = Awaited<ReturnType<typeof eventTexts>>;
