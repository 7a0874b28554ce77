import { z } from "zod";
import { emptySchema, errors, idSchema, owned, routesOf } from "@/contracts/base";
import { EXAMPLE_ID } from "@/contracts/example-id";
import { interviewChangeFields } from "@/contracts/model/application-activity";
import { disconnectedSchema } from "@/contracts/model/dav-account";
import {
  busyTimeSchema,
  CALENDAR_SIDES,
  calendarConnectionFields,
  calendarQuestionSchema,
  foundCalendarSchema,
  linkedCalendarInput,
  linkedCalendarSchema,
} from "@/contracts/model/linked-calendar";
import { timeZone } from "@/contracts/model/time-zone";
import { momentInputInUtc, timestamp } from "@/contracts/model/timestamp";

const route = routesOf("Integrations");

const SERVER = { url: "https://dav.example.com", username: "ida.strand@example.com" };
const PASSWORD = { password: "abcd efgh ijkl mnop" };
const JOBS = "https://dav.example.com/calendars/ida/jobs/";
const CHOICES = { calendar: JOBS, interviews: true, followUps: true, preparation: false, busyCalendars: [JOBS] };
const EXAMPLE = { configured: true, ...SERVER, ...CHOICES, lastReadAt: "2026-11-27T09:00:00.000Z", lastError: null };

const read = owned
  .route(route("GET", "/integrations/calendar", "getLinkedCalendar", "Read the calendar account", "Never contains the password."))
  .output(linkedCalendarSchema)
  .meta({ example: { output: EXAMPLE } });

const save = owned
  .route(
    route(
      "PUT",
      "/integrations/calendar",
      "saveLinkedCalendar",
      "Connect a calendar account",
      "The password is stored encrypted and is never returned, logged or exported. Events move to a newly chosen calendar. A host in a private network, or plain `http`, is 400, unless the administrator has listed the host.",
    ),
  )
  .input(linkedCalendarInput)
  .output(linkedCalendarSchema)
  .errors(errors("BAD_REQUEST", "PRECONDITION_FAILED"))
  .meta({ limit: "mutation", example: { input: { ...SERVER, ...PASSWORD, ...CHOICES }, output: EXAMPLE } });

const remove = owned
  .route(
    route(
      "DELETE",
      "/integrations/calendar",
      "deleteLinkedCalendar",
      "Disconnect the calendar account",
      "Deletes address, user name, password, busy times and open questions, and removes our events from the calendar unless `keepEvents` is true; the body is optional. Also disconnects if the server cannot be reached.",
    ),
  )
  .input(z.object({ keepEvents: z.boolean().default(false).describe("Whether our events stay in the calendar.") }))
  .output(disconnectedSchema)
  .errors(errors("RATE_LIMIT_EXCEEDED"))
  .meta({ limit: "webAccess", example: { input: { keepEvents: false }, output: { removed: 3, left: 0, error: null } } });

const test = owned
  .route(
    route(
      "POST",
      "/integrations/calendar/tests",
      "createCalendarTest",
      "Test a calendar account",
      "Signs in and lists the calendars; stores nothing. `{}` tests the connected account, url, username and password another one.",
    ),
  )
  .input(z.object(calendarConnectionFields).partial())
  .output(
    z.object({
      success: z.boolean(),
      error: z.string().optional().describe("What went wrong and what to do; absent on success."),
      calendars: z.array(foundCalendarSchema),
    }),
  )
  .errors(errors("BAD_REQUEST", "PRECONDITION_FAILED", "RATE_LIMIT_EXCEEDED"))
  .meta({
    limit: "webAccess",
    example: { input: { ...SERVER, ...PASSWORD }, output: { success: true, calendars: [{ url: JOBS, name: "Jobs" }] } },
  });

const readNow = owned
  .route(
    route(
      "POST",
      "/integrations/calendar/readings",
      "createCalendarReading",
      "Compare with the calendar now",
      "Waits up to ten seconds for the end; a longer comparison continues. `lastReadAt` and `lastError` of the account say how it ended. The body is empty or `{}`.",
    ),
  )
  .output(emptySchema)
  .errors(errors("PRECONDITION_FAILED", "RATE_LIMIT_EXCEEDED"))
  .meta({ limit: "webAccess", empty: true });

const questions = owned
  .route(
    route(
      "GET",
      "/integrations/calendar/questions",
      "listCalendarQuestions",
      "List events that both sides changed",
      "Oldest first. Neither side is overwritten until the question is answered, or both sides are the same again.",
    ),
  )
  .output(z.array(calendarQuestionSchema))
  .meta({
    example: {
      output: [
        {
          id: EXAMPLE_ID,
          applicationId: EXAMPLE_ID,
          company: "Northpine",
          role: "Product Designer",
          kind: "interview",
          calendar: { start: "2026-12-03T13:00:00.000Z", end: "2026-12-03T14:00:00.000Z", location: "Room 4" },
          dossier: { start: "2026-12-04T13:00:00.000Z", end: "2026-12-04T14:00:00.000Z", location: "Room 4" },
          askedAt: "2026-11-27T09:00:00.000Z",
        },
      ],
    },
  });

const answer = owned
  .route(
    route(
      "POST",
      "/integrations/calendar/questions/{id}/answer",
      "answerCalendarQuestion",
      "Keep what one side says",
      "`calendar` changes, restores or deletes the interview or follow-up; `dossier` changes the event with the next comparison, which is started.",
    ),
  )
  .input(z.object({ id: idSchema, keep: z.enum(CALENDAR_SIDES) }))
  .output(emptySchema)
  .errors(errors("NOT_FOUND", "CONFLICT"))
  .meta({ limit: "mutation", empty: true, example: { input: { keep: "calendar" } } });

const clashes = owned
  .route(
    route(
      "GET",
      "/integrations/calendar/clashes",
      "listCalendarClashes",
      "Check a time for clashes",
      "Busy times of the calendars and other interviews that overlap, and up to three free times near it on working days between 9:00 and 17:00. Knows the next 60 days of the calendars.",
    ),
  )
  .input(
    z.object({
      at: momentInputInUtc.describe("When it would begin: ISO 8601 date-time with offset."),
      durationMinutes: interviewChangeFields.durationMinutes.unwrap().default(60),
      timezone: timeZone("IANA time zone of the working day; the one of the notification settings if omitted.").optional(),
      interviewId: idSchema.optional().describe("Id of an interview that is being moved, which clashes with nothing itself."),
    }),
  )
  .output(
    z.object({
      clashes: z.array(busyTimeSchema).describe("Busy times that overlap, earliest first; never what they are about."),
      freeTimes: z.array(timestamp).describe("Beginnings of free times, nearest first; empty without a clash."),
    }),
  )
  .meta({
    example: {
      input: { at: "2026-12-03T13:30:00.000Z", durationMinutes: 60, timezone: "Europe/Amsterdam" },
      output: {
        clashes: [{ start: "2026-12-03T13:00:00.000Z", end: "2026-12-03T14:00:00.000Z" }],
        freeTimes: ["2026-12-03T14:00:00.000Z", "2026-12-03T12:00:00.000Z", "2026-12-03T15:00:00.000Z"],
      },
    },
  });

/** A CalDAV account: interviews and follow-ups appear in its calendar and follow changes on either side. */
export const linkedCalendar = { read, save, delete: remove, test, readNow, questions, answer, clashes };
