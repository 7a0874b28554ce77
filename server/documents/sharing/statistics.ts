import { createHash } from "node:crypto";
import { hasRoomToWrite } from "@/server/data-folder/free-space";
import { db, first, sql } from "@/server/db/sql";
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

/** Totals of a resume of its owner. Throws NOT_FOUND. */
export async function readStatistics(ownerId: string, id: string): Promise<ResumeStatistics> {
  const row = await first<ResumeStatistics>(
    db,
    sql`select "isPublic" and "trashedAt" is null as "isPublic", views, downloads, "lastViewedAt", "lastDownloadedAt" from resume where id = ${knownId(id)} and "userId" = ${ownerId}`,
  );
  if (!row) throw failure("NOT_FOUND");
  return row;
}

/** Counts of the last `days` UTC days, oldest first, empty days included. */
export async function readDailyStatistics(
  ownerId: string,
  id: string,
  days: number,
): Promise<{ date: string; views: number; downloads: number }[]> {
  await readStatistics(ownerId, id);
  return db.query(
    sql`select d.day::date as date, coalesce(r.views, 0) as views, coalesce(r.downloads, 0) as downloads
        from generate_series((now() at time zone 'utc')::date - ${days - 1}::int, (now() at time zone 'utc')::date, interval '1 day') as d(day)
        left join resume_day r on r."resumeId" = ${knownId(id)} and r.day = d.day::date order by d.day`,
  );
}

/** Counts a visitor's view, once an hour for a resume and client. The owner's own visits never come here. */
export async function countView(resumeId: string, client: string, userAgent: string): Promise<void> {
  const visitor = createHash("sha256").update(`${client}\n${userAgent}`).digest("base64url").slice(0, 22);
  if (!(await takeView(`${resumeId}:${visitor}`))) return;
  await count(resumeId, 1, 0);
}

export const countDownload = (resumeId: string) => count(resumeId, 0, 1);

async function count(resumeId: string, views: number, downloads: number) {
  // A full disk must not keep anybody from reading.
  if (!hasRoomToWrite()) return;
  await db.query(
    sql`with total as (
          update resume set views = views + ${views}, downloads = downloads + ${downloads},
            "lastViewedAt" = case when ${views} > 0 then now() else "lastViewedAt" end,
            "lastDownloadedAt" = case when ${downloads} > 0 then now() else "lastDownloadedAt" end
          where id = ${resumeId} returning id)
        insert into resume_day ("resumeId", day, views, downloads) select id, (now() at time zone 'utc')::date, ${views}, ${downloads} from total
        on conflict ("resumeId", day) do update set views = resume_day.views + excluded.views, downloads = resume_day.downloads + excluded.downloads`,
  );
}
