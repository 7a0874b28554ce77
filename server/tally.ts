import { db, sql } from "@/server/db/client";
import { singleton } from "@/server/singleton";

type Count = {
  windowEnd: number /** Taken here since the last telling. */;
  untold: number /** What all instances had taken when last told. */;
  total: number;
};

const TELL_EVERY_MS = 2_000;
const MOST_KEYS = 50_000;

/**
 * Counts that instances share without a write for every request: each adds up its own, and every two seconds tells the database, which
 * answers the sum of all. One instance is exact; several together may pass a limit by what they take within two seconds.
 */
class Tally {
  readonly #counts = new Map<string, Count>();
  #timer: NodeJS.Timeout | undefined;

  /** Takes one of `points` in the present window of `seconds`. Null: taken. A number: none is left for that many milliseconds. */
  take(key: string, points: number, seconds: number, now: number): number | null {
    const length = seconds * 1000;
    const windowEnd = (Math.floor(now / length) + 1) * length;
    const known = this.#counts.get(key);
    const count = known && known.windowEnd === windowEnd ? known : { windowEnd, untold: 0, total: 0 };
    if (count.total + count.untold >= points) return windowEnd - now;
    count.untold += 1;
    if (this.#counts.size >= MOST_KEYS) this.#counts.clear();
    this.#counts.set(key, count);
    this.#timer ??= setInterval(() => void this.tell(Date.now()), TELL_EVERY_MS).unref();
    return null;
  }

  /** Tells the database what was taken here, and learns what all have taken. While it cannot be reached, this instance counts alone. */
  async tell(now: number): Promise<void> {
    for (const [key, count] of this.#counts) {
      if (count.windowEnd <= now) {
        this.#counts.delete(key);
        continue;
      }
      const taken = count.untold;
      if (taken === 0) continue;
      try {
        const [row] = await db.query<{ points: number }>(
          sql`insert into rate_limit (key, points, expire) values (${`${key}:${count.windowEnd}`}, ${taken}, ${count.windowEnd})
              on conflict (key) do update set points = rate_limit.points + excluded.points returning points`,
        );
        count.untold -= taken;
        count.total = row?.points ?? count.total + taken;
      } catch {
        return;
      }
    }
  }
}

export const tally = () => singleton("tally", () => new Tally());
