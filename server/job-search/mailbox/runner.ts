import type { MailboxError } from "@/contracts/model/mailbox";
import type { Db } from "@/server/platform/db/client";
import { type Mailbox, Prisma } from "@/server/platform/db/generated/client";
import { newId } from "@/server/platform/ids";
import { logError } from "@/server/platform/log";
import { singleton } from "@/server/platform/singleton";
import { Turns } from "@/server/platform/turns/turns";
import { LEASE_MS, LeaseLost } from "./lease";
import { MailboxFailed } from "./mailbox-failed";
import { watchMailbox } from "./watch";

/** Mailboxes that are read concurrently: a slow server must not hold up the others. */
const AT_ONCE = 6;
const MAX_CANDIDATES = 200;
const INTERVAL_MS = 5 * 60_000;
const MAX_INTERVAL_MS = 6 * 60 * 60_000;
/** Providers lock accounts after too many wrong passwords. */
const AFTER_WRONG_PASSWORD_MS = 60 * 60_000;

const turns = () => singleton("mailbox-turns", () => new Turns({ slots: AT_ONCE, share: 1 }));

/** Starts the readings that are due. Any number of instances may do it concurrently; each mailbox is taken by one of them. */
export async function startReadings(db: Db, now: Date, only?: string): Promise<void> {
  const due = await db.$queryRaw<{ account: string }[]>`
    select "userId"::text as account from mailbox
    where "nextReadAt" <= ${now} and ("leaseUntil" is null or "leaseUntil" <= ${now}) and ${OF_ENABLED_PEOPLE}
      and "userId" <> all(${turns().full}::uuid[]) and (${only ?? null}::uuid is null or "userId" = ${only ?? null}::uuid)
    order by "nextReadAt" limit ${MAX_CANDIDATES}`;
  for (const { account } of turns().choose(due))
    void turns()
      .run({ account }, () => takeAndRead(db, account, now))
      .catch((error: unknown) => logError("instance", "A mailbox could not be read.", error));
}

/** The same, and waits until the readings have ended. */
export async function readDue(db: Db, now: Date, only?: string): Promise<void> {
  await startReadings(db, now, only);
  await turns().settled();
}

/** For a disabled account no mailbox is read. */
const OF_ENABLED_PEOPLE = Prisma.sql`not exists (select from "user" where "user".id = "userId" and "user".banned)`;

async function takeAndRead(db: Db, ownerId: string, now: Date): Promise<void> {
  const [mailbox] = await db.$queryRaw<Mailbox[]>`
    update mailbox set lease = ${newId()}::uuid, "leaseUntil" = ${new Date(now.getTime() + LEASE_MS)}
    where "userId" = (select "userId" from mailbox where "userId" = ${ownerId}::uuid and "nextReadAt" <= ${now}
      and ("leaseUntil" is null or "leaseUntil" <= ${now}) for update skip locked)
    returning *`;
  if (!mailbox) return;
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
        nextReadAt: new Date(now.getTime() + pauseAfter(failed.reason, failures)),
      }
    : { failures: 0, lastError: null, lastReadAt: now, nextReadAt: new Date(now.getTime() + INTERVAL_MS) };
  const { count } = await db.mailbox.updateMany({ where: { userId, lease }, data: { ...state, lease: null, leaseUntil: null } });
  return count === 1;
}

/** Longer after each failure, up to six hours. */
const pauseAfter = (reason: MailboxError, failures: number): number =>
  Math.min(MAX_INTERVAL_MS, (reason === "wrong-password" ? AFTER_WRONG_PASSWORD_MS : INTERVAL_MS) * 2 ** Math.min(failures, 10));
