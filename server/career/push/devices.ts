import { LIMITS } from "@/contracts/limits";
import type { PushDevice, SubscriptionInput } from "@/contracts/model/career/push";
import { deviceOf } from "@/domain/devices/device-name";
import { type Db, transaction } from "@/server/platform/db/client";
import type { PushDevice as Stored } from "@/server/platform/db/generated/client";
import { lockAccount } from "@/server/platform/db/lock-rows";
import { failure } from "@/server/platform/errors";
import { knownId, newId } from "@/server/platform/ids";
import { endpointHashOf, refuseUnusable, sealSubscription } from "./subscription";

const limits = LIMITS.push;

const toDevice = ({ id, userAgent, endpointHash, createdAt, lastSentAt }: Stored): PushDevice => ({
  id,
  ...deviceOf(userAgent),
  endpointHash,
  createdAt: createdAt.toISOString(),
  lastSentAt: lastSentAt?.toISOString() ?? null,
});

/** The devices of an account, the oldest first. */
export async function listDevices(db: Db, ownerId: string): Promise<PushDevice[]> {
  return (await db.pushDevice.findMany({ where: { userId: ownerId }, orderBy: { id: "asc" } })).map(toDevice);
}

type Added = { subscription: SubscriptionInput; userAgent: string; sessionId: string | null };

/**
 * Adds a device, or renews the one with the same endpoint. A browser that another account had switched on is this account's from now on.
 * Throws BAD_REQUEST for what cannot be sent to, and past the limit.
 */
export function addDevice(db: Db, ownerId: string, added: Added, now: Date): Promise<PushDevice> {
  const { subscription, sessionId } = added;
  refuseUnusable(subscription);
  const endpointHash = endpointHashOf(subscription.endpoint);
  const userAgent = added.userAgent.slice(0, limits.userAgent).toWellFormed();
  return transaction(db, async (tx) => {
    // Without the lock, simultaneous requests would each count too few.
    await lockAccount(tx, ownerId);
    const known = await tx.pushDevice.findFirst({ where: { endpointHash, userId: ownerId } });
    const id = known?.id ?? newId();
    const fields = { sessionId, sealed: sealSubscription(id, subscription), userAgent, failures: 0, notBefore: null };
    if (known) return toDevice(await tx.pushDevice.update({ where: { id }, data: fields }));
    if ((await tx.pushDevice.count({ where: { userId: ownerId } })) >= limits.devices)
      throw failure("BAD_REQUEST", { message: `An account can have ${limits.devices} devices. Remove one first.` });
    await tx.pushDevice.deleteMany({ where: { endpointHash } });
    return toDevice(await tx.pushDevice.create({ data: { id, userId: ownerId, endpointHash, ...fields, createdAt: now } }));
  });
}

/** Removes a device with its pending messages. Throws NOT_FOUND. */
export async function removeDevice(db: Db, ownerId: string, id: string): Promise<void> {
  const { count } = await db.pushDevice.deleteMany({ where: { id: knownId(id), userId: ownerId } });
  if (count === 0) throw failure("NOT_FOUND");
}

/** A device of its owner. Throws NOT_FOUND. */
export async function ownDevice(db: Db, ownerId: string, id: string): Promise<Stored> {
  const row = await db.pushDevice.findFirst({ where: { id: knownId(id), userId: ownerId } });
  if (!row) throw failure("NOT_FOUND");
  return row;
}
