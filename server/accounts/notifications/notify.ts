import { MAILED_ONLY, type MailedNotice } from "@/contracts/model/career/notification";
import type { Db } from "@/server/platform/db/client";
import { newId } from "@/server/platform/ids";
import { mailTime } from "./mail-settings";

type News = {
  userId: string;
  applicationId: string | null;
  key: string;
  notice: MailedNotice;
  url: string | null;
  email: boolean;
};

/** Mails a user about something that is shown elsewhere, if mails are wanted. The same event, identified by its key, is mailed once. */
export async function mailAbout(tx: Db, { key, ...news }: Omit<News, "email">, now: Date): Promise<void> {
  const emailDueAt = await mailTime(tx, news.userId, now);
  if (emailDueAt === null) return;
  const row = { id: newId(), ...news, key: `${MAILED_ONLY}${key}`, emailDueAt, readAt: now, createdAt: now, updatedAt: now };
  await tx.notification.createMany({ data: [row], skipDuplicates: true });
}

/** Notifies a user, in the transaction that causes the event. The same event, identified by its key, is reported once. */
export async function notify(tx: Db, { email, ...news }: News, now: Date): Promise<void> {
  const emailDueAt = email ? await mailTime(tx, news.userId, now) : null;
  const row = { id: newId(), ...news, emailDueAt, createdAt: now, updatedAt: now };
  await tx.notification.createMany({ data: [row], skipDuplicates: true });
}
