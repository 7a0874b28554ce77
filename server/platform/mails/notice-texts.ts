import { createTranslator } from "use-intl/core";
import type { MailedNotice } from "@/contracts/model/career/notification";
import type { Language } from "@/contracts/model/languages";
import { noticeKey, noticeValues } from "@/domain/career/notice-key";
import { loadMessages } from "@/messages/load";

/** Title and sentence of notices in a language. */
export async function noticeTexts(language: Language): Promise<(notice: MailedNotice) => { title: string; body: string }> {
  const t = createTranslator({ locale: language, messages: await loadMessages(language), namespace: "inbox.notices" });
  return (notice) => {
    const [key, values] = [noticeKey(notice), noticeValues(notice)];
    return { title: t(`${key}.title`, values), body: t(`${key}.body`, values) };
  };
}
