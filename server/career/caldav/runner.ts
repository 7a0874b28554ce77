import type { CalendarError } from "@/contracts/model/linked-calendar";
import type { Db } from "@/server/platform/db/client";
import { type CalendarAccount, Prisma } from "@/server/platform/db/generated/client";
import { newId } from "@/server/platform/ids";
import { logError } from "@/server/platform/log";
import { singleton } from "@/server/platform/singleton";
import { Turns } from "@/server/platform/turns/turns";
import { CalendarFailed } from "./calendar-failed";
import { LEASE_MS, LeaseLost } from "./lease";

/** Calendars that are compared concurrently: a slow server must not hold up the others. */
const AT_ONCE = 6;
const MAX_CANDIDATES = 200;
const INTERVAL_MS = 5 * 60_000;
const MAX_INTERVAL_MS = 6 * 60 * 60_000;
/** Providers lock accounts after too many wrong passwords. */
const AFTER_WRONG_PASSWORD_MS = 60 * 60_000;

const turns = () => singleton("calendar-turns", () => new Turns({ slots: AT_ONCE, share: 1 }));

/** Due by time; or, where the last comparison worked, since an application has changed. Disabled accounts are never due. */
const isDue = (now: Date) => Prisma.sql`
  (c."nextReadAt" <= ${now} or (c.failures = 0 and c."comparedAt" is not null
    and exists (select from application a where a."userId" = c."userId" and a."updatedAt" > c."comparedAt")))
  and (c."leaseUntil" is null or c."leaseUntil" <= ${now})
  and not exists (select from "user" u where u.id = c."userId" and u.banned)`;

/** Starts the comparisons that are due. Any number of instances may do it concurrently; each account is taken by one of them. */
export async function startComparisons(db: Db, now: Date, only?: string): Promise<void> {
  const due = await db.$queryRaw<{ account: string }[]>`
    select c."userId"::text as account from calendar_account c
    where ${isDue(now)} and c."userId" <> all(${turns().full}::uuid[])
      and (${only ?? null}::uuid is null or c."userId" = ${only ?? null}::uuid)
    order by c."nextReadAt" limit ${MAX_CANDIDATES}`;
  for (const { account } of turns().choose(due))
    void turns()
      .run({ account }, () => takeAndCompare(db, account, now))
      .catch((error: unknown) => logError("instance", "A calendar could not be compared.", error));
}

/** The same, and waits until the comparisons have ended. */
export async function compareDue(db: Db, now: Date, only?: string): Promise<void> {
  await startComparisons(db, now, only);
  await turns().settled();
}

async function takeAndCompare(db: Db, ownerId: string, now: Date): Promise<void> {
  const [account] = await db.$queryRaw<CalendarAccount[]>`
    update calendar_account set lease = ${newId()}::uuid, "leaseUntil" = ${new Date(now.getTime() + LEASE_MS)}
    where "userId" = (select c."userId" from calendar_account c where c."userId" = ${ownerId}::uuid and ${isDue(now)}
      for update of c skip locked)
    returning *`;
  if (!account) return;
  try {
    // What reads calendars is loaded by those who have one.
    const { compare } = await import("./compare");
    await compare(db, account, now);
    await endComparison(db, account, now, null);
  } catch (error) {
    if (error instanceof LeaseLost) return;
    if (!(error instanceof CalendarFailed)) logError("instance", "A calendar could not be compared.", error, { userId: ownerId });
    await endComparison(db, account, now, error instanceof CalendarFailed ? error : new CalendarFailed("server-error", error));
  }
}

/** Writes how a comparison ended and when the next one is due, unless the lease has gone to another process. */
async function endComparison(
  db: Db,
  { userId, lease, failures }: CalendarAccount,
  began: Date,
  failed: CalendarFailed | null,
): Promise<void> {
  const now = Date.now();
  const state = failed
    ? { failures: failures + 1, lastError: failed.message, nextReadAt: new Date(now + pauseAfter(failed.reason, failures)) }
    : { failures: 0, lastError: null, lastReadAt: new Date(now), comparedAt: began, nextReadAt: new Date(now + INTERVAL_MS) };
  await db.calendarAccount.updateMany({ where: { userId, lease }, data: { ...state, lease: null, leaseUntil: null } });
}

/** Longer after each failure, up to six hours. */
const pauseAfter = (reason: CalendarError, failures: number): number =>
  Math.min(MAX_INTERVAL_MS, (reason === "wrong-password" ? AFTER_WRONG_PASSWORD_MS : INTERVAL_MS) * 2 ** Math.min(failures, 10));
