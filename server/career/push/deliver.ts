import { LIMITS } from "@/contracts/limits";
import { type PushNotice, type PushSettings, pushNoticeSchema } from "@/contracts/model/career/push";
import { quietEnd } from "@/domain/career/quiet-hours";
import { mailLanguage } from "@/domain/languages";
import type { Db } from "@/server/platform/db/client";
import { Prisma, type PushDevice, type PushMessage } from "@/server/platform/db/generated/client";
import { isUnleased } from "@/server/platform/leases/lease";
import { type Candidate, finishDue, type LeaseQueue, MAX_CANDIDATES, startDue } from "@/server/platform/leases/lease-queue";
import { singleton } from "@/server/platform/singleton";
import { Turns } from "@/server/platform/turns/turns";
import { type PushContent, pushTexts } from "./push-texts";
import { type PushOutcome, sendPush } from "./send";
import { readPushSettings } from "./settings";

/** Devices that are sent to concurrently. */
const AT_ONCE = 16;
/** Messages of one device in a round; with the patience for each they stay within the lease. */
const MAX_URGENT = 3;
const LEASE_MS = 90_000;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Pauses of a device after failures; the last one is kept. */
export const PAUSES_MS = [MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, 2 * HOUR_MS, 6 * HOUR_MS];

const turns = () => singleton("push-turns", () => new Turns({ slots: AT_ONCE }));

const DEVICES: LeaseQueue<PushDevice> = {
  table: "push_device",
  key: "id",
  turns,
  candidates: (db, now, full) => db.$queryRaw<Candidate[]>`
    select due.id, due."userId"::text as account, due.failures > 0 as "isFailing"
    from push_device due join "user" u on u.id = due."userId" and not u.banned left join session s on s.id = due."sessionId"
    where due.id in (select "deviceId" from push_message where "dueAt" <= ${now})
      and ${isUnleased(now)} and (due."notBefore" is null or due."notBefore" <= ${now})
      and (due."sessionId" is null or s."expiresAt" > ${now}) and due."userId" <> all(${full}::uuid[])
    limit ${MAX_CANDIDATES}`,
  isDue: isUnleased,
  taken: (now) => Prisma.sql`"leaseUntil" = ${new Date(now.getTime() + LEASE_MS)}`,
  work: sendWaiting,
  failed: "A notification could not be pushed.",
};

/** Starts to send what is due. Returns how many devices were taken. */
export const startPushes = (db: Db, now: Date): Promise<number> => startDue(DEVICES, db, now);

/** Sends what is due, and waits until all of it is sent. */
export async function pushDue(db: Db, now: Date): Promise<void> {
  while ((await finishDue(DEVICES, db, now)) > 0);
}

type Waiting = PushMessage & { notice: PushNotice };
type Sending = { content: PushContent; messages: readonly Waiting[]; isUrgent: boolean };

async function sendWaiting(db: Db, device: PushDevice, now: Date): Promise<void> {
  const rows = await db.pushMessage.findMany({
    where: { deviceId: device.id, dueAt: { lte: now } },
    orderBy: { createdAt: "asc" },
    take: LIMITS.push.waiting,
  });
  const settings = await readPushSettings(db, device.userId);
  const messages = rows.flatMap((row) => {
    // One that a newer version wrote must not hold up the others.
    const { data: notice } = pushNoticeSchema.safeParse(row.notice);
    return notice ? [{ ...row, notice }] : [];
  });
  const isNews = ({ expiresAt, kind }: Waiting) => expiresAt > now && settings.kinds.some((each) => each === kind);
  const news = messages.filter(isNews);
  await done(
    db,
    rows.filter(({ id }) => !news.some((message) => message.id === id)),
  );
  const ready = await withoutHeld(db, news, settings, now);
  for (const sending of await sendings(db, device, ready, now)) {
    const expiresAt = new Date(Math.max(...sending.messages.map((message) => message.expiresAt.getTime())));
    const outcome = await sendPush(device, { ...sending, expiresAt }, now);
    await noteOutcome(db, device, outcome, now);
    if (outcome.result !== "sent") return;
    await done(db, sending.messages);
  }
  await db.pushDevice.updateMany({ where: { id: device.id }, data: { leaseUntil: null } });
}

/** In quiet hours, all but interviews within the hour wait for their end. */
async function withoutHeld(db: Db, messages: Waiting[], { quiet, timezone }: PushSettings, now: Date): Promise<Waiting[]> {
  const end = quiet && quietEnd(now, quiet, timezone);
  if (!end) return messages;
  const held = messages.filter((message) => !isUrgent(message, now));
  await db.pushMessage.updateMany({ where: { id: { in: held.map(({ id }) => id) } }, data: { dueAt: end } });
  return messages.filter((message) => isUrgent(message, now));
}

function isUrgent({ notice }: Waiting, now: Date): boolean {
  const at = notice.type === "comments" ? null : notice.at;
  return at !== null && Date.parse(at) > now.getTime() && Date.parse(at) <= now.getTime() + HOUR_MS;
}

/** Urgent ones one by one, the others together: what happened in quiet hours is one message. */
async function sendings(db: Db, device: PushDevice, messages: readonly Waiting[], now: Date): Promise<Sending[]> {
  if (messages.length === 0) return [];
  const user = await db.user.findUnique({ where: { id: device.userId }, select: { language: true } });
  const texts = await pushTexts(mailLanguage(user?.language));
  const one = (message: Waiting): Sending => ({
    content: texts.event({ notice: message.notice, url: message.url, tag: message.key }),
    messages: [message],
    isUrgent: isUrgent(message, now),
  });
  const others = messages.filter((message) => !isUrgent(message, now));
  const together = { content: texts.summary(others.map(({ notice }) => notice)), messages: others, isUrgent: false };
  const urgent = messages.filter((message) => isUrgent(message, now)).slice(0, MAX_URGENT);
  return [...urgent.map(one), ...(others.length > 1 ? [together] : others.map(one))];
}

/** They stay stored for days, so that their events are not pushed again. */
async function done(db: Db, messages: readonly { id: string }[]): Promise<void> {
  if (messages.length > 0)
    await db.pushMessage.updateMany({ where: { id: { in: messages.map(({ id }) => id) } }, data: { dueAt: null } });
}

/** Writes down how an attempt went: a device that is gone is removed, and one that fails has a longer pause each time. */
export async function noteOutcome(db: Db, device: PushDevice, outcome: PushOutcome, now: Date): Promise<void> {
  if (outcome.result === "gone") await db.pushDevice.deleteMany({ where: { id: device.id } });
  if (outcome.result === "sent")
    await db.pushDevice.updateMany({ where: { id: device.id }, data: { lastSentAt: now, failures: 0, notBefore: null } });
  if (outcome.result !== "failed") return;
  const pause = Math.max(PAUSES_MS[Math.min(device.failures, PAUSES_MS.length - 1)] ?? HOUR_MS, outcome.retryAfterMs);
  const notBefore = new Date(now.getTime() + pause);
  await db.pushDevice.updateMany({ where: { id: device.id }, data: { failures: { increment: 1 }, notBefore, leaseUntil: null } });
}

const STORED_MS = 7 * 24 * HOUR_MS;

/** Forgets events that are over, and devices whose session has expired. */
export async function forgetOldPushes(db: Db, now: Date): Promise<void> {
  await db.pushMessage.deleteMany({ where: { createdAt: { lt: new Date(now.getTime() - STORED_MS) } } });
  await db.pushDevice.deleteMany({ where: { session: { expiresAt: { lte: now } } } });
}
