import type { ListedFact } from "@/contracts/model/career/fact";
import { searchWords } from "@/domain/search/search-text";
import type { Db } from "@/server/platform/db/client";
import { type CareerFact, Prisma } from "@/server/platform/db/generated/client";
import { isId } from "@/server/platform/ids";
import { type Paging, pageOf, rowsOf } from "@/server/platform/paging";
import { toFact } from "./rows";

type ListInput = Paging & {
  applicationId?: string | undefined;
  query?: string | undefined;
  category?: string | undefined;
  all?: boolean | undefined;
};
type Row = CareerFact & { company: string | null; stories: number; savedItems: number };

/**
 * Facts, most recently changed first: the shared ones, with an application also its own, with `all` every one. Hand-written: one statement for
 * thousands of facts, with where they are used.
 */
export async function listFacts(
  db: Db,
  ownerId: string,
  { applicationId, query = "", category, all, ...paging }: ListInput,
): Promise<{ entries: ListedFact[]; total: number }> {
  const words = searchWords(query);
  const own = applicationId && isId(applicationId) ? Prisma.sql` or f."applicationId" = ${applicationId}::uuid` : Prisma.empty;
  const scope = all ? Prisma.empty : Prisma.sql` and (f."applicationId" is null${own})`;
  const kind = category === undefined ? Prisma.empty : Prisma.sql` and f.category = ${category}`;
  const where = Prisma.sql`f."userId" = ${ownerId}::uuid and f.status <> 'forgotten'${scope}${kind}
    and not exists (select from unnest(${words}::text[]) word where strpos(f."searchText", word) = 0)`;
  const page = pageOf(paging);
  const { take = null, skip } = rowsOf(page);
  const rows = await db.$queryRaw<Row[]>`
    select f.*, a.company, coalesce(s.used, 0) as stories, coalesce(i.used, 0) as "savedItems"
    from career_fact f left join application a on a.id = f."applicationId"
      left join (select unnest("factIds") as id, count(*)::int as used from career_story
        where "userId" = ${ownerId}::uuid group by 1) s on s.id = f.id
      left join (select unnest("factIds") as id, count(*)::int as used from career_artifact
        where "userId" = ${ownerId}::uuid group by 1) i on i.id = f.id
    where ${where} order by f."updatedAt" desc, f.id desc limit ${take}::int offset ${skip}::int`;
  const entries = rows.map(({ company, stories, savedItems, ...row }) => ({
    ...toFact(row),
    company,
    usedBy: { stories, savedItems },
  }));
  return { entries, total: page.paging ? await countFacts(db, where) : entries.length };
}

async function countFacts(db: Db, where: Prisma.Sql): Promise<number> {
  const [row] = await db.$queryRaw<{ count: number }[]>`select count(*)::int as count from career_fact f where ${where}`;
  return row?.count ?? 0;
}
