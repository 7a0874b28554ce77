import type { Db } from "@/server/platform/db/client";
import { isDatabaseUnavailable, isOrderFailure } from "@/server/platform/db/failures";
import { Prisma } from "@/server/platform/db/generated/client";
import { env } from "@/server/platform/env";
import { singleton } from "@/server/platform/singleton";

/** After `free` attempts each delay is twice the previous one, up to a limit; after a pause everything is forgotten. */
export type DelayRule = { free: number; firstDelaySeconds: number; maxDelaySeconds: number; forgetAfterSeconds: number };

type State = { attempts: number; allowedAt: number; lastAt: number };

const MAX_KEYS = 50_000;

/** Times are stored in whole milliseconds. Rounded up they would be in the future, and an attempt right after the first be refused. */
const MOMENT = Prisma.raw("date_trunc('milliseconds', clock_timestamp())");

const memory = () => singleton("growing-delay", () => new Map<string, State>());

/**
 * Counts one attempt. Null means allowed; call `succeeded` if it was right. A number means rejected, with the seconds to wait;
 * rejected attempts do not count. It is counted before the attempt, in one statement, so that a hundred simultaneous guesses
 * cannot all pass. All instances share the count; while the database is unavailable, each counts in memory. A clock that is set back
 * causes no wait beyond the longest delay.
 */
export async function attempt(db: Db, key: string, rule: DelayRule): Promise<number | null> {
  if (env().RATE_LIMITS === "off") return null;
  try {
    return await attemptInDatabase(db, key, rule);
  } catch (error) {
    // So many concurrent attempts that the database preferred others each time: this one is not counted, so it must wait.
    if (isOrderFailure(error)) return 1;
    if (!isDatabaseUnavailable(error)) throw error;
    return attemptInMemory(key, rule, Date.now());
  }
}

async function attemptInDatabase(db: Db, key: string, rule: DelayRule): Promise<number | null> {
  const { free, firstDelaySeconds, maxDelaySeconds, forgetAfterSeconds } = rule;
  const firstDelay = free <= 1 ? firstDelaySeconds : 0;
  const [row] = await db.$queryRaw<{ isRefused: boolean; wait: number }[]>`
    insert into growing_delay as d (key, attempts, "isRefused", "allowedAt", "lastAt")
    values (${key}, 1, false, ${MOMENT} + make_interval(secs => ${firstDelay}), ${MOMENT})
    on conflict (key) do update set
      "isRefused" = d."allowedAt" > clock_timestamp(),
      attempts = case
        when d."allowedAt" > clock_timestamp() then d.attempts
        when d."lastAt" < clock_timestamp() - make_interval(secs => ${forgetAfterSeconds}) then 1
        else d.attempts + 1 end,
      "lastAt" = case when d."allowedAt" > clock_timestamp() then d."lastAt" else ${MOMENT} end,
      "allowedAt" = case
        when d."allowedAt" > clock_timestamp()
          then least(d."allowedAt", ${MOMENT} + make_interval(secs => ${maxDelaySeconds}))
        when d."lastAt" < clock_timestamp() - make_interval(secs => ${forgetAfterSeconds})
          then ${MOMENT} + make_interval(secs => ${firstDelay})
        when d.attempts + 1 < ${free}::int then d."lastAt"
        else ${MOMENT} + make_interval(secs =>
          least(${maxDelaySeconds}::float8, ${firstDelaySeconds}::float8 * power(2, least(d.attempts + 1 - ${free}::int, 30)))) end
    returning "isRefused", extract(epoch from "allowedAt" - clock_timestamp())::float8 as wait`;
  return row?.isRefused ? Math.max(1, Math.ceil(row.wait)) : null;
}

/** The same rule within one process. Exported for its tests. */
export function attemptInMemory(key: string, rule: DelayRule, now: number): number | null {
  const known = memory().get(key);
  if (known && known.allowedAt > now) {
    known.allowedAt = Math.min(known.allowedAt, now + rule.maxDelaySeconds * 1000);
    return Math.max(1, Math.ceil((known.allowedAt - now) / 1000));
  }
  const isForgotten = !known || known.lastAt < now - rule.forgetAfterSeconds * 1000;
  const attempts = isForgotten ? 1 : known.attempts + 1;
  const delaySeconds =
    attempts < rule.free ? 0 : Math.min(rule.maxDelaySeconds, rule.firstDelaySeconds * 2 ** Math.min(attempts - rule.free, 30));
  if (memory().size >= MAX_KEYS) memory().clear();
  memory().set(key, { attempts, allowedAt: now + delaySeconds * 1000, lastAt: now });
  return null;
}

/** Clears the attempts under a key after a successful one. */
export async function succeeded(db: Db, key: string): Promise<void> {
  memory().delete(key);
  await quietly(db.growingDelay.deleteMany({ where: { key } }));
}

/**
 * Undoes the last attempt and its delay, but keeps the earlier ones: it was right, or never made. For keys shared by good and
 * bad attempts, such as an address, where one successful sign-in must not allow more guesses.
 */
export async function takeBack(db: Db, key: string): Promise<void> {
  const known = memory().get(key);
  if (known) memory().set(key, { ...known, attempts: Math.max(0, known.attempts - 1), allowedAt: 0 });
  await quietly(
    db.$executeRaw`update growing_delay set attempts = greatest(0, attempts - 1), "allowedAt" = "lastAt" where key = ${key} and not "isRefused"`,
  );
}

/** The number of attempts under a key since the last success. */
export async function attemptsUnder(db: Db, key: string): Promise<number> {
  const row = await db.growingDelay.findUnique({ where: { key }, select: { attempts: true } });
  return row?.attempts ?? 0;
}

/** A failure to count must not fail the attempt itself. */
async function quietly(work: Promise<unknown>): Promise<void> {
  await work.catch((error: unknown) => {
    if (!isDatabaseUnavailable(error)) throw error;
  });
}
