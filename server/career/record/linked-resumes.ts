import { setImmediate } from "node:timers/promises";
import type { ResumeRow } from "@/server/documents/resumes/rows";
import type { Db } from "@/server/platform/db/client";
import { lockRows } from "@/server/platform/db/lock-rows";

/** Together they are about a megabyte and some milliseconds of work. */
const AT_ONCE = 25;

/** What the record reads of a resume. */
export type LinkedResume = Pick<ResumeRow, "id" | "name" | "isLocked" | "trashedAt" | "updatedAt" | "data">;

/**
 * These resumes of an owner one after the other, by id, a few in memory at a time. Other requests get their turn in between. Raw SQL:
 * Prisma takes more time to plan and map the rows than everything else takes that is done with them.
 */
export async function* resumesOf(db: Db, ownerId: string, ids: readonly string[]): AsyncGenerator<LinkedResume> {
  const sorted = [...ids].sort();
  for (let start = 0; start < sorted.length; start += AT_ONCE) {
    const rows = await db.$queryRaw<(LinkedResume & { data: string })[]>`
      select id, name, "isLocked", "trashedAt", "updatedAt", data::text as data from resume
      where id = any(${sorted.slice(start, start + AT_ONCE)}::uuid[]) and "userId" = ${ownerId}::uuid order by id`;
    for (const row of rows) yield { ...row, data: JSON.parse(row.data) };
    await setImmediate();
  }
}

/** Locks resumes by id, the last in the order of locks. Raw SQL: Prisma has no row locks. */
export async function lockResumes(tx: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await lockRows(tx, "resume", ids);
}

/** The languages of resumes. Raw SQL: Prisma would read their whole data. */
export async function localesOf(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db.$queryRaw<{ id: string; locale: string | null }[]>`
    select id, data->'metadata'->'page'->>'locale' as locale from resume where id = any(${[...ids]}::uuid[])`;
  return new Map(rows.map(({ id, locale }) => [id, locale ?? ""]));
}
