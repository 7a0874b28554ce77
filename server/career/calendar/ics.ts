import { ICalCalendar, ICalCalendarMethod } from "ical-generator";
import type { CalendarEvent } from "@/domain/applications/calendar-events";

const DOMAIN = "dossier";
/** How often programs ask again: hourly. */
const REFRESH_SECONDS = 3600;

/** The last moment that iCalendar can write: years have four digits. */
const LAST_MOMENT = Date.UTC(9999, 11, 31, 23, 59, 59);

const writable = (moment: string) => new Date(Math.min(Date.parse(moment), LAST_MOMENT));

/** Events as an iCalendar file. */
export function icsFile(events: readonly CalendarEvent[], name: string): File {
  const calendar = new ICalCalendar({
    name: "Dossier",
    prodId: { company: "Dossier", product: "Dossier" },
    method: ICalCalendarMethod.PUBLISH,
    ttl: REFRESH_SECONDS,
  });
  for (const event of events)
    calendar.createEvent({
      id: `${event.uid}@${DOMAIN}`,
      sequence: event.sequence,
      start: writable(event.start),
      ...(event.end === null ? { allDay: true } : { end: writable(event.end) }),
      // The time of the last change, so that an unchanged calendar is the same bytes.
      stamp: new Date(event.changedAt),
      summary: event.summary,
      location: event.location || null,
      description: event.description || null,
    });
  return new File([calendar.toString()], `${name}.ics`, { type: "text/calendar" });
}
