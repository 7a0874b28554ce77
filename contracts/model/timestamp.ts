import { z } from "zod";

/** The calendar of the database begins with the year 1. */
const HAS_YEAR = /^(?!0000)/;
const NO_YEAR = "There is no year 0000.";

/** A moment as ISO 8601 text in UTC, such as `2026-03-01T09:30:00.000Z`. */
export const timestamp = z.iso.datetime().regex(HAS_YEAR, NO_YEAR).describe("ISO 8601 date-time.");

/** A calendar day, such as `2026-03-01`. */
export const calendarDay = z.iso.date().regex(HAS_YEAR, NO_YEAR).describe("Calendar day, YYYY-MM-DD.");
