import ICAL from "ical.js";
import type { ProposedInterview } from "@/contracts/model/mail-proposal";
import { momentOf } from "@/domain/career/local-time";
import { zoneNamed } from "./time-zones";

const MAX_CALENDAR = 200_000;
const MAX_EVENTS = 20;
const MAX_UID = 500;

export interface CalendarPart {
  /** Whether the event takes place; otherwise it is cancelled. */
  isOn: boolean;
  /** The one time it has; null for several or none. */
  interview: ProposedInterview | null;
  summary: string;
  /** What tells the event from others, in all mails about it; empty if it has no name. */
  uid: string;
  /** Whether an earlier mail was about the same event. */
  isRevised: boolean;
}

/** What the calendar part of a mail invites to; null if it invites to nothing. `zone` is that of times without one. */
export function readCalendarPart(text: string, zone: string): CalendarPart | null {
  if (text.length > MAX_CALENDAR) return null;
  try {
    const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
    const method = String(calendar.getFirstPropertyValue("method") ?? "").toUpperCase();
    const events = calendar.getAllSubcomponents("vevent").slice(0, MAX_EVENTS);
    // An exception of a series, or a choice of times, is not the one time of an interview.
    const [event] = events;
    if (!event || method === "REPLY" || method === "COUNTER") return null;
    const status = String(event.getFirstPropertyValue("status") ?? "").toUpperCase();
    const summary = String(event.getFirstPropertyValue("summary") ?? "").slice(0, 300);
    const isOn = method !== "CANCEL" && status !== "CANCELLED";
    const uid = String(event.getFirstPropertyValue("uid") ?? "").slice(0, MAX_UID);
    const isRevised = Number(event.getFirstPropertyValue("sequence") ?? 0) > 0;
    return { isOn, summary, uid, isRevised, interview: isOn && events.length === 1 ? interviewOf(event, calendar, zone) : null };
  } catch {
    return null;
  }
}

function interviewOf(event: ICAL.Component, calendar: ICAL.Component, zone: string): ProposedInterview | null {
  const start = event.getFirstProperty("dtstart");
  const begin = start?.getFirstValue();
  if (!start || !(begin instanceof ICAL.Time) || begin.isDate) return null;
  const named = String(start.getParameter("tzid") ?? "");
  const timezone = zoneNamed(named) ?? (begin.zone === ICAL.Timezone.utcTimezone ? zoneNamed(own(calendar)) : null) ?? zone;
  const at = instant(begin, named, calendar, timezone);
  const end = event.getFirstPropertyValue("dtend");
  const duration = event.getFirstPropertyValue("duration");
  const minutes =
    duration instanceof ICAL.Duration
      ? duration.toSeconds() / 60
      : end instanceof ICAL.Time && !end.isDate
        ? (instant(end, String(event.getFirstProperty("dtend")?.getParameter("tzid") ?? named), calendar, timezone).getTime() -
            at.getTime()) /
          60_000
        : 60;
  const location = String(event.getFirstPropertyValue("location") ?? "")
    .replaceAll(/\s+/g, " ")
    .trim()
    .slice(0, 500);
  const durationMinutes = minutes >= 5 && minutes <= 1440 ? Math.round(minutes) : 60;
  return Number.isNaN(at.getTime()) ? null : { at: at.toISOString(), durationMinutes, location, timezone };
}

/** Programs that write times in UTC name the zone of the calendar beside them. */
const own = (calendar: ICAL.Component): string => String(calendar.getFirstPropertyValue("x-wr-timezone") ?? "");

/**
 * The moment of a time in a calendar. A zone that is known by name counts; else the rules that the calendar brings for it; else the clocks
 * of the reader.
 */
export function instant(time: ICAL.Time, named: string, calendar: ICAL.Component, zone: string): Date {
  if (time.zone === ICAL.Timezone.utcTimezone) return time.toJSDate();
  const rules = calendar.getAllSubcomponents("vtimezone").find((each) => each.getFirstPropertyValue("tzid") === named);
  if (zoneNamed(named) === null && rules) {
    const placed = time.clone();
    placed.zone = new ICAL.Timezone({ component: rules, tzid: named });
    return placed.toJSDate();
  }
  const { year, month, day, hour, minute, second } = time;
  return momentOf({ year, month, day, hour, minute, second }, zone);
}
