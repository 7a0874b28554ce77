import { createHmac, timingSafeEqual } from "node:crypto";
import type { z } from "zod";
import type { careerNotifications } from "@/contracts/career/notifications";
import { dailyMailTime } from "@/domain/career/schedule-times";
import { type Db, transaction } from "@/server/platform/db/client";
import { failure } from "@/server/platform/errors";
import { isId } from "@/server/platform/ids";
import { secrets } from "@/server/platform/secrets";

export type MailSettings = z.output<NonNullable<(typeof careerNotifications.saveSettings)["~orpc"]["inputSchema"]>>;

const DEFAULTS: MailSettings = { mail: "each", timezone: "UTC" };

/** How a person's notifications are mailed. */
export async function readMailSettings(db: Db, userId: string): Promise<MailSettings> {
  const row = await db.notificationSetting.findUnique({ where: { userId } });
  return row ? { mail: row.mail as MailSettings["mail"], timezone: row.timezone } : DEFAULTS;
}

/** Sets how notifications are mailed. Mails that wait go at the new time, or not at all; one that is being tried again keeps its time. */
export function saveMailSettings(db: Db, userId: string, input: MailSettings, now: Date): Promise<MailSettings> {
  return transaction(db, async (tx) => {
    const fields = { mail: input.mail, timezone: input.timezone };
    await tx.notificationSetting.upsert({ where: { userId }, create: { userId, ...fields }, update: fields });
    const untried = input.mail === "off" ? {} : { emailAttempts: 0 };
    await tx.notification.updateMany({
      where: { userId, emailDueAt: { not: null }, ...untried },
      data: { emailDueAt: timeOf(input, now) },
    });
    return input;
  });
}

/** When the mail of something that happens now is due; null for no mail. */
export async function mailTime(tx: Db, userId: string, now: Date): Promise<Date | null> {
  return timeOf(await readMailSettings(tx, userId), now);
}

function timeOf({ mail, timezone }: MailSettings, now: Date): Date | null {
  if (mail === "off") return null;
  return mail === "each" ? now : dailyMailTime(now, timezone);
}

/** What turns off all mails of a person without signing in, and nothing else. */
export const unsubscribeToken = (userId: string): string => `${userId.replaceAll("-", "")}${signatureOf(userId)}`;

const signatureOf = (userId: string): string =>
  createHmac("sha256", secrets().authSecret).update(`unsubscribe:${userId}`).digest("base64url").slice(0, 32);

/** Turns off all mails of the person whom a token names. Doing it twice is fine. Throws NOT_FOUND for a token that was made up. */
export async function unsubscribe(db: Db, token: string, now: Date): Promise<void> {
  const userId = token.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
  const [input, expected] = [Buffer.from(token.slice(32)), Buffer.from(signatureOf(userId))];
  const isGenuine = isId(userId) && input.length === expected.length && timingSafeEqual(input, expected);
  if (!isGenuine || (await db.user.count({ where: { id: userId } })) === 0)
    throw failure("NOT_FOUND", { message: "This link is not valid any more." });
  const { timezone } = await readMailSettings(db, userId);
  await saveMailSettings(db, userId, { mail: "off", timezone }, now);
}
