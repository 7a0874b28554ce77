import type { DavError } from "@/contracts/model/dav-account";
import { keepStepping } from "@/server/platform/background-loop";
import { type Db, database } from "@/server/platform/db/client";
import { Prisma } from "@/server/platform/db/generated/client";
import { failure } from "@/server/platform/errors";
import { isUnleased, type Leased, LeaseLost, OF_ENABLED_PEOPLE, ownLease } from "@/server/platform/leases/lease";
import { type Candidate, finishDue, type LeaseQueue, MAX_CANDIDATES, startDue } from "@/server/platform/leases/lease-queue";
import { nextRead, nextTry } from "@/server/platform/leases/next-read";
import { logError } from "@/server/platform/log";
import { singleton } from "@/server/platform/singleton";
import { Turns } from "@/server/platform/turns/turns";
import { DavFailed } from "./dav-failed";

/** Accounts that are compared concurrently: a slow server must not hold up the others. */
const AT_ONCE = 6;

/** The tables of accounts that are compared. */
export type AccountTable = "calendar_account" | "contacts_account";

export type Account = Leased & { failures: number };

/** What is compared with the accounts of a table. */
export interface Comparing<Row extends Account> {
  table: AccountTable;
  /** Which accounts are compared at all, of the row `due`. */
  active: Prisma.Sql;
  sentences: Record<DavError, string>;
  /** Throws DavFailed, or LeaseLost. */
  compare: (db: Db, account: Row, now: Date) => Promise<void>;
  /** What the log says of a failure that is not the server's. */
  failed: string;
  /** What the response says where there is none. */
  none: string;
}

/** Accounts that are due to be compared, all or only one. */
const accounts = <Row extends Account>(comparing: Comparing<Row>, only?: string): LeaseQueue<Row> => ({
  table: comparing.table,
  key: "userId",
  turns: () => singleton(`${comparing.table}-turns`, () => new Turns({ slots: AT_ONCE, share: 1 })),
  candidates: (db, now, full) => db.$queryRaw<Candidate[]>`
    select due."userId"::text as id, due."userId"::text as account from ${Prisma.raw(comparing.table)} due
    where ${isDue(comparing, now)} and due."userId" <> all(${full}::uuid[])
      and (${only ?? null}::uuid is null or due."userId" = ${only ?? null}::uuid)
    order by due."nextReadAt" limit ${MAX_CANDIDATES}`,
  isDue: (now) => isDue(comparing, now),
  taken: ownLease,
  work: (db, account, now) => compareAndEnd(db, comparing, account, now),
  failed: comparing.failed,
});

/** Due by time; or, where the last comparison worked, since an application has changed. */
const isDue = ({ active }: Pick<Comparing<never>, "active">, now: Date) => Prisma.sql`
  (due."nextReadAt" <= ${now} or (due.failures = 0 and due."comparedAt" is not null
    and exists (select from application a where a."userId" = due."userId" and a."updatedAt" > due."comparedAt")))
  and ${isUnleased(now)} and ${active} and ${OF_ENABLED_PEOPLE}`;

/** Starts the comparisons that are due. Returns how many. */
export const startComparisons = <Row extends Account>(
  db: Db,
  comparing: Comparing<Row>,
  now: Date,
  only?: string,
): Promise<number> => startDue(accounts(comparing, only), db, now);

/** The same, and waits until the comparisons have ended. */
export const compareDue = <Row extends Account>(db: Db, comparing: Comparing<Row>, now: Date, only?: string): Promise<number> =>
  finishDue(accounts(comparing, only), db, now);

/** Compares accounts for as long as the process lives: each every five minutes, and soon after a change in Dossier. Returns how to stop. */
export function keepComparing<Row extends Account>(comparing: Comparing<Row>): () => void {
  const step = async () => {
    await startComparisons(database(), comparing, new Date());
    return false;
  };
  return keepStepping(step, { idleMs: 15_000, busyMs: 15_000 }, comparing.failed);
}

async function compareAndEnd<Row extends Account>(db: Db, comparing: Comparing<Row>, account: Row, now: Date): Promise<void> {
  try {
    await comparing.compare(db, account, now);
    await endComparison(db, comparing, account, now, null);
  } catch (error) {
    if (error instanceof LeaseLost) return;
    const failed = error instanceof DavFailed ? error : new DavFailed("server-error", error);
    if (failed !== error) logError("instance", comparing.failed, error, { userId: account.userId });
    await endComparison(db, comparing, account, now, failed.reason);
  }
}

/** Writes how a comparison ended and when the next one is due, unless the lease has gone to another process. */
async function endComparison(
  db: Db,
  { table, sentences }: Pick<Comparing<never>, "table" | "sentences">,
  { userId, lease, failures }: Account,
  began: Date,
  failed: DavError | null,
): Promise<void> {
  const now = new Date();
  const state = failed
    ? Prisma.sql`failures = ${failures + 1}, "lastError" = ${sentences[failed]}, "nextReadAt" = ${nextTry(now, failed, failures)}`
    : Prisma.sql`failures = 0, "lastError" = null, "lastReadAt" = ${now}, "comparedAt" = ${began},
        "nextReadAt" = ${nextRead(now)}`;
  await db.$executeRaw`
    update ${Prisma.raw(table)} set ${state}, lease = null, "leaseUntil" = null
    where "userId" = ${userId}::uuid and lease = ${lease}::uuid`;
}

/** A longer comparison continues without the request. */
const MAX_WAIT_MS = 10_000;
const LOOK_EVERY_MS = 100;

/** Has an account compared now, and waits for the end for a while. Throws PRECONDITION_FAILED where there is none to compare. */
export async function compareNow<Row extends Account>(
  db: Db,
  comparing: Comparing<Row>,
  ownerId: string,
  now: Date,
): Promise<void> {
  const { table, active, none } = comparing;
  const account = Prisma.sql`${Prisma.raw(table)} due`;
  const count = await db.$executeRaw`
    update ${account} set "nextReadAt" = ${now} where due."userId" = ${ownerId}::uuid and ${active}`;
  if (count === 0) throw failure("PRECONDITION_FAILED", { message: none });
  /** Whether the comparison that was requested has not ended. */
  const isWaiting = async () =>
    (await db.$queryRaw<unknown[]>`select 1 from ${account} where due."userId" = ${ownerId}::uuid and due."nextReadAt" <= ${now}`)
      .length > 0;
  const end = Date.now() + MAX_WAIT_MS;
  while (Date.now() < end && (await isWaiting())) {
    // Again and again, because an earlier comparison may only just be ending.
    await startComparisons(db, comparing, new Date(), ownerId);
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
}
