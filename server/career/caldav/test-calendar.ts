import { z } from "zod";
import { calendarConnectionFields } from "@/contracts/model/linked-calendar";
import type { Db } from "@/server/platform/db/client";
import { failure } from "@/server/platform/errors";
import { CalendarFailed } from "./calendar-failed";
import { openDav } from "./dav";
import type { Connection } from "./dav-fetch";
import { findCalendars } from "./find-calendars";
import { connectionOf, passwordMissing, refusePrivate } from "./settings";

type Tested = { success: boolean; error?: string; calendars: { url: string; name: string }[] };
type Input = Partial<z.output<typeof connectionInput>>;

const connectionInput = z.object(calendarConnectionFields);

/**
 * Signs in and lists the calendars, of the connected account or of another one. Throws PRECONDITION_FAILED where none is connected,
 * BAD_REQUEST for half an input.
 */
export async function testCalendar(db: Db, ownerId: string, input: Input): Promise<Tested> {
  try {
    const connection = await connectionFor(db, ownerId, input);
    return { success: true, calendars: await findCalendars(await openDav(connection), connection.url) };
  } catch (error) {
    if (error instanceof CalendarFailed) return { success: false, error: error.message, calendars: [] };
    throw error;
  }
}

async function connectionFor(db: Db, ownerId: string, input: Input): Promise<Connection> {
  const row = await db.calendarAccount.findUnique({ where: { userId: ownerId } });
  if (Object.values(input).every((value) => value === undefined)) {
    if (row) return connectionOf(row);
    throw failure("PRECONDITION_FAILED", { message: "No calendar is connected. Connect one in Settings, then test it." });
  }
  const { data, error } = connectionInput.safeParse(input);
  if (!data) throw failure("BAD_REQUEST", { message: `Enter address and user name. (${error.issues[0]?.path.join(".")})` });
  const { url, username, password } = data;
  refusePrivate(url);
  if (password !== undefined) return { url, username, password };
  if (row?.url === url && row.username === username) return connectionOf(row);
  throw passwordMissing();
}
