import type { DavError } from "@/contracts/model/dav-account";
import { keepStepping } from "@/server/platform/background-loop";
import { type Db, database } from "@/server/platform/db/client";
import { Prisma } from "@/server/platform/db/generated/client";
import { failure } from "@/server/platform/errors";
import { newId } from "@/server/platform/ids";
import { logError } from "@/server/platform/log";
import { singleton } from "@/server/platform/singleton";
import { Turns } from "@/server/platform/turns/turns";
import { DavFailed } from "./dav-failed";
import { type AccountTable, LEASE_MS, type Leased, LeaseLost } from "./lease";

/** Accounts that are compared concurrently: a slow server must not hold up the others. */
const AT_ONCE = 6;
const MAX_CANDIDATES = 200;
const INTERVAL_MS = 5 * 60_000;
const MAX_INTERVAL_MS = 6 * 60 * 60_000;
/** Providers lock accounts after too many wrong passwords. */
const AFTER_WRONG_PASSWORD_MS = 60 * 60_000;

export type Account = Leased & { failures: number };

/** What is compared with the accounts of a table. */
export interface Comparing<Row extends Account> {
  table: AccountTable;
  /** Which accounts are compared at all, of a row `c`. */
  active: Prisma.Sql;
  sentences: Record<DavError, string>;
  /** Throws DavFailed, or LeaseLost. */
  compare: (db: Db, account: Row, now: Date) => Promise<void>;
  /** What the log says of a failure that is not the server's. */
  failed: string;
  /** What the response says where there is none. */
  none: string;
}

/** Starts the comparisons that are due. Any number of instances may do it concurrently; each account is taken by one of them. */
export async function startComparisons<Row extends Account>(
  db: Db,
  comparing: Comparing<Row>,
  now: Date,
  only?: string,
): Promise<void> {
  const turns = turnsOf(comparing.table);
  const due = await db.$queryRaw<{ account: string }[]>`
    select c."userId"::text as account from ${Prisma.raw(comparing.table)} c
    where ${isDue(comparing, now)} and c."userId" <> all(${turns.full}::uuid[])
      and (${only ?? null}::uuid is null or c."userId" = ${only ?? null}::uuid)
    order by c."nextReadAt" limit ${MAX_CANDIDATES}`;
  for (const { account } of turns.choose(due))
    void turns
      .run({ account }, () => takeAndCompare(db, comparing, account, now))
      .catch((error: unknown) => logError("instance", comparing.failed, error));
}

const turnsOf = (table: AccountTable) => singleton(`${table}-turns`, () => new Turns({ slots: AT_ONCE, share: 1 }));

/** Due by time; or, where the last comparison worked, since an application has changed. Disabled accounts are never due. */
const isDue = ({ active }: Pick<Comparing<never>, "active">, now: Date) => Prisma.sql`
  (c."nextReadAt" <= ${now} or (c.failures = 0 and c."comparedAt" is not null
    and exists (select from application a where a."userId" = c."userId" and a."updatedAt" > c."comparedAt")))
  and (c."leaseUntil" is null or c."leaseUntil" <= ${now}) and ${active}
  and not exists (select from "user" u where u.id = c."userId" and u.banned)`;

/** The same, and waits until the comparisons have ended. */
export async function compareDue<Row extends Account>(
  db: Db,
  comparing: Comparing<Row>,
  now: Date,
  only?: string,
): Promise<void> {
  await startComparisons(db, comparing, now, only);
  await turnsOf(comparing.table).settled();
}

/** Compares accounts for as long as the process lives: each every five minutes, and soon after a change in Dossier. Returns how to stop. */
export function keepComparing<Row extends Account>(comparing: Comparing<Row>): () => void {
  const step = async () => {
    await startComparisons(database(), comparing, new Date());
    return false;
  };
  return keepStepping(step, { idleMs: 15_000, busyMs: 15_000 }, comparing.failed);
}

async function takeAndCompare<Row extends Account>(db: Db, comparing: Comparing<Row>, ownerId: string, now: Date): Promise<void> {
  const table = Prisma.raw(comparing.table);
  const [account] = await db.$queryRaw<Row[]>`
    update ${table} set lease = ${newId()}::uuid, "leaseUntil" = ${new Date(now.getTime() + LEASE_MS)}
    where "userId" = (select c."userId" from ${table} c where c."userId" = ${ownerId}::uuid and ${isDue(comparing, now)}
      for update of c skip locked)
    returning *`;
  if (!account) return;
  try {
    await comparing.compare(db, account, now);
    await endComparison(db, comparing, account, now, null);
  } catch (error) {
    if (error instanceof LeaseLost) return;
    const failed = error instanceof DavFailed ? error : new DavFailed("server-error", error);
    if (failed !== error) logError("instance", comparing.failed, error, { userId: ownerId });
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
  const now = Date.now();
  const state = failed
    ? Prisma.sql`failures = ${failures + 1}, "lastError" = ${sentences[failed]}, "nextReadAt" = ${new Date(now + pauseAfter(failed, failures))}`
    : Prisma.sql`failures = 0, "lastError" = null, "lastReadAt" = ${new Date(now)}, "comparedAt" = ${began},
        "nextReadAt" = ${new Date(now + INTERVAL_MS)}`;
  await db.$executeRaw`
    update ${Prisma.raw(table)} set ${state}, lease = null, "leaseUntil" = null
    where "userId" = ${userId}::uuid and lease = ${lease}::uuid`;
}

/** Longer after each failure, up to six hours. */
const pauseAfter = (reason: DavError, failures: number): number =>
  Math.min(MAX_INTERVAL_MS, (reason === "wrong-password" ? AFTER_WRONG_PASSWORD_MS : INTERVAL_MS) * 2 ** Math.min(failures, 10));

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
  const account = Prisma.sql`${Prisma.raw(table)} c`;
  const count = await db.$executeRaw`
    update ${account} set "nextReadAt" = ${now} where c."userId" = ${ownerId}::uuid and ${active}`;
  if (count === 0) throw failure("PRECONDITION_FAILED", { message: none });
  /** Whether the comparison that was requested has not ended. */
  const isWaiting = async () =>
    (await db.$queryRaw<unknown[]>`select 1 from ${account} where c."userId" = ${ownerId}::uuid and c."nextReadAt" <= ${now}`)
      .length > 0;
  const end = Date.now() + MAX_WAIT_MS;
  while (Date.now() < end && (await isWaiting())) {
    // Again and again, because an earlier comparison may only just be ending.
    await startComparisons(db, comparing, new Date(), ownerId);
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
}
