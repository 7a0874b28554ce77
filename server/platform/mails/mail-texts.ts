import { createTranslator } from "use-intl/core";
import type { Language } from "@/contracts/model/languages";
import { loadMessages } from "@/messages/load";

/** The texts of mails in a language. */
export async function mailTexts(language: Language) {
  return createTranslator({ locale: language, messages: await loadMessages(language), namespace: "mail" });
}

export type MailTexts = Awaited<ReturnType<typeof mailTexts>>;
