import { isIP } from "node:net";
import type { LinkedCalendar, LinkedCalendarInput } from "@/contracts/model/linked-calendar";
import { isPublicHost } from "@/domain/links/public-host";
import { type Db, transaction } from "@/server/platform/db/client";
import type { CalendarAccount } from "@/server/platform/db/generated/client";
import { lockAccount } from "@/server/platform/db/lock-rows";
import { env } from "@/server/platform/env";
import { failure } from "@/server/platform/errors";
import { isAllowedAddress, isListedHost } from "@/server/platform/outgoing/allowed-hosts";
import { openText, SealBroken, sealText } from "@/server/platform/sealed-text";
import { CalendarFailed } from "./calendar-failed";
import type { Connection } from "./dav-fetch";

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
  const { password, ...chosen } = input;
  for (const address of [input.url, ...(input.calendar ? [input.calendar] : []), ...input.busyCalendars]) refusePrivate(address);
  return transaction(db, async (tx) => {
    // Two first connections of one account wait for each other here.
    await lockAccount(tx, ownerId);
    const current = await tx.calendarAccount.findUnique({ where: { userId: ownerId } });
    const isSame = current?.url === input.url && current.username === input.username;
    const sealedPassword = password === undefined ? storedPassword(current, isSame) : sealed(password, ownerId);
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

/** A saved password is for the server and the name that it was entered for, and is sent to no other. */
function storedPassword(current: CalendarAccount | null, isSame: boolean): string {
  if (current && isSame) return current.sealedPassword;
  throw passwordMissing();
}

export const passwordMissing = () =>
  failure("BAD_REQUEST", { message: "Enter the password: the saved one is for another server or user name." });

const sealOf = (ownerId: string) => ["calendar", ownerId];

function sealed(password: string, ownerId: string): string {
  try {
    return sealText(password, sealOf(ownerId));
  } catch (error) {
    if (!(error instanceof SealBroken)) throw error;
    const message = "This server has no encryption secret, so it cannot store passwords. Ask its administrator.";
    throw failure("PRECONDITION_FAILED", { message, cause: error });
  }
}

/** Disconnects the account, if there is one, and deletes what is known of its calendars. */
export async function deleteLinkedCalendar(db: Db, ownerId: string): Promise<void> {
  await db.calendarAccount.deleteMany({ where: { userId: ownerId } });
}

/** What is needed to connect. Throws CalendarFailed for a password that no longer opens. */
export function connectionOf({ userId, url, username, sealedPassword }: CalendarAccount): Connection {
  try {
    return { url, username, password: openText(sealedPassword, sealOf(userId)) };
  } catch (error) {
    if (!(error instanceof SealBroken)) throw error;
    throw new CalendarFailed("password-unreadable", error);
  }
}

/** Rejects what the text alone shows to be private or unencrypted; the addresses of a name are checked at each connection. */
export function refusePrivate(address: string): void {
  const allowed = env().CALENDAR_ALLOWED_HOSTS;
  const { hostname, port, protocol } = new URL(address);
  if (isListedHost(allowed, hostname, Number(port || (protocol === "https:" ? 443 : 80)))) return;
  const literal = hostname.replace(/^\[|\]$/g, "");
  // With ranges allowed, a name of the own network may lead into one of them.
  const mayBePublic = isIP(literal) ? isAllowedAddress(allowed, literal) : isPublicHost(literal) || allowed.ranges.length > 0;
  if (mayBePublic && protocol === "https:") return;
  throw failure("BAD_REQUEST", {
    message: mayBePublic ? "Only https addresses are accepted." : new CalendarFailed("private-host").message,
  });
}
