import type { Db } from "@/server/db/client";
import { isDatabaseUnavailable } from "@/server/db/failures";
import { env } from "@/server/env";
import { singleton } from "@/server/singleton";

/** After `free` attempts each one must wait twice as long as the one before, up to a bound; after a pause all is forgotten. */
export type DelayRule = { free: number; firstDelaySeconds: number; maxDelaySeconds: number; forgetAfterSeconds: number };

type State = { attempts: number; allowedAt: number; lastAt: number };

const MAX_KEYS = 50_000;

const memory = () => singleton("growing-delay", () => new Map<string, State>());

/**
 * Takes one attempt. Null: go on, and say `succeeded` when it was right. A number: refused, worth trying again after so many seconds; a
 * refused attempt counts for nothing. It is taken before the attempt is made and in one statement, so that a hundred guesses sent
 * together cannot pass together; all instances share the count. While the database is away, each instance counts in memory.
 */
export async function attempt(db: Db, key: string, rule: DelayRule): Promise<number | null> {
  if (env().RATE_LIMITS === "off") return null;
  try {
    return await attemptInDatabase(db, key, rule);
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    return attemptInMemory(key, rule, Date.now());
  }
}

async function attemptInDatabase(db: Db, key: string, rule: DelayRule): Promise<number | null> {
  const { free, firstDelaySeconds, maxDelaySeconds, forgetAfterSeconds } = rule;
  const firstDelay = free <= 1 ? firstDelaySeconds : 0;
  const [row] = await db.$queryRaw<{ isRefused: boolean; wait: number }[]>`
    insert into growing_delay as d (key, attempts, "isRefused", "allowedAt", "lastAt")
    values (${key}, 1, false, clock_timestamp() + make_interval(secs => ${firstDelay}), clock_timestamp())
    on conflict (key) do update set
      "isRefused" = d."allowedAt" > clock_timestamp(),
      attempts = case
        when d."allowedAt" > clock_timestamp() then d.attempts
        when d."lastAt" < clock_timestamp() - make_interval(secs => ${forgetAfterSeconds}) then 1
        else d.attempts + 1 end,
      "lastAt" = case when d."allowedAt" > clock_timestamp() then d."lastAt" else clock_timestamp() end,
      "allowedAt" = case
        when d."allowedAt" > clock_timestamp() then d."allowedAt"
        when d."lastAt" < clock_timestamp() - make_interval(secs => ${forgetAfterSeconds})
          then clock_timestamp() + make_interval(secs => ${firstDelay})
        when d.attempts + 1 < ${free}::int then d."lastAt"
        else clock_timestamp() + make_interval(secs =>
          least(${maxDelaySeconds}::float8, ${firstDelaySeconds}::float8 * power(2, least(d.attempts + 1 - ${free}::int, 30)))) end
    returning "isRefused", extract(epoch from "allowedAt" - clock_timestamp())::float8 as wait`;
  return row?.isRefused ? Math.max(1, Math.ceil(row.wait)) : null;
}

/** The same rule for one process. Exported for its tests. */
export function attemptInMemory(key: string, rule: DelayRule, now: number): number | null {
  const known = memory().get(key);
  if (known && known.allowedAt > now) return Math.max(1, Math.ceil((known.allowedAt - now) / 1000));
  const isForgotten = !known || known.lastAt < now - rule.forgetAfterSeconds * 1000;
  const attempts = isForgotten ? 1 : known.attempts + 1;
  const delaySeconds =
    attempts < rule.free ? 0 : Math.min(rule.maxDelaySeconds, rule.firstDelaySeconds * 2 ** Math.min(attempts - rule.free, 30));
  if (memory().size >= MAX_KEYS) memory().clear();
  memory().set(key, { attempts, allowedAt: now + delaySeconds * 1000, lastAt: now });
  return null;
}

/** Forgets the attempts under a key: the last one was right. */
export async function succeeded(db: Db, key: string): Promise<void> {
  memory().delete(key);
  await quietly(db.growingDelay.deleteMany({ where: { key } }));
}

/**
 * Takes the last attempt back, and its delay, without forgetting those before: it was right, or never made. For keys that good and bad
 * attempts share, such as an address, where one right sign-in must not clear the way for more guesses.
 */
export async function takeBack(db: Db, key: string): Promise<void> {
  const known = memory().get(key);
  if (known) memory().set(key, { ...known, attempts: Math.max(0, known.attempts - 1), allowedAt: 0 });
  await quietly(
    db.$executeRaw`update growing_delay set attempts = greatest(0, attempts - 1), "allowedAt" = "lastAt" where key = ${key} and not "isRefused"`,
  );
}

/** How many attempts were made under a key without one that was right. */
export async function attemptsUnder(db: Db, key: string): Promise<number> {
  const row = await db.growingDelay.findUnique({ where: { key }, select: { attempts: true } });
  return row?.attempts ?? 0;
}

/** Counting is a protection around the attempt, never a reason for it to fail. */
async function quietly(work: Promise<unknown>): Promise<void> {
  await work.catch((error: unknown) => {
    if (!isDatabaseUnavailable(error)) throw error;
  });
}
