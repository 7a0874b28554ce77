"use client";

import { useTranslations } from "next-intl";
import type { Notice } from "@/contracts/model/career/notification";
import { noticeKey, noticeValues } from "@/domain/career/notice-key";

type Text = { title: string; body: string };

/** Title and sentence of a notification in the language of the interface; the API returns them in English. */
export function useNoticeText(): (notice: Notice) => Text {
  const t = useTranslations("inbox.notices");
  return (notice) => {
    const [key, values] = [noticeKey(notice), noticeValues(notice)];
    return { title: t(`${key}.title`, values), body: t(`${key}.body`, values) };
  };
}
