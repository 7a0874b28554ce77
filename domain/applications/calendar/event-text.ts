import ICAL from "ical.js";
import { instant } from "@/domain/applications/mail/calendar-part";
import { zoneNamed } from "@/domain/applications/mail/time-zones";
import { localTimeOf } from "@/domain/career/local-time";
import { zoneRules } from "./zone-rules";

/** Time and place: what both sides may change. A whole day has a calendar day as `start` and no `end`. */
export interface EventPlace {
  start: string;
  end: string | null;
  location: string;
}

/** An event as it is put into a calendar. */
export interface EventFields extends EventPlace {
  summary: string;
  description: string;
  /** Address of the application; empty for none. */
  url: string;
}

const PRODUCT = "-//Dossier//Dossier//EN";
const MAX_LOCATION = 500;
const HOUR_MS = 3_600_000;

const plain = (text: string) => text.replaceAll(/\s+/g, " ").trim().slice(0, MAX_LOCATION);

/** Whether two events are at the same time and place, however they are written. */
export const isSamePlace = (one: EventPlace, other: EventPlace): boolean =>
  isSameTime(one, other) && plain(one.location) === plain(other.location);

const isSameTime = (one: EventPlace, other: EventPlace): boolean =>
  (one.end === null) === (other.end === null) &&
  Date.parse(one.start) === Date.parse(other.start) &&
  Date.parse(one.end ?? one.start) === Date.parse(other.end ?? other.start);

export const isSameText = (one: EventFields, other: EventFields): boolean =>
  one.summary === other.summary && one.description === other.description && one.url === other.url;

/** Time and place of the event with a UID in an iCalendar text; null where there is none that can be read. Times without a zone are of `zone`. */
export function readEvent(text: string, uid: string, zone: string): EventPlace | null {
  const calendar = parsed(text);
  const event = calendar && mainEvent(calendar, uid);
  const start = event?.getFirstPropertyValue("dtstart");
  if (!calendar || !event || !(start instanceof ICAL.Time)) return null;
  const location = plain(String(event.getFirstPropertyValue("location") ?? ""));
  if (start.isDate) return { start: start.toString().slice(0, 10), end: null, location };
  const begin = momentOf(event, "dtstart", calendar, zone);
  const duration = event.getFirstPropertyValue("duration");
  const end =
    duration instanceof ICAL.Duration
      ? begin + duration.toSeconds() * 1000
      : event.getFirstPropertyValue("dtend") instanceof ICAL.Time
        ? momentOf(event, "dtend", calendar, zone)
        : begin;
  if (Number.isNaN(begin) || Number.isNaN(end)) return null;
  return { start: new Date(begin).toISOString(), end: new Date(Math.max(begin, end)).toISOString(), location };
}

/** A new iCalendar text with one event, in the given zone. */
export function writeEvent(uid: string, fields: EventFields, zone: string, now: Date): string {
  const calendar = new ICAL.Component("vcalendar");
  calendar.addPropertyWithValue("version", "2.0");
  calendar.addPropertyWithValue("prodid", PRODUCT);
  const event = new ICAL.Component("vevent");
  event.addPropertyWithValue("uid", uid);
  event.addPropertyWithValue("sequence", 0);
  calendar.addSubcomponent(event);
  writeTime(calendar, event, fields, zone);
  for (const name of ["summary", "location", "description", "url"] as const) writeText(event, name, fields[name]);
  // Whole days, such as a follow-up, keep nobody from being free.
  if (fields.end === null) event.addPropertyWithValue("transp", "TRANSPARENT");
  stamp(event, now);
  return calendar.toString();
}

/**
 * The text with what Dossier has changed. Everything else, such as alarms and words that were changed in the calendar, stays. Null where
 * the event is not in it.
 */
export function changeEvent(
  text: string,
  uid: string,
  { from, to }: { from: EventFields; to: EventFields },
  zone: string,
  now: Date,
): string | null {
  const calendar = parsed(text);
  const event = calendar && mainEvent(calendar, uid);
  const seen = readEvent(text, uid, zone);
  if (!calendar || !event || !seen) return null;
  if (!isSameTime(seen, to)) writeTime(calendar, event, to, zone);
  if (plain(seen.location) !== plain(to.location)) writeText(event, "location", to.location);
  for (const name of ["summary", "description", "url"] as const) if (from[name] !== to[name]) writeText(event, name, to[name]);
  const sequence = Number(event.getFirstPropertyValue("sequence") ?? 0);
  event.updatePropertyWithValue("sequence", Number.isInteger(sequence) ? sequence + 1 : 1);
  stamp(event, now);
  return calendar.toString();
}

function parsed(text: string): ICAL.Component | null {
  try {
    return new ICAL.Component(ICAL.parse(text) as unknown[]);
  } catch {
    return null;
  }
}

/** Not one of the exceptions of a series. */
const mainEvent = (calendar: ICAL.Component, uid: string): ICAL.Component | undefined =>
  calendar
    .getAllSubcomponents("vevent")
    .find((event) => event.getFirstPropertyValue("uid") === uid && !event.hasProperty("recurrence-id"));

function momentOf(event: ICAL.Component, name: "dtstart" | "dtend", calendar: ICAL.Component, zone: string): number {
  const property = event.getFirstProperty(name);
  const time = property?.getFirstValue();
  const named = String(property?.getParameter("tzid") ?? "");
  return time instanceof ICAL.Time ? instant(time, named, calendar, zoneNamed(named) ?? zone).getTime() : Number.NaN;
}

function writeTime(calendar: ICAL.Component, event: ICAL.Component, { start, end }: EventPlace, zone: string): void {
  for (const name of ["dtstart", "dtend", "duration"]) event.removeAllProperties(name);
  if (end === null) {
    event.addPropertyWithValue("dtstart", ICAL.Time.fromDateString(start.slice(0, 10)));
    return;
  }
  const isUtc = zone === "UTC" || [start, end].some((moment) => isAmbiguous(moment, zone));
  for (const [name, moment] of [
    ["dtstart", start],
    ["dtend", end],
  ] as const) {
    const { year, month, day, hour, minute, second } = localTimeOf(new Date(moment), zone);
    const time = isUtc
      ? ICAL.Time.fromJSDate(new Date(moment), true)
      : ICAL.Time.fromData({ year, month, day, hour, minute, second, isDate: false });
    const property = event.addPropertyWithValue(name, time);
    if (!isUtc) property.setParameter("tzid", zone);
  }
  if (isUtc) return;
  for (const rules of calendar.getAllSubcomponents("vtimezone"))
    if (rules.getFirstPropertyValue("tzid") === zone) calendar.removeSubcomponent(rules);
  calendar.addSubcomponent(zoneRules(zone, Date.parse(start)));
}

/** Whether clocks show the time of a moment twice: programs differ in which of the two they take, so that it is written in UTC. */
const isAmbiguous = (moment: string, zone: string): boolean => {
  const clock = (at: number) => JSON.stringify(localTimeOf(new Date(at), zone));
  const at = Date.parse(moment);
  return [-HOUR_MS, -HOUR_MS / 2, HOUR_MS / 2, HOUR_MS].some((apart) => clock(at + apart) === clock(at));
};

function writeText(event: ICAL.Component, name: string, text: string): void {
  if (text === "") event.removeAllProperties(name);
  else event.updatePropertyWithValue(name, text);
}

function stamp(event: ICAL.Component, now: Date): void {
  const time = ICAL.Time.fromJSDate(new Date(Math.floor(now.getTime() / 1000) * 1000), true);
  for (const name of ["dtstamp", "last-modified"]) event.updatePropertyWithValue(name, time);
}
