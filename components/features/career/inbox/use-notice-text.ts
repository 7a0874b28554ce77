"use client";

import { useTranslations } from "next-intl";
import type { Notice } from "@/contracts/model/career/notification";

type Text = { title: string; body: string };

/** Title and sentence of a notification in the language of the interface; the API answers them in English. */
export function useNoticeText(): (notice: Notice) => Text {
  const t = useTranslations("inbox.notices");
  return (notice) => {
    switch (notice.type) {
      case "opportunities": {
        const { count, query } = notice;
        return { title: t("opportunities.title", { count }), body: t("opportunities.body", { count, query }) };
      }
      case "briefing":
      case "followup": {
        const { company, role, type } = notice;
        return { title: t(`${type}.title`, { company }), body: t(`${type}.body`, { company, role }) };
      }
      case "schedule-failed":
        return { title: t(`schedule-failed.${notice.reason}.title`), body: t(`schedule-failed.${notice.reason}.body`) };
      default:
        return { title: t(`${notice.type}.title`), body: t(`${notice.type}.body`) };
    }
  };
}
