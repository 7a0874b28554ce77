"use client";

import { useLocale, useTranslations } from "next-intl";
import { daysLeft } from "@/components/documents/select-entries";
import { Icon } from "@/components/ui/icon";
import type { DocumentEntry } from "@/contracts/model/document";

/** When it was edited and what state it is in, in words. */
export function DocumentMeta({ entry }: { entry: DocumentEntry }) {
  const t = useTranslations("documents");
  const locale = useLocale();
  const now = Date.now();
  if (entry.trashedAt !== null) {
    return <span>{t("trashed", { when: dayOf(entry.trashedAt, locale, now), days: daysLeft(entry.trashedAt, now) })}</span>;
  }
  return (
    <>
      <span>{t("edited", { when: dayOf(entry.updatedAt, locale, now) })}</span>
      {entry.isLocked ? (
        <>
          <span className="text-subtle-foreground">·</span>
          <Icon name="lock-simple" size="sm" />
          <span>{t("locked")}</span>
        </>
      ) : null}
    </>
  );
}

/** The hour today, “yesterday”, else the day; the year only when it is another one. */
function dayOf(iso: string, locale: string, now: number): string {
  const at = new Date(iso);
  const today = new Date(now);
  const days = Math.round((startOfDay(today) - startOfDay(at)) / 86_400_000);
  if (days === 0) return new Intl.DateTimeFormat(locale, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" }).format(at);
  if (days === 1) return new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(-1, "day");
  const isThisYear = at.getFullYear() === today.getFullYear();
  return new Intl.DateTimeFormat(locale, { day: "numeric", month: "short", ...(isThisYear ? {} : { year: "numeric" }) }).format(
    at,
  );
}

const startOfDay = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
