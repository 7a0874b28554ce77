import { createHmac, timingSafeEqual } from "node:crypto";
import { v4 as randomId } from "uuid";
import { contract } from "@/contracts/index";
import { calendarEvents, interviewEvent } from "@/domain/applications/calendar-events";
import { eventTexts } from "@/server/career/calendar/event-texts";
import { planEvents } from "@/server/career/calendar/plan-events";
import { applicationsAfter, readApplication } from "@/server/job-search/applications/read";
import type { Db } from "@/server/platform/db/client";
import { missing } from "@/server/platform/errors";
import { FIRST_ID, isId } from "@/server/platform/ids";
import { API_PREFIX } from "@/server/platform/request/api-prefix";
import { secrets } from "@/server/platform/secrets";
import { icsFile } from "./ics";

type Feed = { url: string | null; createdAt: string | null };

const FEED_PATH = contract.calendar.feed["~orpc"].route.path ?? "";

/** Applications that are in memory at the same time while a calendar is written. */
const BATCH = 200;

const toFeed = (app: string, row: { id: string; createdAt: Date } | null): Feed =>
  row
    ? { url: `${app}${API_PREFIX}${FEED_PATH.replace("{token}", tokenOf(row.id))}.ics`, createdAt: row.createdAt.toISOString() }
    : { url: null, createdAt: null };

/** `app` is the address of this instance, with which the address of the feed begins. */
export const readFeed = async (db: Db, ownerId: string, app: string): Promise<Feed> =>
  toFeed(app, await db.calendarFeed.findUnique({ where: { userId: ownerId } }));

/** Makes a new address. The one before it is unknown from then on. */
export async function createFeed(db: Db, ownerId: string, app: string, now: Date): Promise<Feed> {
  const row = { id: randomId(), createdAt: now };
  return toFeed(
    app,
    await db.calendarFeed.upsert({ where: { userId: ownerId }, create: { userId: ownerId, ...row }, update: row }),
  );
}

export async function deleteFeed(db: Db, ownerId: string): Promise<void> {
  await db.calendarFeed.deleteMany({ where: { userId: ownerId } });
}

/** The calendar at an address, for anyone who knows it. Throws NOT_FOUND for an address that was replaced, turned off or made up, and while its account is disabled. */
export async function readCalendar(db: Db, token: string, now: Date): Promise<File> {
  const id = idOf(token.replace(/\.ics$/, ""));
  const feed = id === null ? null : await db.calendarFeed.findUnique({ where: { id, user: { banned: false } } });
  if (!feed) throw missing("calendar");
  const texts = await eventTexts(db, feed.userId);
  const events = [];
  for (let after: string | undefined = FIRST_ID; after !== undefined; ) {
    const applications = await applicationsAfter(db, feed.userId, after, BATCH);
    events.push(...applications.flatMap(calendarEvents));
    for (const application of applications) events.push(...(await planEvents(db, feed.userId, application, texts, now)));
    after = applications.length === BATCH ? applications.at(-1)?.id : undefined;
  }
  return icsFile(events, "dossier");
}

/** One interview as a file. Throws NOT_FOUND. */
export async function interviewFile(db: Db, ownerId: string, { id, entryId }: { id: string; entryId: string }): Promise<File> {
  const application = await readApplication(db, ownerId, id);
  const interview = application.activity.find((entry) => entry.id === entryId && entry.type === "interview");
  if (interview?.type !== "interview") throw missing("interview");
  return icsFile([interviewEvent(application, interview)], "interview");
}

/** The id of a feed with a signature, so that the database alone does not give an address away. */
const tokenOf = (id: string): string => `${id.replaceAll("-", "")}${signatureOf(id)}`;

const signatureOf = (id: string): string =>
  createHmac("sha256", secrets().authSecret).update(`calendar:${id}`).digest("base64url").slice(0, 32);

function idOf(token: string): string | null {
  const id = token.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
  if (!isId(id)) return null;
  const [signature, expected] = [Buffer.from(token.slice(32)), Buffer.from(signatureOf(id))];
  return signature.length === expected.length && timingSafeEqual(signature, expected) ? id : null;
}
