import type { Db } from "@/server/platform/db/client";
import { type Mailbox, Prisma } from "@/server/platform/db/generated/client";
import { isUnleased, LeaseLost, OF_ENABLED_PEOPLE, ownLease } from "@/server/platform/leases/lease";
import { type Candidate, finishDue, type LeaseQueue, MAX_CANDIDATES, startDue } from "@/server/platform/leases/lease-queue";
import { nextRead, nextTry } from "@/server/platform/leases/next-read";
import { logError } from "@/server/platform/log";
import { singleton } from "@/server/platform/singleton";
import { Turns } from "@/server/platform/turns/turns";
import { MailboxFailed } from "./mailbox-failed";
import { watchMailbox } from "./watch";

/** Mailboxes that are read concurrently: a slow server must not hold up the others. */
const AT_ONCE = 6;

/** Mailboxes that are due, of all accounts or only one. */
const mailboxes = (only?: string): LeaseQueue<Mailbox> => ({
  table: "mailbox",
  key: "userId",
  turns: () => singleton("mailbox-turns", () => new Turns({ slots: AT_ONCE, share: 1 })),
  candidates: (db, now, full) => db.$queryRaw<Candidate[]>`
    select due."userId"::text as id, due."userId"::text as account from mailbox due
    where ${isDue(now)} and due."userId" <> all(${full}::uuid[])
      and (${only ?? null}::uuid is null or due."userId" = ${only ?? null}::uuid)
    order by due."nextReadAt" limit ${MAX_CANDIDATES}`,
  isDue,
  taken: ownLease,
  work: readAndEnd,
  failed: "A mailbox could not be read.",
});

function isDue(now: Date): Prisma.Sql {
  return Prisma.sql`due."nextReadAt" <= ${now} and ${isUnleased(now)} and ${OF_ENABLED_PEOPLE}`;
}

/** Starts the readings that are due. Returns how many. */
export const startReadings = (db: Db, now: Date, only?: string): Promise<number> => startDue(mailboxes(only), db, now);

/** The same, and waits until the readings have ended. */
export const readDue = (db: Db, now: Date, only?: string): Promise<number> => finishDue(mailboxes(only), db, now);

async function readAndEnd(db: Db, mailbox: Mailbox): Promise<void> {
  const ownerId = mailbox.userId;
  try {
    // Its words in eight languages are loaded by those who have a mailbox.
    const { readNew } = await import("./read-mailbox");
    const { hasIdle } = await readNew(db, mailbox);
    const isHeld = await endReading(db, mailbox, null);
    // Not as part of the turn, which another reading may need.
    if (isHeld && hasIdle) void watchMailbox(db, ownerId, (at) => startReadings(db, at, ownerId)).catch(() => {});
  } catch (error) {
    if (error instanceof LeaseLost) return;
    if (!(error instanceof MailboxFailed)) logError("instance", "A mailbox could not be read.", error, { userId: ownerId });
    await endReading(db, mailbox, error instanceof MailboxFailed ? error : new MailboxFailed("server-error", error));
  }
}

/** Writes how a reading ended and when the next one is due, unless the lease has gone to another process. */
async function endReading(db: Db, { userId, lease, failures }: Mailbox, failed: MailboxFailed | null): Promise<boolean> {
  const now = new Date();
  const state = failed
    ? {
        failures: failures + 1,
        lastError: failed.message,
        nextReadAt: nextTry(now, failed.reason, failures),
      }
    : { failures: 0, lastError: null, lastReadAt: now, nextReadAt: nextRead(now) };
  const { count } = await db.mailbox.updateMany({ where: { userId, lease }, data: { ...state, lease: null, leaseUntil: null } });
  return count === 1;
}
