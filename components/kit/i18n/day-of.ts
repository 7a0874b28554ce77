import { DAY_MS } from "@/domain/dates/day-ms";

/** Formatters are expensive to create, and a list needs hundreds. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options);
  const known = formatters.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formatters.set(key, known);
  return known;
}

/** The hour today, “yesterday”, else the day; the year only when it is another one. */
export function dayOf(iso: string, locale: string, now: number): string {
  const at = new Date(iso);
  const today = new Date(now);
  const days = Math.round((startOfDay(today) - startOfDay(at)) / DAY_MS);
  if (days === 0) return formatter(locale, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" }).format(at);
  if (days === 1) return new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(-1, "day");
  const isThisYear = at.getFullYear() === today.getFullYear();
  return formatter(locale, { day: "numeric", month: "short", ...(isThisYear ? {} : { year: "numeric" }) }).format(at);
}

const startOfDay = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
