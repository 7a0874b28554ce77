import { CALENDAR_ERRORS } from "@/contracts/model/linked-calendar";
import type { Comparing } from "@/server/career/dav/runner";
import { type CalendarAccount, Prisma } from "@/server/platform/db/generated/client";

/** Comparisons of calendars with Dossier. */
export const CALENDARS: Comparing<CalendarAccount> = {
  table: "calendar_account",
  active: Prisma.sql`true`,
  sentences: CALENDAR_ERRORS,
  // What reads calendars is loaded by those who have one.
  compare: async (db, account, now) => (await import("./compare")).compare(db, account, now),
  failed: "A calendar could not be compared.",
  none: "No calendar is connected. Connect one in Settings first.",
};
