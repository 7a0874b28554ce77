import { type Db, transaction } from "@/server/platform/db/client";
import { Prisma, type WebhookDelivery } from "@/server/platform/db/generated/client";
import { type Candidate, finishDue, type LeaseQueue, MAX_CANDIDATES, startDue } from "@/server/platform/leases/lease-queue";
import { logWarning } from "@/server/platform/log";
import { singleton } from "@/server/platform/singleton";
import { Turns } from "@/server/platform/turns/turns";
import { type Outcome, send } from "./send";

/** Concurrent deliveries. */
const AT_ONCE = 16;
/** Longer than an attempt can take. A process that ends with deliveries leaves them to others after this time. */
const LEASE_MS = 60_000;

const MINUTE_MS = 60_000;
/** Pauses after failed attempts, as Standard Webhooks recommend. After the last, the delivery has failed. */
export const PAUSES_MS = [
  5_000,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  120 * MINUTE_MS,
  300 * MINUTE_MS,
  600 * MINUTE_MS,
  840 * MINUTE_MS,
];

/** A receiver that has not taken anything for this long is given up. */
const GIVE_UP_MS = 3 * 24 * 60 * MINUTE_MS;

const turns = () => singleton("webhook-turns", () => new Turns({ slots: AT_ONCE }));

const DELIVERIES: LeaseQueue<WebhookDelivery> = {
  table: "webhook_delivery",
  key: "id",
  turns,
  // The oldest first, but none of accounts that have their share under way: these may have any number waiting.
  candidates: (db, now, full) => db.$queryRaw<Candidate[]>`
    select d.id, w."userId"::text as account, w."failingSince" is not null as "isFailing"
    from webhook_delivery d join webhook w on w.id = d."webhookId" and w.enabled
    where d."nextAt" <= ${now} and w."userId" <> all(${full}::uuid[])
    order by d."nextAt" limit ${MAX_CANDIDATES}`,
  isDue: (now) => Prisma.sql`due."nextAt" <= ${now}`,
  taken: (now) => Prisma.sql`attempts = attempts + 1, "nextAt" = ${new Date(now.getTime() + LEASE_MS)}`,
  work: deliver,
  failed: "A webhook could not be sent.",
};

/** Starts to send what is due. Returns how many deliveries were started. */
export const startDeliveries = (db: Db, now: Date): Promise<number> => startDue(DELIVERIES, db, now);

/** Sends what is due, and waits until all of it is sent. */
export async function deliverDue(db: Db, now: Date): Promise<void> {
  while ((await finishDue(DELIVERIES, db, now)) > 0);
}

/** Resolves when nothing is under way any more. */
export const allSent = (): Promise<void> => turns().settled();

async function deliver(db: Db, delivery: WebhookDelivery, now: Date): Promise<void> {
  const webhook = await db.webhook.findUnique({ where: { id: delivery.webhookId } });
  if (!webhook) return;
  const outcome = await send(webhook, delivery, now);
  await record(db, delivery, outcome, now);
}

/** Writes down how an attempt went, and turns off a webhook whose receiver is gone. */
export async function record(db: Db, delivery: WebhookDelivery, outcome: Outcome, now: Date): Promise<void> {
  const { responseStatus, problem, isDelivered } = outcome;
  const pause = PAUSES_MS[delivery.attempts - 1];
  const next = isDelivered
    ? { state: "delivered", deliveredAt: now, nextAt: null }
    : pause === undefined
      ? { state: "failed", nextAt: null }
      : { state: "pending", nextAt: new Date(now.getTime() + pause) };
  await transaction(db, async (tx) => {
    await tx.webhookDelivery.updateMany({ where: { id: delivery.id }, data: { ...next, responseStatus, problem } });
    await noteReceiver(tx, delivery.webhookId, isDelivered, responseStatus, now);
  });
}

async function noteReceiver(tx: Db, id: string, isDelivered: boolean, status: number | null, now: Date): Promise<void> {
  if (isDelivered) {
    await tx.webhook.updateMany({ where: { id, failingSince: { not: null } }, data: { failingSince: null } });
    return;
  }
  await tx.webhook.updateMany({ where: { id, failingSince: null }, data: { failingSince: now } });
  // 410 Gone is how a receiver unsubscribes.
  const endedSince = status === 410 ? {} : { failingSince: { lte: new Date(now.getTime() - GIVE_UP_MS) } };
  const off = { enabled: false, updatedAt: now };
  const { count } = await tx.webhook.updateMany({ where: { id, enabled: true, ...endedSince }, data: off });
  if (count > 0) logWarning("instance", "A webhook whose receiver takes nothing was turned off", { webhookId: id });
}
