"use client";

import { useLocale, useTranslations } from "next-intl";
import type { ResumeVersionEntry } from "@/contracts/model/version";

/** The name of a version, and when it was stored, in the person's language. */
export function useVersionNames() {
  const t = useTranslations("editor.versions");
  const locale = useLocale();
  const format = new Intl.DateTimeFormat(locale, {
    day: "numeric",
    month: "short",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  return {
    nameOf({ kind, name, messageId, madeBy }: ResumeVersionEntry): string {
      if (kind === "named" && name) return name;
      if (kind === "ai" && messageId) return t("byAssistant");
      if (kind === "ai" && madeBy) return t("byProgram", { name: madeBy });
      return kind === "sent" && name ? t("sentTo", { name }) : t(`kinds.${kind}`);
    },
    /** The program that made it, where the name does not say so already. */
    makerOf: ({ kind, madeBy }: ResumeVersionEntry): string | null =>
      madeBy && kind !== "ai" ? t("madeBy", { name: madeBy }) : null,
    timeOf: ({ createdAt }: ResumeVersionEntry): string => format.format(new Date(createdAt)),
  };
}
