"use client";

import { useLocale, useTranslations } from "next-intl";
import { localDay } from "@/components/features/applications/local-days";
import { useApplications } from "@/components/features/applications/use-applications";
import { dayName, hourOf } from "@/components/features/applications/when";
import { Icon } from "@/components/kit/ui/icon";
import type { Interview } from "@/contracts/model/application-activity";
import { clashesWith } from "@/domain/applications/interview-clashes";

type ClashNoteProps = { span: Pick<Interview, "at" | "durationMinutes">; entryId?: string | undefined };

/** Warns that an interview overlaps with others, and names them. */
export function ClashNote({ span, entryId }: ClashNoteProps) {
  const t = useTranslations("applications.interview");
  const locale = useLocale();
  const { data: all } = useApplications();
  const clashes = clashesWith(span, all ?? [], entryId);
  if (clashes.length === 0) return null;
  const others = clashes.map(({ company, interview: { at } }) => {
    const when = `${dayName(localDay(Date.parse(at)), locale, Date.now())}, ${hourOf(at, locale)}`;
    return t("other", { company, when });
  });
  return (
    <p role="status" className="flex items-start gap-1.5 text-sm text-warning">
      <span className="flex h-lh flex-none items-center">
        <Icon name="warning" size="sm" />
      </span>
      {t("clash", { others: others.join("; ") })}
    </p>
  );
}
