import type { PushKind, PushSettings } from "@/contracts/model/career/push";
import { PUSH_KINDS } from "@/contracts/model/career/push";
import { type Db, transaction } from "@/server/platform/db/client";
import { pushKeys } from "@/server/platform/push-keys";

const DEFAULTS: PushSettings = { kinds: [...PUSH_KINDS], quiet: null, timezone: "UTC" };

/** What is pushed to the devices of a person, and when. */
export async function readPushSettings(db: Db, userId: string): Promise<PushSettings> {
  const row = await db.notificationSetting.findUnique({ where: { userId } });
  if (!row) return DEFAULTS;
  const { pushKinds, quietFrom: from, quietTo: to, timezone } = row;
  return { kinds: pushKinds as PushKind[], quiet: from === null || to === null ? null : { from, to }, timezone };
}

/** The settings, with the key that browsers subscribe with. */
export const readPush = async (db: Db, userId: string) => ({
  ...(await readPushSettings(db, userId)),
  publicKey: pushKeys().publicKey,
});

/** Sets what is pushed. Pending messages are looked at again under the new hours. */
export function savePushSettings(db: Db, userId: string, input: PushSettings, now: Date): Promise<PushSettings> {
  const { quiet, timezone } = input;
  const kinds = PUSH_KINDS.filter((kind) => input.kinds.includes(kind));
  const fields = { pushKinds: kinds, quietFrom: quiet?.from ?? null, quietTo: quiet?.to ?? null, timezone };
  return transaction(db, async (tx) => {
    await tx.notificationSetting.upsert({ where: { userId }, create: { userId, ...fields }, update: fields });
    await tx.pushMessage.updateMany({ where: { device: { userId }, dueAt: { gt: now } }, data: { dueAt: now } });
    return { kinds, quiet, timezone };
  });
}
