"use client";

import { useLocale, useTranslations } from "next-intl";
import { ApplicationLink } from "@/components/features/documents/application-link";
import type { LibraryEntry } from "@/components/features/documents/select-entries";
import { dayOf } from "@/components/kit/i18n/day-of";
import { Icon } from "@/components/kit/ui/icon";
import { Dot } from "@/components/kit/ui/tag";
import { languageOf } from "@/domain/dates/locale";
import { daysLeft } from "@/domain/trash/days-left";

/** When it was edited, and its state, in words. */
export function DocumentMeta({ entry }: { entry: LibraryEntry }) {
  const t = useTranslations("documents");
  const locale = useLocale();
  const now = Date.now();
  if (entry.trashedAt !== null) {
    return <span>{t("trashed", { when: dayOf(entry.trashedAt, locale, now), days: daysLeft(entry.trashedAt, now) })}</span>;
  }
  return (
    <>
      <span>{t("edited", { when: dayOf(entry.updatedAt, locale, now) })}</span>
      {entry.languages ? <Languages {...entry.languages} /> : null}
      {entry.application ? (
        <>
          <span className="text-subtle-foreground">·</span>
          <ApplicationLink application={entry.application} />
        </>
      ) : null}
      {entry.sharedAs === null ? null : (
        <>
          <span className="text-subtle-foreground">·</span>
          <Dot state="success" />
          <span>{t("shared")}</span>
        </>
      )}
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

/** The language of a resume that there is in several, and the others. */
function Languages({ own, others }: NonNullable<LibraryEntry["languages"]>) {
  const t = useTranslations("documents");
  const locale = useLocale();
  const names = new Intl.DisplayNames([locale], { type: "language" });
  const nameOf = (tag: string) => names.of(languageOf(tag)) ?? tag;
  const list = new Intl.ListFormat(locale, { type: "conjunction" }).format(others.map(nameOf));
  const text = t("languages", { language: nameOf(own), others: list });
  return (
    <>
      <span className="text-subtle-foreground">·</span>
      <span className="min-w-0 truncate" title={text}>
        {text}
      </span>
    </>
  );
}
