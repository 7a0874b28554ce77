import { z } from "zod";

/** Years that the database has, in any time zone. */
const hasPossibleYear = (text: string) => !/^(?:000|9999)/.test(text);
const IMPOSSIBLE_YEAR = "Years before 0010 and after 9998 are not accepted.";

/** A moment as ISO 8601 text in UTC, such as `2026-03-01T09:30:00.000Z`. */
export const timestamp = z.iso.datetime().describe("ISO 8601 date-time.");

/** A moment that a client states in UTC, and one with any offset. */
export const timestampInput = z.iso.datetime().refine(hasPossibleYear, IMPOSSIBLE_YEAR).describe("ISO 8601 date-time.");
export const momentInput = z.iso.datetime({ offset: true }).refine(hasPossibleYear, IMPOSSIBLE_YEAR);

/**
 * A moment that a client states with any offset, converted to UTC. A text that is no moment stays as it is: the check of the format
 * has rejected it, but does not keep later steps from running.
 */
export const momentInputInUtc = momentInput.overwrite((moment) =>
  Number.isNaN(Date.parse(moment)) ? moment : new Date(moment).toISOString(),
);

/** A calendar day, such as `2026-03-01`. */
export const calendarDay = z.iso.date().describe("Calendar day, YYYY-MM-DD.");

/** A calendar day that a client states. */
export const dayInput = z.iso.date().refine(hasPossibleYear, IMPOSSIBLE_YEAR).describe("Calendar day, YYYY-MM-DD.");
