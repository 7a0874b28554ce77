import { localDay, localDayOf } from "@/components/features/applications/local-days";
import type { Application } from "@/contracts/model/application";
import { DAY_MS } from "@/domain/dates/day-ms";

/** Something on a day: an interview at its time, or a follow-up of that day. */
export interface DayEvent {
  key: string;
  day: string;
  /** For interviews: when it begins; null for a follow-up, which has no time. */
  at: string | null;
  kind: "interview" | "follow-up";
  application: Application;
  label: string;
  /** Ids of interviews that overlap with it. */
  isClashing: boolean;
}

/** Follow-ups have no time; they come after the interviews of their day, which cannot be moved. */
const AFTER_ALL = "9999";

/** Interviews and follow-ups by calendar day here, each day's in order. Closed applications keep their interviews and have no follow-up. */
export function eventsByDay(applications: readonly Application[], clashing: ReadonlySet<string>): Map<string, DayEvent[]> {
  const events = applications.flatMap((application) => eventsOf(application, clashing));
  const days = new Map<string, DayEvent[]>();
  for (const event of events.sort((a, b) => (a.at ?? AFTER_ALL).localeCompare(b.at ?? AFTER_ALL) || a.key.localeCompare(b.key)))
    days.set(event.day, [...(days.get(event.day) ?? []), event]);
  return days;
}

function eventsOf(application: Application, clashing: ReadonlySet<string>): DayEvent[] {
  const interviews = application.activity.flatMap((entry): DayEvent[] =>
    entry.type === "interview"
      ? [
          {
            key: entry.id,
            day: localDay(Date.parse(entry.at)),
            at: entry.at,
            kind: "interview",
            application,
            label: entry.label,
            isClashing: clashing.has(entry.id),
          },
        ]
      : [],
  );
  if (application.followUpAt === null || application.status === "closed") return interviews;
  const day = localDayOf(application.followUpAt);
  return [
    ...interviews,
    {
      key: `follow-up-${application.id}`,
      day,
      at: null,
      kind: "follow-up",
      application,
      label: application.followUpNote,
      isClashing: false,
    },
  ];
}

/** The days of a month's page, whole weeks from `firstWeekday` (1 is Monday, 7 Sunday) on. `month` is `YYYY-MM`. */
export function monthDays(month: string, firstWeekday: number): string[][] {
  const first = new Date(`${month}-01T00:00:00Z`);
  const before = (first.getUTCDay() - (firstWeekday % 7) + 7) % 7;
  const weeks: string[][] = [];
  const day = new Date(first.getTime() - before * DAY_MS);
  do {
    weeks.push(
      Array.from({ length: 7 }, () => {
        const name = day.toISOString().slice(0, 10);
        day.setUTCDate(day.getUTCDate() + 1);
        return name;
      }),
    );
  } while (day.toISOString().slice(0, 7) === month);
  return weeks;
}

/** The month some months later, `YYYY-MM`. */
export function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}

/** 1 for Monday to 7 for Sunday, as the language's region begins its week. */
export function firstWeekday(locale: string): number {
  const info = new Intl.Locale(locale) as Intl.Locale & {
    getWeekInfo?: () => { firstDay: number };
    weekInfo?: { firstDay: number };
  };
  return (info.getWeekInfo?.() ?? info.weekInfo)?.firstDay ?? 1;
}
