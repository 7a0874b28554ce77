"use client";

import { useFormatter, useLocale, useTranslations } from "next-intl";
import { lazy, Suspense, useMemo, useState } from "react";
import {
  addMonths,
  type DayEvent,
  eventsByDay,
  firstWeekday,
  monthDays,
} from "@/components/features/applications/calendar/calendar-days";
import { EventButton } from "@/components/features/applications/calendar/event-button";
import { localDay } from "@/components/features/applications/local-days";
import { Button } from "@/components/kit/ui/button";
import { classNames } from "@/components/kit/ui/class-names";
import { Icon } from "@/components/kit/ui/icon";
import type { Application } from "@/contracts/model/application";
import { interviewClashes } from "@/domain/applications/interview-clashes";

const SubscribeDialog = lazy(async () => ({
  default: (await import("@/components/features/applications/calendar/subscribe-dialog")).SubscribeDialog,
}));

type CalendarProps = { applications: readonly Application[]; now: number; onOpen: (id: string) => void };

/** Interviews and follow-ups by month; on a phone the days that hold any, below each other. */
export function ApplicationCalendar({ applications, now, onOpen }: CalendarProps) {
  const t = useTranslations("applicationCalendar");
  const locale = useLocale();
  const format = useFormatter();
  const today = localDay(now);
  const [month, setMonth] = useState(today.slice(0, 7));
  const [isSubscribing, setSubscribing] = useState(false);
  const clashes = useMemo(() => interviewClashes(applications), [applications]);
  const events = useMemo(
    () => eventsByDay(applications, new Set(clashes.flatMap(({ first, second }) => [first.interview.id, second.interview.id]))),
    [applications, clashes],
  );
  const weeks = useMemo(() => monthDays(month, firstWeekday(locale)), [month, locale]);
  const title = format.dateTime(new Date(`${month}-15T12:00:00Z`), { month: "long", year: "numeric", timeZone: "UTC" });

  return (
    <section aria-label={t("title")} className="flex min-h-0 flex-1 flex-col px-6 pb-6 phone:px-4">
      <div className="flex flex-none flex-wrap items-center gap-2 pb-3">
        <h2 aria-live="polite" className="min-w-40 font-semibold text-lg phone:min-w-0 phone:flex-1">
          {title}
        </h2>
        <Button variant="ghost" shape="icon" aria-label={t("before")} onClick={() => setMonth(addMonths(month, -1))}>
          <Icon name="caret-left" />
        </Button>
        <Button variant="ghost" shape="icon" aria-label={t("after")} onClick={() => setMonth(addMonths(month, 1))}>
          <Icon name="caret-right" />
        </Button>
        <Button variant="ghost" onClick={() => setMonth(today.slice(0, 7))} disabled={month === today.slice(0, 7)}>
          {t("today")}
        </Button>
        <span className="flex-1 phone:hidden" />
        <Button onClick={() => setSubscribing(true)} aria-label={t("subscribe")} className="phone:w-control phone:px-0">
          <Icon name="calendar-blank" />
          <span className="phone:sr-only">{t("subscribe")}</span>
        </Button>
      </div>
      <MonthTable {...{ weeks, month, today, events, onOpen, title }} />
      <Agenda {...{ days: weeks.flat().filter((day) => day.startsWith(month)), events, onOpen }} />
      {isSubscribing ? (
        <Suspense>
          <SubscribeDialog onClose={() => setSubscribing(false)} />
        </Suspense>
      ) : null}
    </section>
  );
}

/** Events of a day that are shown initially. */
const DAY_EVENTS = 4;

type Days = { events: ReadonlyMap<string, DayEvent[]>; onOpen: (id: string) => void };

function MonthTable({
  weeks,
  month,
  today,
  events,
  onOpen,
  title,
}: Days & { weeks: readonly string[][]; month: string; today: string; title: string }) {
  const format = useFormatter();
  const dayNumber = (day: string) => Number(day.slice(8));
  return (
    <div className="min-h-0 flex-1 overflow-auto rounded-md border bg-card phone:hidden">
      <table className="h-full w-full table-fixed border-collapse">
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr>
            {weeks[0]?.map((day) => (
              <th key={day} scope="col" className="h-8 border-b px-2 text-start font-medium text-muted-foreground text-xs">
                {format.dateTime(new Date(`${day}T12:00:00Z`), { weekday: "short", timeZone: "UTC" })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td
                  key={day}
                  className={classNames(
                    "h-28 min-w-0 border-e border-b p-1.5 align-top last:border-e-0",
                    !day.startsWith(month) && "bg-muted",
                  )}
                >
                  <time
                    dateTime={day}
                    aria-current={day === today ? "date" : undefined}
                    className={classNames(
                      "inline-grid size-6 place-items-center rounded-full text-muted-foreground text-xs tabular-nums",
                      day === today && "bg-primary font-medium text-primary-foreground",
                    )}
                  >
                    {dayNumber(day)}
                  </time>
                  <DayEvents events={events.get(day) ?? []} onOpen={onOpen} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A day shows a few; the others open below them, so that a full day does not push the month off the screen. */
function DayEvents({ events, onOpen }: { events: readonly DayEvent[]; onOpen: (id: string) => void }) {
  const t = useTranslations("applicationCalendar");
  const [isOpen, setOpen] = useState(false);
  const hidden = events.length > DAY_EVENTS && !isOpen ? events.length - DAY_EVENTS + 1 : 0;
  return (
    <div className="mt-1 grid gap-1">
      {events.slice(0, events.length - hidden).map((event) => (
        <EventButton key={event.key} event={event} onOpen={onOpen} />
      ))}
      {events.length > DAY_EVENTS ? (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="min-h-6 rounded-sm px-1.5 text-start text-muted-foreground text-xs hover:bg-muted hover:text-foreground"
        >
          {isOpen ? t("fewer") : t("more", { count: hidden })}
        </button>
      ) : null}
    </div>
  );
}

/** For narrow screens. */
function Agenda({ days, events, onOpen }: Days & { days: readonly string[] }) {
  const t = useTranslations("applicationCalendar");
  const format = useFormatter();
  const full = days.filter((day) => events.has(day));
  return (
    <div className="desk:hidden overflow-y-auto">
      {full.length === 0 ? <p className="py-6 text-muted-foreground">{t("nothing")}</p> : null}
      {full.map((day) => (
        <section key={day} className="border-t py-3">
          <h3 className="mb-1.5 text-muted-foreground text-sm">
            {format.dateTime(new Date(`${day}T12:00:00Z`), { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" })}
          </h3>
          <div className="grid gap-1.5">
            {events.get(day)?.map((event) => (
              <EventButton key={event.key} event={event} onOpen={onOpen} />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}
