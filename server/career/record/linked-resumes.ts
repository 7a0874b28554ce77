import { setImmediate } from "node:timers/promises";
import { type ResumeRow, ROW } from "@/server/documents/resumes/rows";
import type { Db } from "@/server/platform/db/client";
import { lockRows } from "@/server/platform/db/lock-rows";

/** Together they are about a megabyte and some milliseconds of work. */
const AT_ONCE = 25;

/** These resumes of an owner one after the other, by id, a few in memory at a time. Other requests get their turn in between. */
export async function* resumesOf(db: Db, ownerId: string, ids: readonly string[]): AsyncGenerator<ResumeRow> {
  const sorted = [...ids].sort();
  for (let start = 0; start < sorted.length; start += AT_ONCE) {
    const where = { id: { in: sorted.slice(start, start + AT_ONCE) }, userId: ownerId };
    yield* await db.resume.findMany({ where, select: ROW, orderBy: { id: "asc" } });
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
