import { hash } from "node:crypto";
import { hasRoomToWrite } from "@/server/data-folder/free-space";
import type { Db } from "@/server/db/client";
import { findResume } from "@/server/documents/resumes/read";
import { failure } from "@/server/errors";
import { knownId } from "@/server/ids";
import { takeView } from "@/server/rate-limits";

export type ResumeStatistics = {
  isPublic: boolean;
  views: number;
  downloads: number;
  lastViewedAt: string | null;
  lastDownloadedAt: string | null;
};

/** Totals of an owner's resume. Throws NOT_FOUND. */
export async function readStatistics(db: Db, ownerId: string, id: string): Promise<ResumeStatistics> {
  const row = await db.resume.findFirst({
    where: { id: knownId(id), userId: ownerId },
    select: { isPublic: true, trashedAt: true, views: true, downloads: true, lastViewedAt: true, lastDownloadedAt: true },
  });
  if (!row) throw failure("NOT_FOUND");
  const { trashedAt, isPublic, lastViewedAt, lastDownloadedAt, ...counts } = row;
  return {
    ...counts,
    isPublic: isPublic && trashedAt === null,
    lastViewedAt: lastViewedAt?.toISOString() ?? null,
    lastDownloadedAt: lastDownloadedAt?.toISOString() ?? null,
  };
}

const DAY_MS = 24 * 3_600_000;
const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);

/** Counts of the last `days` UTC days, oldest first, including empty days. */
export async function readDailyStatistics(
  db: Db,
  ownerId: string,
  id: string,
  days: number,
): Promise<{ date: string; views: number; downloads: number }[]> {
  const resumeId = await findResume(db, ownerId, id);
  const now = Date.now();
  const dates = Array.from({ length: days }, (_, index) => dayOf(new Date(now - (days - 1 - index) * DAY_MS)));
  const counted = await db.resumeDay.findMany({
    where: { resumeId, day: { in: dates.map((date) => new Date(date)) } },
    select: { day: true, views: true, downloads: true },
  });
  const byDate = new Map(counted.map(({ day, ...counts }) => [dayOf(day), counts]));
  return dates.map((date) => ({ date, ...(byDate.get(date) ?? { views: 0, downloads: 0 }) }));
}

/** Counts a visitor's view, once an hour per resume and client. Not called for the owner's own visits. */
export async function countView(db: Db, resumeId: string, client: string, userAgent: string): Promise<void> {
  const visitor = hash("sha256", `${client}\n${userAgent}`, "base64url").slice(0, 22);
  if (!(await takeView(`${resumeId}:${visitor}`))) return;
  await count(db, resumeId, 1, 0);
}

export const countDownload = (db: Db, resumeId: string) => count(db, resumeId, 0, 1);

async function count(db: Db, resumeId: string, views: number, downloads: number) {
  // A full disk must not prevent reading.
  if (!hasRoomToWrite()) return;
  // Raw SQL: Prisma writes one table per statement, and both counts belong together.
  await db.$executeRaw`
    with total as (
      update resume set views = views + ${views}::int, downloads = downloads + ${downloads}::int,
        "lastViewedAt" = case when ${views}::int > 0 then now() else "lastViewedAt" end,
        "lastDownloadedAt" = case when ${downloads}::int > 0 then now() else "lastDownloadedAt" end
      where id = ${resumeId}::uuid returning id)
    insert into resume_day ("resumeId", day, views, downloads)
    select id, (now() at time zone 'utc')::date, ${views}::int, ${downloads}::int from total
    on conflict ("resumeId", day) do update set views = resume_day.views + excluded.views, downloads = resume_day.downloads + excluded.downloads`;
}
