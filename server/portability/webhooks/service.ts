import type { Webhook, WebhookDelivery } from "@/contracts/events/webhooks";
import { LIMITS } from "@/contracts/limits";
import { cursorAt, written } from "@/server/platform/cursor";
import { type Db, transaction } from "@/server/platform/db/client";
import type { Webhook as WebhookRow } from "@/server/platform/db/generated/client";
import { lockAccount } from "@/server/platform/db/lock-rows";
import { env } from "@/server/platform/env";
import { failure } from "@/server/platform/errors";
import { knownId, newId } from "@/server/platform/ids";
import { refuseUndeliverable } from "@/server/platform/outgoing/refuse-undeliverable";
import { toDelivery, toWebhook } from "./rows";
import { sealedSecretOf } from "./secret";
import { send } from "./send";
import { newSecret } from "./signature";

const MAX_LISTED = 100;
const LOG_MS = 30 * 24 * 3_600_000;

type Changes = { url?: string | undefined; subjects?: Webhook["subjects"] | undefined; enabled?: boolean | undefined };

const refuse = (url: string) => refuseUndeliverable(url, env().WEBHOOK_ALLOWED_HOSTS, "WEBHOOK_ALLOWED_HOSTS");

export async function listWebhooks(db: Db, ownerId: string): Promise<Webhook[]> {
  return (await db.webhook.findMany({ where: { userId: ownerId }, orderBy: { id: "asc" } })).map(toWebhook);
}

/** Creates a webhook that sends changes from now on. The secret is returned only here. */
export async function createWebhook(db: Db, ownerId: string, input: Required<Pick<Changes, "url" | "subjects">>, now: Date) {
  const { url = "", subjects = [] } = input;
  refuse(url);
  const [id, secret] = [newId(), newSecret()];
  const sealed = sealedSecretOf({ userId: ownerId, id }, secret);
  return transaction(db, async (tx) => {
    // Without the lock, simultaneous requests would each count too few.
    await lockAccount(tx, ownerId);
    if ((await tx.webhook.count({ where: { userId: ownerId } })) >= LIMITS.webhook.perAccount)
      throw failure("BAD_REQUEST", { message: `An account can have ${LIMITS.webhook.perAccount} webhooks. Delete one first.` });
    const times = { checkedAt: now, createdAt: now, updatedAt: now };
    const cursor = written(cursorAt(now));
    const row = await tx.webhook.create({
      data: { id, userId: ownerId, url, subjects: [...new Set(subjects)], secret: sealed, cursor, ...times },
    });
    return { ...toWebhook(row), secret };
  });
}

/** Changes a webhook. Throws NOT_FOUND. */
export async function updateWebhook(
  db: Db,
  ownerId: string,
  id: string,
  { url, subjects, enabled }: Changes,
  now: Date,
): Promise<Webhook> {
  const row = await ownWebhook(db, ownerId, id);
  const isTurnedOn = enabled === true && !row.enabled;
  if (url !== undefined || isTurnedOn) refuse(url ?? row.url);
  const data = {
    ...(url === undefined ? {} : { url }),
    ...(subjects === undefined ? {} : { subjects: [...new Set(subjects)] }),
    ...(enabled === undefined ? {} : { enabled }),
    // What happened while it was off is not sent afterwards.
    ...(isTurnedOn ? { cursor: written(cursorAt(now)), failingSince: null } : {}),
    updatedAt: now,
  };
  return toWebhook(await db.webhook.update({ where: { id: row.id }, data }));
}

/** Deletes a webhook and its log. Throws NOT_FOUND. */
export async function deleteWebhook(db: Db, ownerId: string, id: string): Promise<void> {
  if ((await db.webhook.deleteMany({ where: { id: knownId(id), userId: ownerId } })).count === 0) throw failure("NOT_FOUND");
}

/** Sends an event of type `test` and returns how it went. Throws NOT_FOUND. */
export async function testWebhook(db: Db, ownerId: string, id: string, now: Date): Promise<WebhookDelivery> {
  const webhook = await ownWebhook(db, ownerId, id);
  const delivery = { id: newId(), body: JSON.stringify({ type: "test", timestamp: now.toISOString(), data: {} }) };
  const { isDelivered, ...outcome } = await send(webhook, delivery, now);
  const state = isDelivered ? { state: "delivered", deliveredAt: now } : { state: "failed" };
  const row = { ...delivery, webhookId: webhook.id, type: "test", attempts: 1, createdAt: now, ...outcome, ...state };
  return toDelivery(await db.webhookDelivery.create({ data: row }));
}

/** The latest deliveries, the newest first. Throws NOT_FOUND. */
export async function listDeliveries(db: Db, ownerId: string, id: string): Promise<WebhookDelivery[]> {
  const { id: webhookId } = await ownWebhook(db, ownerId, id);
  const newestFirst = [{ createdAt: "desc" }, { id: "desc" }] as const;
  const rows = await db.webhookDelivery.findMany({ where: { webhookId }, orderBy: [...newestFirst], take: MAX_LISTED });
  return rows.map(toDelivery);
}

/** Queues a delivery again; one that is still being tried is only tried sooner, and not more often. Throws NOT_FOUND. */
export async function replayDelivery(
  db: Db,
  ownerId: string,
  ids: { id: string; deliveryId: string },
  now: Date,
): Promise<WebhookDelivery> {
  const webhook = await ownWebhook(db, ownerId, ids.id);
  const where = { id: knownId(ids.deliveryId), webhookId: webhook.id };
  const delivery = await db.webhookDelivery.findFirst({ where, select: { state: true } });
  if (!delivery) throw failure("NOT_FOUND");
  const fresh = { state: "pending", attempts: 0, deliveredAt: null, responseStatus: null, problem: null };
  const again = { ...(delivery.state === "pending" ? {} : fresh), nextAt: now };
  return toDelivery(await db.webhookDelivery.update({ where: { id: where.id }, data: again }));
}

/** Forgets deliveries of more than 30 days ago. */
export const forgetOldDeliveries = (db: Db, now: Date) =>
  db.webhookDelivery.deleteMany({ where: { createdAt: { lt: new Date(now.getTime() - LOG_MS) } } });

async function ownWebhook(db: Db, ownerId: string, id: string): Promise<WebhookRow> {
  const row = await db.webhook.findFirst({ where: { id: knownId(id), userId: ownerId } });
  if (!row) throw failure("NOT_FOUND");
  return row;
}
