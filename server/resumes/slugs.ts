import { contract } from "@/contracts/index";
import { slugFromName } from "@/domain/slug/slug";
import { type Db, first, sql } from "@/server/db/client";
import { listOperations, wordsBelow } from "@/server/openapi/operations";

/** Last parts of API paths below /resumes/{id}: a generated address avoids them, since both would stand at one place. */
const RESERVED = wordsBelow("/resumes", listOperations(contract));

/** The first free address made from a name: `name`, `name-2`, `name-3` … Addresses of resumes in Trash count as taken. */
export async function freeSlug(on: Db, userId: string, name: string, exceptId: string | null = null): Promise<string> {
  // Room for a number behind it, within the 64 characters of an address.
  const base = slugFromName(name).slice(0, 56).replace(/-+$/, "");
  return nextFreeSlug(on, userId, base, RESERVED.has(base) ? 2 : 1, exceptId);
}

/** The first free of `base`, `base-2`, `base-3` …, beginning with the given number. */
export async function nextFreeSlug(on: Db, userId: string, base: string, from: number, exceptId: string | null): Promise<string> {
  if (from === 1 && !(await isTaken(on, userId, base, exceptId))) return base;
  const row = await first<{ number: number }>(
    on,
    sql`select coalesce(min(candidate), 0)::int as number from (
          select 2 as candidate union all
          select substring(slug from ${base.length + 2}::int)::bigint + 1 from resume
          where "userId" = ${userId} and slug ~ ${`^${base}-[0-9]{1,9}$`} and slug >= ${`${base}-`} and slug < ${`${base}.`}
        ) c where candidate > 1 and not exists (select 1 from resume r where r."userId" = ${userId} and r.slug = ${`${base}-`} || c.candidate and r.id is distinct from ${exceptId}::uuid)`,
  );
  return `${base}-${Math.max(2, row?.number ?? 2)}`;
}

export async function isTaken(on: Db, userId: string, slug: string, exceptId: string | null): Promise<boolean> {
  return (
    (await first(
      on,
      sql`select 1 from resume where "userId" = ${userId} and slug = ${slug} and id is distinct from ${exceptId}::uuid`,
    )) !== undefined
  );
}

/** Keeps an old public address for 30 days, and frees the new one from older redirects. */
export async function redirectSlug(
  tx: Db,
  resume: { id: string; userId: string; slug: string },
  next: string,
  redirectId: string,
  days: number,
) {
  await tx.query(sql`delete from resume_redirect where "userId" = ${resume.userId} and slug = ${next}`);
  await tx.query(
    sql`insert into resume_redirect (id, "userId", slug, "resumeId", "expiresAt") values (${redirectId}, ${resume.userId}, ${resume.slug}, ${resume.id}, now() + make_interval(days => ${days}))
        on conflict ("userId", slug) do update set "resumeId" = excluded."resumeId", "expiresAt" = excluded."expiresAt"`,
  );
}
