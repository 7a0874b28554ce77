import { busyTimes, mergeSpans, type Span } from "@/domain/applications/calendar/busy-times";
import { localDay } from "@/domain/career/local-time";
import { DAY_MS } from "@/domain/dates/day-ms";
import { type Dav, refuseFailure, textOf } from "@/server/career/dav/dav";
import { DavFailed } from "@/server/career/dav/dav-failed";
import { type Db, transaction } from "@/server/platform/db/client";
import type { CalendarAccount } from "@/server/platform/db/generated/client";
import { newId } from "@/server/platform/ids";
import { renewLease } from "@/server/platform/leases/lease";
import { isOurUid } from "./dossier-events";
import { stateOf } from "./read-events";

/** How far ahead busy times are known, and how much of it one request is about. */
const DAYS = 60;
const DAYS_PER_REQUEST = 15;
/** What expanding the series of one calendar may take. */
const MAX_EXPANDING_MS = 5_000;
const MINUTE_MS = 60_000;

/** What is requested of events: when they are, never what they are about. */
const TIMES = ["UID", "DTSTART", "DTEND", "DURATION", "RRULE", "RDATE", "EXDATE", "RECURRENCE-ID", "TRANSP", "STATUS"];

/** Reads busy times of calendars that have changed since, and once a day of all. Throws DavFailed, or LeaseLost. */
export async function readBusy(db: Db, dav: Dav, account: CalendarAccount, zone: string, now: Date): Promise<void> {
  const { userId } = account;
  for (const url of account.busyCalendars) {
    const current = await stateOf(dav, url);
    const state = JSON.stringify([current.state, localDay(now, zone), zone]);
    const known = await db.busyCalendar.findUnique({ where: { userId_url: { userId, url } }, select: { state: true } });
    if (current.state !== "" && known?.state === state) continue;
    const times = (await spansOf(dav, url, zone, now)).flatMap(({ start, end }) => [
      Math.floor(start / MINUTE_MS),
      Math.ceil(end / MINUTE_MS),
    ]);
    await transaction(db, async (tx) => {
      await renewLease(tx, "calendar_account", account);
      const fields = { state, times };
      await tx.busyCalendar.upsert({
        where: { userId_url: { userId, url } },
        create: { id: newId(), userId, url, ...fields },
        update: fields,
      });
    });
  }
}

async function spansOf(dav: Dav, url: string, zone: string, now: Date): Promise<Span[]> {
  const spans: Span[] = [];
  let tookMs = 0;
  for (let day = 0; day < DAYS; day += DAYS_PER_REQUEST) {
    const start = now.getTime() + day * DAY_MS;
    const within = { start, end: start + DAYS_PER_REQUEST * DAY_MS };
    for (const text of await textsWithin(dav, url, within)) {
      const began = performance.now();
      spans.push(...readableTimes(text, within, zone));
      tookMs += performance.now() - began;
      if (tookMs > MAX_EXPANDING_MS) throw new DavFailed("too-much");
      // Other requests get their turn between two events.
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
  return mergeSpans(spans);
}

/** One event that cannot be read must not hide all the others. */
function readableTimes(text: string, within: Span, zone: string): Span[] {
  try {
    return busyTimes(text, within, zone, isOurUid);
  } catch {
    return [];
  }
}

async function textsWithin(dav: Dav, url: string, { start, end }: Span): Promise<string[]> {
  const named = (name: string) => ({ _attributes: { name } });
  const moment = (at: number) => `${new Date(at).toISOString().slice(0, 19).replaceAll(/[-:]/g, "")}Z`;
  const range = { "c:time-range": { _attributes: { start: moment(start), end: moment(end) } } };
  const parts = {
    "c:comp": {
      ...named("VCALENDAR"),
      "c:comp": [
        { ...named("VEVENT"), "c:prop": TIMES.map(named) },
        { ...named("VTIMEZONE"), "c:allprop": {}, "c:allcomp": {} },
      ],
    },
  };
  const found = await dav.report(url, {
    "c:calendar-query": {
      "d:prop": { "c:calendar-data": parts },
      "c:filter": { "c:comp-filter": { ...named("VCALENDAR"), "c:comp-filter": { ...named("VEVENT"), ...range } } },
    },
  });
  refuseFailure(found, "unknown-target");
  return found.resources.map(({ props }) => textOf(props?.calendarData)).filter((text) => text !== "");
}

/** Busy times that are known of an account's calendars, in milliseconds, in order. */
export async function knownBusy(db: Db, ownerId: string): Promise<Span[]> {
  const rows = await db.busyCalendar.findMany({ where: { userId: ownerId }, select: { times: true } });
  const spans = rows.flatMap(({ times }) =>
    Array.from({ length: times.length / 2 }, (_, index) => ({
      start: (times[2 * index] ?? 0) * MINUTE_MS,
      end: (times[2 * index + 1] ?? 0) * MINUTE_MS,
    })),
  );
  return mergeSpans(spans);
}
