import { localDay } from "@/components/features/applications/local-days";
import { addDays } from "@/domain/applications/days";

/** Formatters are expensive to create, and a board needs hundreds. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options);
  const known = formatters.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formatters.set(key, known);
  return known;
}

const relative = new Map<string, Intl.RelativeTimeFormat>();

/** A calendar day in few letters: “today”, “tomorrow”, “Mon” within a week, else “26 Nov”; the year only when it is another one. */
export function dayName(day: string, locale: string, now: number): string {
  const today = localDay(now);
  const near = [-1, 0, 1].find((days) => addDays(today, days) === day);
  if (near !== undefined) {
    const words = relative.get(locale) ?? new Intl.RelativeTimeFormat(locale, { numeric: "auto" });
    relative.set(locale, words);
    return words.format(near, "day");
  }
  const at = new Date(`${day}T12:00:00`);
  if (day > today && day < addDays(today, 7)) return formatter(locale, { weekday: "short" }).format(at);
  return shortDay(day, locale, now);
}

/** A calendar day as a number and a month; the year only when it is another one. */
export function shortDay(day: string, locale: string, now: number): string {
  const isThisYear = day.slice(0, 4) === localDay(now).slice(0, 4);
  return formatter(locale, { day: "numeric", month: "short", ...(isThisYear ? {} : { year: "numeric" }) }).format(
    new Date(`${day}T12:00:00`),
  );
}

/** The hour of a moment, on the person's own clock. */
export const hourOf = (moment: string, locale: string): string =>
  formatter(locale, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" }).format(new Date(moment));

/** A part of a day for the small calendar leaf: its weekday, its number or its month. */
export const dayPart = (day: string, locale: string, part: "weekday" | "day" | "month"): string =>
  formatter(locale, part === "day" ? { day: "numeric" } : { [part]: "short" }).format(new Date(`${day}T12:00:00`));
