import { contract } from "@/contracts/index";
import { mailedNoticeSchema } from "@/contracts/model/career/notification";
import type { Language } from "@/contracts/model/languages";
import { mailLanguage } from "@/domain/languages";
import { readMailSettings, unsubscribeToken } from "@/server/accounts/notifications/mail-settings";
import { notify } from "@/server/accounts/notifications/notify";
import { sendMail, sendsMail } from "@/server/platform/adapters/mail/mail";
import { type Db, transaction } from "@/server/platform/db/client";
import { Prisma, type Notification as Stored } from "@/server/platform/db/generated/client";
import { env } from "@/server/platform/env";
import { logError } from "@/server/platform/log";
import { composeMail } from "@/server/platform/mails/compose";
import { mailTexts } from "@/server/platform/mails/mail-texts";
import { noticeTexts } from "@/server/platform/mails/notice-texts";
import { API_PREFIX } from "@/server/platform/request/api-prefix";
import { singleton } from "@/server/platform/singleton";
import { Turns } from "@/server/platform/turns/turns";

/** Mails that are sent concurrently, each to a different user. */
const MAILS_AT_ONCE = 5;
/** Due notifications that are looked at to choose from. */
const MAX_CANDIDATES = 500;
const MAX_ATTEMPTS = 3;
const PAUSE_MS = 5 * 60_000;

const UNSUBSCRIBE_PATH = contract.career.notifications.unsubscribe["~orpc"].route.path ?? "";

/**
 * Sends notifications that are due as mails, those of a person who wants one a day in one. Each is taken by one instance, and tried three
 * times, five minutes apart; then the user is notified here that it could not be sent.
 */
export async function sendDueMails(db: Db, now: Date): Promise<void> {
  if (!sendsMail()) return;
  const due = await db.$queryRaw<{ id: string; account: string }[]>`
    select id, "userId"::text as account from notification where "emailDueAt" <= ${now} and "userId" <> all(${turns().full}::uuid[])
    order by "emailDueAt" limit ${MAX_CANDIDATES}`;
  const chosen = turns().choose(due);
  const works = chosen.map((claim) => turns().run(claim, () => sendOne(db, claim, now)));
  await Promise.all(works);
}

const turns = () => singleton("mail-turns", () => new Turns({ slots: MAILS_AT_ONCE }));

async function sendOne(db: Db, { id, account }: { id: string; account: string }, now: Date): Promise<void> {
  const rows = await take(db, Prisma.sql`id = ${id}::uuid`, 1, now);
  if (rows.length === 0) return;
  const { mail } = await readMailSettings(db, account);
  if (mail === "each") return send(db, rows, now);
  return send(db, [...rows, ...(await take(db, Prisma.sql`"userId" = ${account}::uuid`, null, now))], now);
}

/** Prisma has no row locks. */
const take = (db: Db, which: Prisma.Sql, limit: number | null, now: Date): Promise<Stored[]> => db.$queryRaw<Stored[]>`
  update notification set "emailAttemptedAt" = ${now}, "emailAttempts" = "emailAttempts" + 1,
    "emailDueAt" = ${new Date(now.getTime() + PAUSE_MS)}
  where id in (select id from notification where "emailDueAt" <= ${now} and ${which} order by "emailDueAt"
    limit ${limit}::int for update skip locked)
  returning *`;

async function send(db: Db, rows: Stored[], now: Date): Promise<void> {
  const ownerId = rows[0]?.userId ?? "";
  const user = await db.user.findUnique({ where: { id: ownerId }, select: { email: true, emailVerified: true, language: true } });
  if (!user) return;
  try {
    if (!user.emailVerified) throw new Error("The address is not verified any more.");
    await sendMail({ to: user.email, ...(await mailOf(ownerId, rows, mailLanguage(user.language))) });
    await db.notification.updateMany({
      where: { id: { in: rows.map(({ id }) => id) } },
      data: { emailedAt: now, emailDueAt: null },
    });
  } catch (error) {
    logError("mail-failed", "A notification could not be sent.", error, { notificationId: rows[0]?.id });
    const last = rows.filter((row) => row.emailAttempts >= MAX_ATTEMPTS);
    if (last.length > 0) await giveUp(db, last, now);
  }
}

/** One notification, or all of a day, oldest first. */
async function mailOf(ownerId: string, rows: readonly Stored[], language: Language) {
  const token = unsubscribeToken(ownerId);
  const [t, noticeText] = await Promise.all([mailTexts(language), noticeTexts(language)]);
  const parts = rows
    .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
    .map((row) => {
      const { title, body } = noticeText(mailedNoticeSchema.parse(row.notice));
      return { title, text: body, url: row.url === null ? null : `${env().APP_URL}${row.url}` };
    });
  const subject = parts.length === 1 ? (parts[0]?.title ?? "") : t("news.subject", { count: parts.length });
  const foot = { text: t("news.why"), label: t("news.turnOff"), url: `${env().APP_URL}/unsubscribe/${token}` };
  return {
    ...composeMail(language, t, { subject, parts, foot }),
    unsubscribeUrl: `${env().APP_URL}${API_PREFIX}${UNSUBSCRIBE_PATH.replace("{token}", token)}`,
  };
}

/** Notifies the user once, however many notifications the mail held. */
const giveUp = (db: Db, rows: readonly Stored[], now: Date): Promise<void> =>
  transaction(db, async (tx) => {
    await tx.notification.updateMany({ where: { id: { in: rows.map(({ id }) => id) } }, data: { emailDueAt: null } });
    const [first] = rows;
    if (!first) return;
    const { id, userId, applicationId, url } = first;
    const news = { userId, applicationId, url, key: `email-failed:${id}`, email: false };
    await notify(tx, { ...news, notice: { type: "email-failed" } }, now);
  });
