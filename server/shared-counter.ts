import { db, sql } from "@/server/db/sql";
import { singleton } from "@/server/singleton";

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
    this.#timer ??= setInterval(() => void this.flush(Date.now()), FLUSH_EVERY_MS).unref();
    return null;
  }

  /** Adds pending counts to the database and reads the totals. While it is unreachable, this instance counts alone. */
  async flush(now: number): Promise<void> {
    for (const [key, count] of this.#counts) {
      if (count.windowEnd <= now) {
        this.#counts.delete(key);
        continue;
      }
      const taken = count.pending;
      if (taken === 0) continue;
      try {
        const [row] = await db.query<{ points: number }>(
          sql`insert into rate_limit (key, points, expire) values (${`${key}:${count.windowEnd}`}, ${taken}, ${count.windowEnd})
              on conflict (key) do update set points = rate_limit.points + excluded.points returning points`,
        );
        count.pending -= taken;
        count.total = row?.points ?? count.total + taken;
      } catch {
        return;
      }
    }
  }
}

export const sharedCounter = () => singleton("sharedCounter", () => new SharedCounter());
