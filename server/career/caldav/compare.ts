import { readMailSettings } from "@/server/accounts/notifications/mail-settings";
import { eventTexts } from "@/server/career/calendar/event-texts";
import { connectionOf } from "@/server/career/dav/connection";
import { type Dav, openDav } from "@/server/career/dav/dav";
import { pathOf, removeResource } from "@/server/career/dav/resources";
import type { Db } from "@/server/platform/db/client";
import type { CalendarAccount } from "@/server/platform/db/generated/client";
import { LeaseLost, renewLease } from "@/server/platform/leases/lease";
import { readBusy } from "./busy";
import { dossierEvents } from "./dossier-events";
import { changesSince, readEvents, stateOf } from "./read-events";
import { type LinkedRow, toLinkedRow } from "./rows";
import { settle } from "./settle";

/** More events that are gone at once, and no other left, are not deletions one by one: the calendar was emptied. */
const MAX_DELETIONS = 3;

/** Compares calendar and Dossier under a lease: brings changes of either side to the other, and reads busy times. Throws DavFailed, or LeaseLost. */
export async function compare(db: Db, account: CalendarAccount, now: Date): Promise<void> {
  const dav = await openDav(connectionOf("calendar", account));
  const { timezone: zone } = await readMailSettings(db, account.userId);
  if (account.calendar) await compareEvents(db, dav, { ...account, calendar: asFolder(account.calendar) }, zone, now);
  await readBusy(db, dav, account, zone, now);
}

const asFolder = (address: string) => address.replace(/\/?$/, "/");

type Account = CalendarAccount & { calendar: string };

async function compareEvents(db: Db, dav: Dav, account: Account, zone: string, now: Date): Promise<void> {
  const { userId, calendar } = account;
  const { state, hasChanges } = await stateOf(dav, calendar);
  const rows = await leaveOthers(db, dav, account);
  const texts = await eventTexts(db, userId);
  const ours = await dossierEvents(db, userId, texts, zone, now);
  const stale = await staleAmong(dav, account, rows, { state, hasChanges });
  const reads = await readEvents(dav, calendar, stale);
  const seen = rows.filter(({ remote, href }) => remote !== null && href !== "");
  const gone = seen.filter(({ href }) => reads.get(pathOf(href, calendar)) === null);
  const isEmptied = gone.length > MAX_DELETIONS && gone.length === seen.length;
  const known = new Map(rows.map((row) => [row.uid, row]));
  for (const uid of new Set([...known.keys(), ...ours.keys()])) {
    await renewLease(db, "calendar_account", account);
    const row = known.get(uid) ?? null;
    const read = row ? reads.get(pathOf(row.href || calendar, calendar)) : undefined;
    await settle({ db, dav, account, zone, texts, now, isEmptied }, { uid, row, ours: ours.get(uid) ?? null, read });
  }
  const { count } = await db.calendarAccount.updateMany({ where: { userId, lease: account.lease }, data: { syncToken: state } });
  if (count === 0) throw new LeaseLost();
}

/** Removes our events from a calendar that is no longer the chosen one. One that was changed there stays. Returns the rest. */
async function leaveOthers(db: Db, dav: Dav, { calendar, ...account }: Account): Promise<LinkedRow[]> {
  const rows = (await db.linkedEvent.findMany({ where: { userId: account.userId } })).map(toLinkedRow);
  const others = rows.filter(({ href }) => href !== "" && !href.startsWith(calendar));
  for (const { id, href, etag } of others) {
    await renewLease(db, "calendar_account", account);
    if (etag !== null) await removeResource(dav, new URL(href, calendar), etag);
    await db.linkedEvent.deleteMany({ where: { id } });
  }
  return rows.filter((row) => !others.includes(row));
}

/** Paths of our events that may be different from what is known of them. */
async function staleAmong(
  dav: Dav,
  { calendar, syncToken }: Account,
  rows: readonly LinkedRow[],
  { state, hasChanges }: { state: string; hasChanges: boolean },
): Promise<string[]> {
  const there = rows.filter(({ href }) => href !== "");
  const all = there.map(({ href }) => pathOf(href, calendar));
  const unsure = there.filter(({ etag, sent }) => etag === null || sent !== null).map(({ href }) => pathOf(href, calendar));
  if (state !== "" && state === syncToken) return unsure;
  const changes = hasChanges && syncToken ? await changesSince(dav, calendar, syncToken) : null;
  return changes ? all.filter((path) => changes.has(path) || unsure.includes(path)) : all;
}
