import { CALENDAR_ERRORS } from "@/contracts/model/linked-calendar";
import { connectionToTest } from "@/server/career/dav/connection";
import { openDav } from "@/server/career/dav/dav";
import { DavFailed } from "@/server/career/dav/dav-failed";
import type { Db } from "@/server/platform/db/client";
import { findCalendars } from "./find-calendars";

type Tested = { success: boolean; error?: string; calendars: { url: string; name: string }[] };

const NONE = "No calendar is connected. Connect one in Settings, then test it.";

/**
 * Signs in and lists the calendars, of the connected account or of another one. Throws PRECONDITION_FAILED where none is connected,
 * BAD_REQUEST for half an input.
 */
export async function testCalendar(db: Db, ownerId: string, input: Parameters<typeof connectionToTest>[2]): Promise<Tested> {
  const saved = await db.calendarAccount.findUnique({ where: { userId: ownerId } });
  try {
    const connection = connectionToTest("calendar", saved, input, NONE);
    return { success: true, calendars: await findCalendars(await openDav(connection), connection.url) };
  } catch (error) {
    if (error instanceof DavFailed) return { success: false, error: CALENDAR_ERRORS[error.reason], calendars: [] };
    throw error;
  }
}
