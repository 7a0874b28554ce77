import { type Db, database } from "@/server/platform/db/client";
import { singleton } from "@/server/platform/singleton";

type Count = {
  windowEnd: number;
  /** Taken by this instance since the last flush. */
  pending: number;
  /** Taken by all instances as of the last flush. */
  total: number;
};

const FLUSH_EVERY_MS = 2_000;
const MAX_KEYS = 50_000;

/**
 * Counts that instances share without a write per request. Each instance adds up its own and flushes them to the database every two seconds,
 * which returns the sum over all instances. A single instance counts exactly; several can exceed a limit by what they take in two seconds.
 */
class SharedCounter {
  readonly #counts = new Map<string, Count>();
  #timer: NodeJS.Timeout | undefined;
  #isFlushing = false;

  /** Takes one of `points` in the current window of `seconds`. Returns null, or the milliseconds to wait if none is left. */
  take(key: string, points: number, seconds: number, now: number): number | null {
    const length = seconds * 1000;
    const windowEnd = (Math.floor(now / length) + 1) * length;
    const known = this.#counts.get(key);
    const count = known && known.windowEnd === windowEnd ? known : { windowEnd, pending: 0, total: 0 };
    if (count.total + count.pending >= points) return windowEnd - now;
    count.pending += 1;
    if (this.#counts.size >= MAX_KEYS) this.#counts.clear();
    this.#counts.set(key, count);
    this.#timer ??= setInterval(() => void flushNow(this).catch(() => {}), FLUSH_EVERY_MS).unref();
    return null;
  }

  /** Adds pending counts to the database and reads the totals, once at a time. While it is unreachable, this instance counts alone. */
  async flush(db: Db, now: number): Promise<void> {
    for (const [key, count] of this.#counts) if (count.windowEnd <= now) this.#counts.delete(key);
    // The same order on every instance prevents deadlocks.
    const pending = [...this.#counts].filter(([, { pending }]) => pending > 0).sort(([a], [b]) => (a < b ? -1 : 1));
    if (pending.length === 0 || this.#isFlushing) return;
    this.#isFlushing = true;
    try {
      const taken = pending.map(([key, count]) => ({ count, key: `${key}:${count.windowEnd}`, points: count.pending }));
      const totals = await addedUp(db, taken);
      for (const { count, key, points } of taken) {
        count.pending -= points;
        count.total = totals.get(key) ?? count.total + points;
      }
    } catch {
      // Pending counts stay pending until the database is back.
    } finally {
      this.#isFlushing = false;
    }
  }
}

type Taken = { key: string; points: number; count: Count };

/** One statement, however many counts there are; Prisma has no upsert of many rows, nor one that returns the sum. */
async function addedUp(db: Db, taken: readonly Taken[]): Promise<Map<string, number>> {
  const rows = await db.$queryRaw<{ key: string; points: number }[]>`
    insert into rate_limit (key, points, expire)
    select * from unnest(${taken.map(({ key }) => key)}::text[], ${taken.map(({ points }) => points)}::int[],
      ${taken.map(({ count }) => BigInt(count.windowEnd))}::bigint[])
    on conflict (key) do update set points = rate_limit.points + excluded.points returning key, points`;
  return new Map(rows.map(({ key, points }) => [key, points]));
}

/** Rejects during shutdown, when the database is already closed but the timer still runs. */
async function flushNow(counter: SharedCounter): Promise<void> {
  await counter.flush(database(), Date.now());
}

export const sharedCounter = () => singleton("sharedCounter", () => new SharedCounter());
