import { sendMail, sendsMail } from "@/server/adapters/mail/mail";
import { type Db, transaction } from "@/server/db/client";
import type { Notification as Stored } from "@/server/db/generated/client";
import { logError } from "@/server/log";
import { notificationTexts } from "./notifications";
import { notify } from "./notify";

const MAILS_PER_TICK = 5;
const MAX_ATTEMPTS = 3;
const PAUSE_MS = 5 * 60_000;

/**
 * Sends notifications that are due as mails. Each is taken by one instance, and tried three times, five minutes apart; then the person is
 * told here that it could not be sent.
 */
export async function sendDueMails(db: Db, now: Date): Promise<void> {
  if (!sendsMail()) return;
  // Prisma has no row locks.
  const rows = await db.$queryRaw<Stored[]>`
    update notification set "emailAttemptedAt" = ${now}, "emailAttempts" = "emailAttempts" + 1,
      "emailDueAt" = ${new Date(now.getTime() + PAUSE_MS)}
    where id in (select id from notification where "emailDueAt" <= ${now} order by "emailDueAt" limit ${MAILS_PER_TICK}
      for update skip locked)
    returning *`;
  for (const row of rows) await send(db, row, now);
}

async function send(db: Db, row: Stored, now: Date): Promise<void> {
  const user = await db.user.findUnique({ where: { id: row.userId }, select: { email: true, emailVerified: true } });
  if (!user) return;
  try {
    if (!user.emailVerified) throw new Error("The address is not verified any more.");
    const { title, body } = notificationTexts(row);
    await sendMail({ to: user.email, subject: title, text: body });
    await db.notification.updateMany({ where: { id: row.id }, data: { emailedAt: now, emailDueAt: null } });
  } catch (error) {
    logError("mail-failed", "A notification could not be sent.", error, { notificationId: row.id });
    if (row.emailAttempts >= MAX_ATTEMPTS) await giveUp(db, row, now);
  }
}

const giveUp = (db: Db, { id, userId, applicationId, url }: Stored, now: Date): Promise<void> =>
  transaction(db, async (tx) => {
    await tx.notification.updateMany({ where: { id }, data: { emailDueAt: null } });
    const news = { userId, applicationId, url, key: `email-failed:${id}`, email: false };
    await notify(tx, { ...news, notice: { type: "email-failed" } }, now);
  });
