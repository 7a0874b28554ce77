import { z } from "zod";
import { emptySchema, idSchema, open, owned, routesOf } from "@/contracts/base";
import { EXAMPLE_ID } from "@/contracts/example-id";
import { timestamp } from "@/contracts/model/timestamp";

const route = routesOf("Applications");

export const calendarFeedSchema = z
  .object({
    url: z.string().nullable().describe("Address of the feed; null if there is none. Anyone who knows it can read it."),
    createdAt: timestamp.nullable().describe("When this address was made."),
  })
  .describe("The private address of the calendar.");

const EXAMPLE_FEED = {
  url: "https://dossier.example.com/api/openapi/calendars/mI2h-example.ics",
  createdAt: "2026-11-20T09:00:00.000Z",
};
const CALENDAR = ["text/calendar"];

const read = owned
  .route(
    route(
      "GET",
      "/calendar-feed",
      "getCalendarFeed",
      "Read the address of the calendar",
      "Calendar programs subscribe to it: interviews and follow-ups of every open application.",
    ),
  )
  .output(calendarFeedSchema)
  .meta({ example: { output: EXAMPLE_FEED } });

const create = owned
  .route(
    route(
      "PUT",
      "/calendar-feed",
      "createCalendarFeed",
      "Make a new address for the calendar",
      "The previous address stops working immediately.",
    ),
  )
  .output(calendarFeedSchema)
  .meta({ limit: "mutation", example: { output: EXAMPLE_FEED } });

const remove = owned
  .route(
    route("DELETE", "/calendar-feed", "deleteCalendarFeed", "Turn the calendar off", "Its address stops working immediately."),
  )
  .output(emptySchema)
  .meta({ limit: "mutation", empty: true });

const feed = open
  .route(
    route(
      "GET",
      "/calendars/{token}",
      "readCalendar",
      "Subscribe to the calendar",
      "An iCalendar file (RFC 5545). Events keep their UID; SEQUENCE rises with every change.",
    ),
  )
  .input(z.object({ token: z.string().min(1).max(200).describe("From the address of the calendar; `.ics` may follow.") }))
  .output(z.file())
  .meta({ produces: CALENDAR });

const interview = owned
  .route(
    route(
      "GET",
      "/applications/{id}/interviews/{entryId}/calendar",
      "downloadInterview",
      "Download an interview as a calendar file",
      "An iCalendar file with one event; importing a newer one replaces it.",
    ),
  )
  .input(z.object({ id: idSchema, entryId: idSchema }))
  .output(z.file())
  .meta({ produces: CALENDAR, example: { input: { id: EXAMPLE_ID, entryId: EXAMPLE_ID } } });

/** Interviews and follow-ups for calendar programs. */
export const calendar = { read, create, delete: remove, feed, interview };
