import { hash } from "node:crypto";
import { findResume } from "@/server/documents/resumes/read";
import { hasRoomToWrite } from "@/server/platform/data-folder/free-space";
import type { Db } from "@/server/platform/db/client";
import { failure } from "@/server/platform/errors";
import { knownId } from "@/server/platform/ids";
import { isFirstOfDay } from "@/server/platform/limits/rate-limits";

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

type Counted = "view" | "download";

/**
 * Counts a visitor's view or download, once a day (UTC) per resume and network of the client: a header that anyone can vary, such as
 * the name of the browser, makes no second reader. Not called for the owner's own visits.
 */
export async function countVisit(db: Db, what: Counted, resumeId: string, client: string): Promise<void> {
  const reader = hash("sha256", `${resumeId}\n${client}`, "base64url").slice(0, 22);
  if (!(await isFirstOfDay(`${what}:${resumeId}:${reader}`, new Date()))) return;
  await (what === "view" ? count(db, resumeId, 1, 0) : count(db, resumeId, 0, 1));
}

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
