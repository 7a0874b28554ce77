import type { z } from "zod";
import { type AI_CALL_OUTCOMES, aiCallSchema, type aiCalls } from "@/contracts/ai/calls";
import { LIMITS } from "@/contracts/limits";
import { refused } from "@/server/ai/refusal";
import { type Db, transaction } from "@/server/platform/db/client";
import { lockOnly } from "@/server/platform/db/lock-rows";
import { newId } from "@/server/platform/ids";
import { type Paging, pageOf, rowsOf } from "@/server/platform/paging";

type Outcome = (typeof AI_CALL_OUTCOMES)[number];

type Planned = { purpose: string; sent: string; provider: string; model: string };

/**
 * Records a request before it is made, so that what is sent is known even if this process ends. Throws BAD_REQUEST over the limit that
 * the person has set: concurrent requests are counted one after the other.
 */
export async function startCall(db: Db, ownerId: string, planned: Planned, now: Date): Promise<string> {
  return transaction(db, async (tx) => {
    const setting = await tx.aiSetting.findUnique({ where: { userId: ownerId } });
    const limit = setting?.monthlyLimit ?? null;
    if (limit !== null) {
      await lockOnly(tx, { table: "ai_setting", userId: ownerId });
      if ((await callsThisMonth(tx, ownerId, now)) >= limit)
        throw refused(
          "monthly-limit",
          `Your limit of ${limit} AI requests a month is reached. Raise it in Settings, or wait until the next month.`,
        );
    }
    const id = newId();
    await tx.aiCall.createMany({ data: [{ id, userId: ownerId, at: now, ...planned }] });
    return id;
  });
}

type Taken = { outcome: Outcome; inputTokens: number; outputTokens: number; costUsd: number | null; durationMs: number };

/** Records the outcome of a request. One that was deleted in the meantime stays deleted. */
export async function endCall(db: Db, ownerId: string, id: string, taken: Taken): Promise<void> {
  await db.aiCall.updateMany({ where: { id, userId: ownerId }, data: { ...taken, durationMs: Math.round(taken.durationMs) } });
}

type CallList = z.output<NonNullable<(typeof aiCalls.list)["~orpc"]["outputSchema"]>>;

/** The record of an account, newest first, with sums by month. */
export async function listCalls(db: Db, ownerId: string, paging: Paging, now: Date): Promise<CallList> {
  const { limit, offset } = pageOf(paging);
  const rows = await db.aiCall.findMany({
    where: { userId: ownerId },
    orderBy: [{ at: "desc" }, { id: "desc" }],
    ...rowsOf({ limit: limit ?? LIMITS.page.max, offset }),
  });
  // Prisma cannot group by a part of a date.
  const months = await db.$queryRaw<CallList["months"]>`
    select to_char(at at time zone 'UTC', 'YYYY-MM') as month, count(*)::int as calls,
      count(*) filter (where outcome not in ('answered', 'started'))::int as failed,
      sum("inputTokens")::int as "inputTokens", sum("outputTokens")::int as "outputTokens",
      coalesce(sum("costUsd"), 0) as "costUsd", count(*) filter (where "costUsd" is null)::int as unpriced
    from ai_call where "userId" = ${ownerId}::uuid group by 1 order by 1 desc`;
  const setting = await db.aiSetting.findUnique({ where: { userId: ownerId } });
  return {
    calls: rows.map(({ at, ...row }) => aiCallSchema.parse({ ...row, at: at.toISOString() })),
    total: months.reduce((sum, { calls }) => sum + calls, 0),
    months,
    thisMonth: await callsThisMonth(db, ownerId, now),
    monthlyLimit: setting?.monthlyLimit ?? null,
  };
}

/** The record of an account by id, from after the given one, for its export. */
export async function callsAfter(db: Db, ownerId: string, after: string, take: number) {
  const rows = await db.aiCall.findMany({
    where: { userId: ownerId, id: { gt: after } },
    orderBy: { id: "asc" },
    take,
    omit: { userId: true },
  });
  return rows.map(({ at, ...row }) => aiCallSchema.parse({ ...row, at: at.toISOString() }));
}

const callsThisMonth = (db: Db, ownerId: string, now: Date): Promise<number> =>
  db.aiCall.count({ where: { userId: ownerId, at: { gte: new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1)) } } });

export async function deleteCalls(db: Db, ownerId: string): Promise<void> {
  await db.aiCall.deleteMany({ where: { userId: ownerId } });
}

export async function setCallLimit(db: Db, ownerId: string, monthlyLimit: number | null) {
  await db.aiSetting.upsert({ where: { userId: ownerId }, create: { userId: ownerId, monthlyLimit }, update: { monthlyLimit } });
  return { monthlyLimit };
}
