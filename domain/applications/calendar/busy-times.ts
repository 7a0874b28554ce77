import ICAL from "ical.js";
import { instant } from "@/domain/applications/mail/calendar-part";
import { zoneNamed } from "@/domain/applications/mail/time-zones";
import { momentOf } from "@/domain/career/local-time";
import { DAY_MS } from "@/domain/dates/day-ms";

/** A time that is taken, in milliseconds since 1970. */
export interface Span {
  start: number;
  end: number;
}

/** Times of a series that are looked at, so that no rule takes long. */
const MAX_REPEATS = 5_000;
const MAX_SPANS = 5_000;

/**
 * When the events of an iCalendar text take place within a span; nothing else of them. Series are expanded; cancelled and transparent
 * events, and those whose UID is ours, are left out. Times without a zone, and whole days, are of `zone`.
 */
export function busyTimes(text: string, within: Span, zone: string, isOurs: (uid: string) => boolean): Span[] {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  const events = calendar.getAllSubcomponents("vevent");
  const spans: Span[] = [];
  for (const event of events) {
    const uid = String(event.getFirstPropertyValue("uid") ?? "");
    if (!isOurs(uid)) spans.push(...spansOf(event, calendar, within, zone, exceptionsOf(events, uid, calendar, zone)));
    if (spans.length > MAX_SPANS) break;
  }
  return spans.slice(0, MAX_SPANS);
}

/** Spans in order, those that touch as one. */
export function mergeSpans(spans: readonly Span[]): Span[] {
  const merged: Span[] = [];
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else merged.push({ start, end });
  }
  return merged;
}

const upperOf = (event: ICAL.Component, name: string) => String(event.getFirstPropertyValue(name) ?? "").toUpperCase();

/** Frequencies of which a rule can only have so many times. */
const FREQUENCIES = ["DAILY", "WEEKLY", "MONTHLY", "YEARLY"];
const WEEKDAYS = ["SU", "MO", "TU", "WE", "TH", "FR", "SA"];

/**
 * Takes the conditions out of daily and weekly rules and returns what checks them, because the library searches without end for a day that
 * there is not. Rules that repeat within a day are no appointments, and are removed.
 */
function limitsOf(event: ICAL.Component): (time: ICAL.Time) => boolean {
  const conditions: ((time: ICAL.Time) => boolean)[] = [];
  for (const property of event.getAllProperties("rrule")) {
    const rule = property.getFirstValue();
    if (!(rule instanceof ICAL.Recur) || !FREQUENCIES.includes(rule.freq)) {
      event.removeProperty(property);
      continue;
    }
    for (const part of ["BYHOUR", "BYMINUTE", "BYSECOND"] as const) delete rule.parts[part];
    if (rule.freq !== "DAILY" && rule.freq !== "WEEKLY") continue;
    const { BYMONTH: months, BYMONTHDAY: dates, BYDAY: weekdays = [] } = rule.parts as Record<string, unknown[] | undefined>;
    const days = weekdays.filter((day) => WEEKDAYS.includes(String(day)));
    rule.parts = rule.freq === "WEEKLY" && days.length > 0 ? { BYDAY: days as string[] } : {};
    if (months) conditions.push(({ month }) => months.map(Number).includes(month));
    if (dates)
      conditions.push(({ year, month, day }) => {
        const fromEnd = day - ICAL.Time.daysInMonth(month, year) - 1;
        return [day, fromEnd].some((date) => dates.map(Number).includes(date));
      });
    if (days.length > 0) conditions.push((time) => days.includes(WEEKDAYS[time.dayOfWeek() - 1]));
  }
  return (time) => conditions.every((isMet) => isMet(time));
}

/** The beginning of a daily or weekly series, moved by whole repeats to shortly before a moment. */
function nearBeginning(event: ICAL.Component, begin: ICAL.Time, aheadMs: number): ICAL.Time {
  const [rule, other] = event.getAllProperties("rrule").map((property) => property.getFirstValue());
  if (!(rule instanceof ICAL.Recur) || other !== undefined || rule.count) return begin;
  const days = { DAILY: 1, WEEKLY: 7 }[rule.freq as string];
  if (days === undefined) return begin;
  const period = days * Math.max(1, rule.interval);
  const repeats = Math.floor(aheadMs / DAY_MS / period) - 1;
  const moved = begin.clone();
  if (repeats > 0) moved.adjust(repeats * period, 0, 0, 0);
  return moved;
}

/** Moments of a series that have a separate event. */
function exceptionsOf(events: readonly ICAL.Component[], uid: string, calendar: ICAL.Component, zone: string): Set<number> {
  const own = events.filter((event) => event.hasProperty("recurrence-id") && event.getFirstPropertyValue("uid") === uid);
  return new Set(own.map((event) => timeOf(event, "recurrence-id", calendar, zone)));
}

function timeOf(event: ICAL.Component, name: string, calendar: ICAL.Component, zone: string): number {
  const property = event.getFirstProperty(name);
  const time = property?.getFirstValue();
  if (!(time instanceof ICAL.Time)) return Number.NaN;
  return placed(time, String(property?.getParameter("tzid") ?? ""), calendar, zone);
}

function placed(time: ICAL.Time, named: string, calendar: ICAL.Component, zone: string): number {
  const { year, month, day } = time;
  if (time.isDate) return momentOf({ year, month, day, hour: 0, minute: 0, second: 0 }, zone).getTime();
  return instant(time, named, calendar, zoneNamed(named) ?? zone).getTime();
}

function spansOf(
  event: ICAL.Component,
  calendar: ICAL.Component,
  within: Span,
  zone: string,
  exceptions: ReadonlySet<number>,
): Span[] {
  if (upperOf(event, "transp") === "TRANSPARENT" || upperOf(event, "status") === "CANCELLED") return [];
  const begin = event.getFirstPropertyValue("dtstart");
  if (!(begin instanceof ICAL.Time)) return [];
  const first = timeOf(event, "dtstart", calendar, zone);
  const lengthMs = lengthOf(event, calendar, zone, first, begin.isDate);
  if (Number.isNaN(first) || Number.isNaN(lengthMs) || lengthMs <= 0) return [];
  const isWithin = (start: number) => start < within.end && start + lengthMs > within.start;
  const isSingle = event.hasProperty("recurrence-id") || !["rrule", "rdate"].some((name) => event.hasProperty(name));
  if (isSingle) return isWithin(first) ? [{ start: first, end: first + lengthMs }] : [];
  const named = String(event.getFirstProperty("dtstart")?.getParameter("tzid") ?? "");
  const isOn = limitsOf(event);
  const dtstart = nearBeginning(event, begin, within.start - lengthMs - first);
  const repeats = new ICAL.RecurExpansion({ component: event, dtstart });
  const spans: Span[] = [];
  for (let count = 0; count < MAX_REPEATS; count++) {
    const time = repeats.next();
    if (!time) break;
    const start = placed(time, named, calendar, zone);
    if (start >= within.end) break;
    if (isWithin(start) && isOn(time) && !exceptions.has(start)) spans.push({ start, end: start + lengthMs });
  }
  return spans;
}

function lengthOf(event: ICAL.Component, calendar: ICAL.Component, zone: string, first: number, isDay: boolean): number {
  const duration = event.getFirstPropertyValue("duration");
  if (duration instanceof ICAL.Duration) return duration.toSeconds() * 1000;
  if (event.hasProperty("dtend")) return timeOf(event, "dtend", calendar, zone) - first;
  return isDay ? DAY_MS : 0;
}
