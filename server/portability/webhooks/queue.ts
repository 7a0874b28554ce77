import { ORPCError } from "@orpc/server";
import type { EventPage } from "@/contracts/events/events";
import { type Db, transaction } from "@/server/platform/db/client";
import type { Webhook } from "@/server/platform/db/generated/client";
import { newId } from "@/server/platform/ids";
import { readEvents } from "@/server/portability/events/feed";

const WEBHOOKS_AT_ONCE = 20;
const EVENTS_AT_ONCE = 100;
/** A webhook is looked at this often. */
const CHECK_EVERY_MS = 3_000;

/**
 * Queues what changed since each webhook's cursor. The change feed is derived from the documents themselves, so no change can be lost
 * between them and this queue; deliveries and the cursor are written together. Returns whether more may be waiting.
 */
export const queueChanges = (db: Db, now: Date): Promise<boolean> =>
  transaction(db, async (tx) => {
    const before = new Date(now.getTime() - CHECK_EVERY_MS);
    // Prisma has no row locks.
    const due = await tx.$queryRaw<{ id: string }[]>`
      select id from webhook where enabled and "checkedAt" <= ${before} order by "checkedAt" limit ${WEBHOOKS_AT_ONCE}
      for update skip locked`;
    const webhooks = await tx.webhook.findMany({ where: { id: { in: due.map(({ id }) => id) } } });
    let hasMore = due.length === WEBHOOKS_AT_ONCE;
    for (const webhook of webhooks) hasMore = (await queueChangesOf(tx, webhook, now)) || hasMore;
    return hasMore;
  });

async function queueChangesOf(tx: Db, { id, userId, cursor, subjects }: Webhook, now: Date): Promise<boolean> {
  const page = await eventsSince(tx, userId, cursor, now);
  const selection = page.events.filter(({ subject }) => subjects.includes(subject));
  await tx.webhookDelivery.createMany({
    data: selection.map(({ type, subject, change, id: subjectId, at }) => ({
      id: newId(),
      webhookId: id,
      type,
      subjectId,
      body: JSON.stringify({ type, timestamp: at, data: { subject, change, id: subjectId } }),
      nextAt: now,
      createdAt: now,
    })),
  });
  // A webhook with more to send is next again immediately.
  const checkedAt = page.hasMore ? new Date(now.getTime() - 2 * CHECK_EVERY_MS) : now;
  await tx.webhook.updateMany({ where: { id }, data: { cursor: page.cursor, checkedAt } });
  return page.hasMore;
}

/** Changes since the cursor. After months without this process running, the cursor is too old, and changes are sent from now on. */
async function eventsSince(tx: Db, ownerId: string, cursor: string, now: Date): Promise<EventPage> {
  const selection = { limit: EVENTS_AT_ONCE, from: "now" } as const;
  try {
    return await readEvents(tx, ownerId, { ...selection, cursor }, now);
  } catch (error) {
    if (!(error instanceof ORPCError) || error.code !== "BAD_REQUEST") throw error;
    return readEvents(tx, ownerId, selection, now);
  }
}
