import { createTranslator } from "use-intl/core";
import type { PushNotice } from "@/contracts/model/career/push";
import type { Language } from "@/contracts/model/languages";
import { directionOf } from "@/domain/languages";
import { loadMessages } from "@/messages/load";

/** What a device shows: two lines, the page that a press opens, and the tag under which a later message replaces it. */
export type PushContent = { title: string; body: string; url: string; tag: string; lang: string; dir: "ltr" | "rtl" };

/** Longer lines are cut by every system. */
const MAX_LINE = 120;
const MAX_TITLES = 3;

type Event = { notice: PushNotice; url: string; tag: string };

/** Writes messages in a language. They hold no text of documents and mails but names of companies, roles and documents. */
export async function pushTexts(language: Language) {
  const t = createTranslator({ locale: language, messages: await loadMessages(language), namespace: "push" });
  const shown = (title: string, body: string, url: string, tag: string): PushContent => ({
    ...{ title: cut(title), body: cut(body), url, tag, lang: language, dir: directionOf(language) },
  });
  const titleOf = (notice: PushNotice): string => {
    if (notice.type === "comments") return t("comments");
    if (notice.type === "reminder") return t("reminder", { time: timeOf(notice, language) });
    return t(`mail.${notice.kind}`);
  };
  return {
    event: ({ notice, url, tag }: Event): PushContent => shown(titleOf(notice), bodyOf(notice), url, tag),
    /** Several events in one message. */
    summary: (notices: readonly PushNotice[]): PushContent => {
      const titles = [...new Set(notices.map(titleOf))];
      const more = titles.length > MAX_TITLES ? "…" : "";
      return shown(
        t("summary", { count: notices.length }),
        `${titles.slice(0, MAX_TITLES).join(" · ")}${more}`,
        "/dashboard",
        "summary",
      );
    },
    test: (): PushContent => shown("Dossier", t("test"), "/settings/notifications", "test"),
  };
}

const bodyOf = (notice: PushNotice): string =>
  notice.type === "comments" ? notice.document : [notice.company, notice.role].filter((part) => part !== "").join(", ");

const timeOf = ({ at, timezone }: { at: string; timezone: string }, language: Language): string =>
  new Date(at).toLocaleTimeString(language, { timeZone: timezone, hour: "numeric", minute: "2-digit", timeZoneName: "short" });

const cut = (text: string): string => (text.length > MAX_LINE ? `${text.slice(0, MAX_LINE - 1).toWellFormed()}…` : text);
