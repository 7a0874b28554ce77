import { LIMITS } from "@/contracts/limits";
import { type Opportunity, opportunitySchema } from "@/contracts/model/career/opportunity";
import { createApplication } from "@/server/job-search/applications/service";
import { type Db, transaction } from "@/server/platform/db/client";
import type { Opportunity as Stored } from "@/server/platform/db/generated/client";
import { lockOwned } from "@/server/platform/db/lock-rows";
import { missing } from "@/server/platform/errors";
import { knownId } from "@/server/platform/ids";
import { type Paging, pageOf, rowsOf } from "@/server/platform/paging";
import { momentsOf } from "./rows";

const toOpportunity = (row: Stored): Opportunity =>
  opportunitySchema.parse({
    ...row,
    firstSeenAt: row.firstSeenAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
    dismissedAt: row.dismissedAt?.toISOString() ?? null,
    ...momentsOf(row),
  });

/** Postings that were found and not dismissed, last seen first. */
export async function listOpportunities(db: Db, ownerId: string, paging: Paging) {
  const where = { userId: ownerId, dismissedAt: null };
  const page = pageOf(paging);
  const orderBy = [{ lastSeenAt: "desc" as const }, { id: "desc" as const }];
  const rows = await db.opportunity.findMany({ where, orderBy, ...rowsOf(page) });
  return { entries: rows.map(toOpportunity), total: page.paging ? await db.opportunity.count({ where }) : rows.length };
}

/** Dismisses a posting, if it is there. Its row stays, so that finding it again does not bring it back. */
export async function dismissOpportunity(db: Db, ownerId: string, id: string, now: Date): Promise<void> {
  const where = { id: knownId(id), userId: ownerId, dismissedAt: null };
  await db.opportunity.updateMany({ where, data: { dismissedAt: now, updatedAt: now } });
}

/** Makes an application of a posting, once: tracking it again returns the same application. Throws NOT_FOUND. */
export function trackOpportunity(db: Db, ownerId: string, id: string, now: Date): Promise<{ applicationId: string }> {
  return transaction(db, async (tx) => {
    await lockOwned(tx, "opportunity", id, ownerId);
    const row = await tx.opportunity.findFirst({ where: { id, userId: ownerId, dismissedAt: null } });
    if (!row) throw missing("opportunity");
    if (row.trackedApplicationId) return { applicationId: row.trackedApplicationId };
    const line = (text: string) => text.slice(0, LIMITS.application.line).toWellFormed();
    const posting = {
      company: line(row.company),
      role: line(row.role),
      location: line(row.location),
      sourceUrl: row.url,
      jobDescription: row.snippet,
      notes: row.matches.join("\n"),
    };
    const applicationId = await createApplication(tx, ownerId, posting, now);
    await tx.opportunity.updateMany({ where: { id: row.id }, data: { trackedApplicationId: applicationId, updatedAt: now } });
    return { applicationId };
  });
}
