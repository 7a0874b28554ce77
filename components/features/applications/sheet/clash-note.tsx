"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { localDay, localDayOf } from "@/components/features/applications/local-days";
import { useApplications } from "@/components/features/applications/use-applications";
import { dayName, hourOf } from "@/components/features/applications/when";
import { queries } from "@/components/kit/api/client";
import { ownZone } from "@/components/kit/i18n/zoned-time";
import { Button } from "@/components/kit/ui/button";
import { Icon } from "@/components/kit/ui/icon";
import type { Interview } from "@/contracts/model/application-activity";
import { clashesWith, overlaps } from "@/domain/applications/interview-clashes";

type ClashNoteProps = {
  span: Pick<Interview, "at" | "durationMinutes">;
  entryId?: string | undefined;
  /** Takes one of the free times that are proposed. Without it, none are. */
  onPick?: (at: string) => void;
};

/** Warns that an interview overlaps with others, which it names, or with something in the calendar, and proposes free times. */
export function ClashNote({ span, entryId, onPick }: ClashNoteProps) {
  const t = useTranslations("applications.interview");
  const locale = useLocale();
  const { data: all } = useApplications();
  const known = clashesWith(span, all ?? [], entryId);
  const { busy, freeTimes } = useBusyTimes(span, entryId, known);
  if (known.length === 0 && busy.length === 0) return null;
  const others = known.map(({ company, interview: { at } }) => {
    const when = `${dayName(localDay(Date.parse(at)), locale, Date.now())}, ${hourOf(at, locale)}`;
    return t("other", { company, when });
  });
  const times = busy.map(({ start, end }) => `${hourOf(start, locale)}–${hourOf(end, locale)}`);
  return (
    <div className="grid gap-1.5">
      <div role="status" className="grid gap-1 text-sm text-warning">
        {others.length > 0 ? <Warning text={t("clash", { others: others.join("; ") })} /> : null}
        {times.length > 0 ? <Warning text={t("busy", { times: times.join(", ") })} /> : null}
      </div>
      {onPick && freeTimes.length > 0 ? (
        <fieldset className="flex flex-wrap gap-1">
          <legend className="mb-1 text-muted-foreground text-xs">{t("free")}</legend>
          {freeTimes.map((at) => (
            <Button key={at} size="sm" type="button" onClick={() => onPick(at)}>
              {`${dayName(localDayOf(at), locale, Date.now())}, ${hourOf(at, locale)}`}
            </Button>
          ))}
        </fieldset>
      ) : null}
    </div>
  );
}

function Warning({ text }: { text: string }) {
  return (
    <p className="flex items-start gap-1.5">
      <span className="flex h-lh flex-none items-center">
        <Icon name="warning" size="sm" />
      </span>
      {text}
    </p>
  );
}

/** Busy times of the calendars that overlap, but those of the interviews that are named anyway, and free times near. */
function useBusyTimes(
  { at, durationMinutes }: ClashNoteProps["span"],
  entryId: string | undefined,
  known: ReturnType<typeof clashesWith>,
) {
  const isComplete = !Number.isNaN(Date.parse(at)) && durationMinutes >= 5 && durationMinutes <= 1440;
  const input = { at, durationMinutes, timezone: ownZone(), ...(entryId === undefined ? {} : { interviewId: entryId }) };
  const options = queries.linkedCalendar.clashes.queryOptions({ input, placeholderData: keepPreviousData });
  const { data } = useQuery({ ...options, enabled: isComplete });
  const span = { at, durationMinutes };
  const clashes = (data?.clashes ?? []).map(({ start, end }) => ({
    start,
    end,
    span: { at: start, durationMinutes: (Date.parse(end) - Date.parse(start)) / 60_000 },
  }));
  const isNamed = (start: string) => known.some(({ interview }) => Date.parse(interview.at) === Date.parse(start));
  const busy = clashes.filter((clash) => overlaps(clash.span, span) && !isNamed(clash.start));
  return { busy, freeTimes: busy.length > 0 || known.length > 0 ? (data?.freeTimes ?? []) : [] };
}
