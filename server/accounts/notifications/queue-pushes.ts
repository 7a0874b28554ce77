import type { PushKind, PushNotice } from "@/contracts/model/career/push";
import type { Db } from "@/server/platform/db/client";
import { asJson } from "@/server/platform/db/json";
import { newId } from "@/server/platform/ids";

/** An event. The same one, identified by its key, is pushed to a device once. */
export type PushEvent = { key: string; notice: PushNotice; url: string /** Two days from now by default. */; expiresAt?: Date };

const NEWS_MS = 48 * 3_600_000;

/** Queues events for the devices of a person, in the transaction that causes them. Without a device nothing is stored. */
export async function queuePushes(tx: Db, userId: string, events: readonly PushEvent[], now: Date): Promise<void> {
  if (events.length === 0) return;
  const devices = await tx.pushDevice.findMany({ where: { userId }, select: { id: true } });
  if (devices.length === 0) return;
  const settings = await tx.notificationSetting.findUnique({ where: { userId }, select: { pushKinds: true } });
  const chosen = events.filter(({ notice }) => settings?.pushKinds.includes(pushKindOf(notice)) ?? true);
  const rows = devices.flatMap(({ id: deviceId }) =>
    chosen.map(({ key, notice, url, expiresAt = new Date(now.getTime() + NEWS_MS) }) => ({
      ...{ id: newId(), deviceId, key, kind: pushKindOf(notice), notice: asJson(notice), url },
      ...{ dueAt: now, expiresAt, createdAt: now },
    })),
  );
  if (rows.length > 0) await tx.pushMessage.createMany({ data: rows, skipDuplicates: true });
}

/** Under which of the kinds that a person chooses from an event falls. */
export function pushKindOf(notice: PushNotice): PushKind {
  if (notice.type === "comments") return "comments";
  return notice.type === "reminder" || notice.kind === "interview" ? "interviews" : "answers";
}
