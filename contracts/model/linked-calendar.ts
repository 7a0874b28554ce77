import { z } from "zod";
import { LIMITS } from "@/contracts/limits";
import { DAV_ERRORS, type DavError, davAddress, davConnectionFields } from "@/contracts/model/dav-account";
import { timestamp } from "@/contracts/model/timestamp";

const bounds = LIMITS.linkedCalendar;

/** What can go wrong with a calendar account, with the sentence that the API returns for it. */
export const CALENDAR_ERRORS: Record<DavError, string> = {
  ...DAV_ERRORS,
  "too-much": "The server sent more data than a calendar should. The reading was ended.",
  "nothing-found": "No calendars were found at this address. Check it with your provider.",
  "unknown-target": "The chosen calendar does not exist any more. Choose another one; nothing was deleted in Dossier.",
  "read-only": "The server does not allow changes to the chosen calendar. Choose another one.",
};

export const calendarConnectionFields = davConnectionFields("CalDAV");

/** What is put into the calendar, and what is read. */
export const linkedCalendarInput = z.object({
  ...calendarConnectionFields,
  calendar: davAddress.nullable().default(null).describe("Address of the calendar that events are put into; null for none."),
  interviews: z.boolean().default(true).describe("Whether interviews are put there."),
  followUps: z.boolean().default(true).describe("Whether follow-ups are put there."),
  preparation: z.boolean().default(false).describe("Whether the days of plans are put there."),
  busyCalendars: z
    .array(davAddress)
    .max(bounds.busyCalendars)
    .default([])
    .describe("Addresses of calendars whose busy times warn of clashes. Only start and end of their events are stored."),
});
export type LinkedCalendarInput = z.output<typeof linkedCalendarInput>;

export const linkedCalendarSchema = z
  .object({
    configured: z.boolean().describe("Whether an account is connected. Without one, the other fields have their defaults."),
    url: z.string(),
    username: z.string(),
    calendar: z.string().nullable(),
    interviews: z.boolean(),
    followUps: z.boolean(),
    preparation: z.boolean(),
    busyCalendars: z.array(z.string()),
    lastReadAt: timestamp.nullable().describe("When it was last compared to the end; null for never."),
    lastError: z.string().nullable().describe("Why the last comparison failed, in one or two sentences; null if it did not."),
  })
  .describe("The calendar account of a person, without its password.");
export type LinkedCalendar = z.infer<typeof linkedCalendarSchema>;

/** A calendar of the account. */
export const foundCalendarSchema = z.object({ url: z.string(), name: z.string() }).describe("A calendar of the account.");

/** What one side says of an event. */
export const calendarSideSchema = z
  .object({
    start: z.string().describe("ISO 8601 date-time in UTC, or a calendar day (YYYY-MM-DD) for a whole day."),
    end: z.string().nullable().describe("ISO 8601 date-time in UTC; null for a whole day."),
    location: z.string(),
  })
  .describe("Time and place of an event.");
export type CalendarSide = z.infer<typeof calendarSideSchema>;

export const LINKED_KINDS = ["interview", "follow-up", "preparation"] as const;
export type LinkedKind = (typeof LINKED_KINDS)[number];

/** Both sides have changed an event since they were last the same. */
export const calendarQuestionSchema = z
  .object({
    id: z.string(),
    applicationId: z.string(),
    company: z.string(),
    role: z.string(),
    kind: z.enum(LINKED_KINDS),
    calendar: calendarSideSchema.nullable().describe("What the calendar says; null if the event was deleted there."),
    dossier: calendarSideSchema.nullable().describe("What Dossier says; null if it was deleted here."),
    askedAt: timestamp,
  })
  .describe("An event that calendar and Dossier describe differently.");
export type CalendarQuestion = z.infer<typeof calendarQuestionSchema>;

export const CALENDAR_SIDES = ["calendar", "dossier"] as const;

export const busyTimeSchema = z.object({ start: timestamp, end: timestamp }).describe("A time at which the calendar is busy.");
export type BusyTime = z.infer<typeof busyTimeSchema>;
