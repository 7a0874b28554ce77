import { z } from "zod";

/** A moment as ISO 8601 text in UTC, such as `2026-03-01T09:30:00.000Z`. */
export const timestamp = z.iso.datetime().describe("ISO 8601 date-time.");

/** A calendar day, such as `2026-03-01`. */
export const calendarDay = z.iso.date().describe("Calendar day, YYYY-MM-DD.");
