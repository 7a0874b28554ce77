import type { SearchResult } from "@/contracts/applications/web-access";
import { companyKey } from "@/domain/applications/same-name";
import { foundPosting, meets, silentOn } from "@/domain/career/found-posting";
import { notify } from "@/server/accounts/notifications/notify";
import { searchPostings } from "@/server/job-search/web-access/search-postings";
import type { Db } from "@/server/platform/db/client";
import type { CareerSchedule } from "@/server/platform/db/generated/client";
import { newId } from "@/server/platform/ids";
import { readProfile } from "./profile";

/**
 * Searches the web for a schedule. Returns what keeps the result: postings that are new, and a notice that counts them. One that is known,
 * dismissed or tracked already is only seen again, and companies that the person avoids are left out. Throws as searching does.
 */
export async function discover(db: Db, schedule: CareerSchedule, dueAt: Date, now: Date): Promise<(tx: Db) => Promise<void>> {
  const { id, userId, query, email } = schedule;
  const results = await searchPostings(db, userId, query, () => {});
  const profile = await readProfile(db, userId);
  const settings = await db.trackerSettings.findUnique({ where: { userId }, select: { avoidCompanies: true } });
  const avoided = new Set(settings?.avoidCompanies.map(companyKey));
  return async (tx) => {
    const urls = results.map(({ url }) => url);
    const tracked = await tx.application.findMany({ where: { userId, sourceUrl: { in: urls } }, select: { sourceUrl: true } });
    const fresh = results.filter(
      (result) =>
        !tracked.some(({ sourceUrl }) => sourceUrl === result.url) && !avoided.has(companyKey(foundPosting(result).company)),
    );
    await tx.opportunity.updateMany({ where: { userId, url: { in: urls } }, data: { lastSeenAt: now, updatedAt: now } });
    const rowOf = (result: SearchResult) => ({
      id: newId(),
      userId,
      url: result.url,
      ...foundPosting(result),
      matches: meets(profile, result),
      unknowns: silentOn(result),
      firstSeenAt: now,
      lastSeenAt: now,
      createdAt: now,
      updatedAt: now,
    });
    const { count } = await tx.opportunity.createMany({ data: fresh.map(rowOf), skipDuplicates: true });
    if (count === 0) return;
    const news = { userId, applicationId: null, key: `opportunities:${id}:${dueAt.toISOString()}`, url: "/career/opportunities" };
    await notify(tx, { ...news, notice: { type: "opportunities", count, query }, email }, now);
  };
}
