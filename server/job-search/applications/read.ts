import type { Application } from "@/contracts/model/application";
import type { Stage } from "@/contracts/model/stages";
import { countStages } from "@/domain/applications/timeline";
import type { Db } from "@/server/platform/db/client";
import { missing } from "@/server/platform/errors";
import { knownId } from "@/server/platform/ids";
import { type Paging, pageOf, rowsOf } from "@/server/platform/paging";
import { type ApplicationRow, toApplication, toRow } from "./rows";

type ListInput = Paging & { status?: Stage | undefined; tags?: string[] | undefined };

/** The owner's applications, newest edit first. */
export async function listApplications(
  db: Db,
  ownerId: string,
  input: ListInput,
): Promise<{ entries: Application[]; total: number }> {
  const where = {
    userId: ownerId,
    ...(input.status && { status: input.status }),
    ...(input.tags?.length && { tags: { hasEvery: input.tags } }),
  };
  const page = pageOf(input);
  const orderBy = [{ updatedAt: "desc" as const }, { id: "desc" as const }];
  const rows = await db.application.findMany({ where, orderBy, ...rowsOf(page) });
  const total = page.paging ? await db.application.count({ where }) : rows.length;
  return { entries: rows.map((row) => toApplication(toRow(row))), total };
}

/** An application of its owner. Throws NOT_FOUND. */
export const readApplication = async (db: Db, ownerId: string, id: string): Promise<Application> =>
  toApplication(await readRow(db, ownerId, id));

export async function readRow(db: Db, ownerId: string, id: string): Promise<ApplicationRow> {
  const row = await db.application.findFirst({ where: { id: knownId(id), userId: ownerId } });
  if (!row) throw missing("application");
  return toRow(row);
}

/** Those of the owner among some ids. */
export async function applicationsByIds(db: Db, ownerId: string, ids: readonly string[]): Promise<Application[]> {
  const rows = await db.application.findMany({ where: { userId: ownerId, id: { in: [...ids] } } });
  return rows.map((row) => toApplication(toRow(row)));
}

/** Applications of the owner by id, from after the given one. */
export async function applicationsAfter(db: Db, ownerId: string, after: string, limit: number): Promise<Application[]> {
  const where = { userId: ownerId, id: { gt: after } };
  const rows = await db.application.findMany({ where, orderBy: { id: "asc" }, take: limit });
  return rows.map((row) => toApplication(toRow(row)));
}

type Statistics = {
  total: number;
  byStage: { status: Stage; count: number }[];
  bySource: { source: string; count: number }[];
};

/** How many applications there are, by stage and by source, most frequent source first. Those without a source are in no source's count. */
export async function countApplications(db: Db, ownerId: string): Promise<Statistics> {
  // One statement over one index, where Prisma needs two: groups of two kinds.
  const rows = await db.$queryRaw<{ status: string | null; source: string | null; count: number }[]>`
    select status, source, count(*)::int as count from application where "userId" = ${ownerId}::uuid
    group by grouping sets ((status), (source))`;
  const stages = new Map(rows.flatMap(({ status, count }) => (status === null ? [] : [[status, count] as const])));
  const bySource = rows
    .flatMap(({ source, count }) => (source ? [{ source, count }] : []))
    .sort((a, b) => b.count - a.count || a.source.localeCompare(b.source));
  const byStage = countStages(stages);
  return { total: byStage.reduce((sum, { count }) => sum + count, 0), byStage, bySource };
}

/** Every tag of the owner's applications, sorted. */
export async function listApplicationTags(db: Db, ownerId: string): Promise<string[]> {
  // Prisma has no unnest.
  const rows = await db.$queryRaw<{ tag: string }[]>`
    select distinct unnest(tags) as tag from application where "userId" = ${ownerId}::uuid order by tag`;
  return rows.map(({ tag }) => tag);
}
