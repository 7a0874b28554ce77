import type { Notice } from "@/contracts/model/career/notification";
import type { Db } from "@/server/platform/db/client";
import { newId } from "@/server/platform/ids";
import { mailTime } from "./mail-settings";

type News = { userId: string; applicationId: string | null; key: string; notice: Notice; url: string | null; email: boolean };

/** Notifies a user, in the transaction that causes the event. The same event, identified by its key, is reported once. */
export async function notify(tx: Db, { email, ...news }: News, now: Date): Promise<void> {
  const emailDueAt = email ? await mailTime(tx, news.userId, now) : null;
  const row = { id: newId(), ...news, emailDueAt, createdAt: now, updatedAt: now };
  await tx.notification.createMany({ data: [row], skipDuplicates: true });
}
