import type { LinkedCalendar, LinkedCalendarInput } from "@/contracts/model/linked-calendar";
import { connectionOf, passwordToStore, refusePrivate } from "@/server/career/dav/connection";
import { openDav } from "@/server/career/dav/dav";
import { type Left, REMOVAL, removeOurs } from "@/server/career/dav/remove-ours";
import { removeResource } from "@/server/career/dav/resources";
import { type Db, transaction } from "@/server/platform/db/client";
import type { CalendarAccount } from "@/server/platform/db/generated/client";
import { lockAccount } from "@/server/platform/db/lock-rows";

const NONE: LinkedCalendar = {
  configured: false,
  url: "",
  username: "",
  calendar: null,
  interviews: true,
  followUps: true,
  preparation: false,
  busyCalendars: [],
  lastReadAt: null,
  lastError: null,
};

function toLinkedCalendar(row: CalendarAccount): LinkedCalendar {
  const { url, username, calendar, interviews, followUps, preparation, busyCalendars, lastReadAt, lastError } = row;
  const chosen = { calendar, interviews, followUps, preparation, busyCalendars };
  return { configured: true, url, username, ...chosen, lastReadAt: lastReadAt?.toISOString() ?? null, lastError };
}

/** The calendar account of a person, or the defaults of one that is not connected. */
export async function readLinkedCalendar(db: Db, ownerId: string): Promise<LinkedCalendar> {
  const row = await db.calendarAccount.findUnique({ where: { userId: ownerId } });
  return row ? toLinkedCalendar(row) : NONE;
}

/** Connects a calendar account, or changes the one that is connected. Throws BAD_REQUEST for a private host or a missing password. */
export function saveLinkedCalendar(db: Db, ownerId: string, input: LinkedCalendarInput, now: Date): Promise<LinkedCalendar> {
  const { password: _, ...chosen } = input;
  for (const address of [input.url, ...(input.calendar ? [input.calendar] : []), ...input.busyCalendars]) refusePrivate(address);
  return transaction(db, async (tx) => {
    // Two first connections of one account wait for each other here.
    await lockAccount(tx, ownerId);
    const current = await tx.calendarAccount.findUnique({ where: { userId: ownerId } });
    const isSame = current?.url === input.url && current.username === input.username;
    const sealedPassword = passwordToStore("calendar", ownerId, current, input);
    // A comparison under the old settings ends at its next step, because its lease is gone.
    const state = {
      lease: null,
      leaseUntil: null,
      failures: 0,
      lastError: null,
      nextReadAt: now,
      comparedAt: null,
      syncToken: null,
    };
    const busyCalendars = [...new Set(input.busyCalendars)];
    const fields = { ...chosen, busyCalendars, sealedPassword, ...state, updatedAt: now };
    const row = await tx.calendarAccount.upsert({
      where: { userId: ownerId },
      create: { userId: ownerId, ...fields },
      update: { ...fields, ...(isSame ? {} : { lastReadAt: null }) },
    });
    if (!isSame) await tx.linkedEvent.deleteMany({ where: { userId: ownerId } });
    await tx.busyCalendar.deleteMany({ where: { userId: ownerId, ...(isSame ? { url: { notIn: busyCalendars } } : {}) } });
    return toLinkedCalendar(row);
  });
}

/**
 * Disconnects the account, if there is one, and deletes what is known of its calendars; then removes our events, unless they are kept. It stays
 * disconnected whatever the server says.
 */
export async function deleteLinkedCalendar(db: Db, ownerId: string, { keepEvents }: { keepEvents: boolean }): Promise<Left> {
  const account = await db.calendarAccount.findUnique({ where: { userId: ownerId } });
  const events = await db.linkedEvent.findMany({ where: { userId: ownerId, href: { not: "" } }, select: { href: true } });
  // First, so that a comparison that continues does not take the removal for a wish of the person.
  await db.calendarAccount.deleteMany({ where: { userId: ownerId } });
  if (!account || keepEvents) return { removed: 0, left: account ? events.length : 0, error: null };
  const open = () => openDav(connectionOf("calendar", account), REMOVAL);
  return removeOurs(events, open, (dav, { href }) => removeResource(dav, new URL(href), null));
}
