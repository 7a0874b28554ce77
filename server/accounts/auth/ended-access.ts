import { type Db, database } from "@/server/platform/db/client";
import type { EndedAccess } from "@/server/platform/db/generated/client";
import { logWarning } from "@/server/platform/log";
import { singleton } from "@/server/platform/singleton";
import { noteEndedAccess, SESSION_CACHE_SECONDS } from "./ended-sessions";
import { tidyAccess } from "./tidy";
import { forgetCredentialsOf } from "./trusted-credentials";

const POLL_MS = 400;
const TIDY_MS = 10 * 60_000;

/** A row is dated when it is written but becomes visible when its transaction commits, so every poll looks back this far. */
const LATE_COMMIT_SECONDS = 15;

type Listener = (userId: string) => void;
type Watch = {
  timer: NodeJS.Timeout;
  reading: Promise<void> | null;
  seen: Map<string, number>;
  readAt: number;
  tidiedAt: number;
};

const listeners = () => singleton("ended-access-listeners", () => new Set<Listener>());
const holder = () => singleton<{ watch: Watch | null; isAway: boolean }>("ended-access", () => ({ watch: null, isAway: false }));

/**
 * Calls the listener with the user's id soon after any of their sessions or keys ended, on any instance. Returns an unsubscribe
 * function.
 */
export function onAccessEnded(listener: Listener): () => void {
  listeners().add(listener);
  return () => listeners().delete(listener);
}

/**
 * Clears this instance's cache of a user's sessions and keys and notifies the listeners. `at` is the time by the database's
 * clock.
 */
export function endAccessHere(userId: string, at: number | null): void {
  noteEndedAccess(userId, at, Date.now());
  forgetCredentialsOf(userId);
  for (const listener of listeners()) listener(userId);
}

/**
 * Polls the table in which triggers record every ended access, so that access ended on another instance, by a command or manually
 * also ends here within half a second. Resolves once earlier entries are loaded: older cookies must not be trusted.
 */
export async function watchEndedAccess(): Promise<void> {
  stopWatchingEndedAccess();
  const now = Date.now();
  const timer = setInterval(() => void poll(), POLL_MS).unref();
  holder().watch = { timer, reading: null, seen: new Map(), readAt: now - 2 * SESSION_CACHE_SECONDS * 1000, tidiedAt: now };
  await poll();
}

export function stopWatchingEndedAccess(): void {
  const { watch } = holder();
  holder().watch = null;
  if (watch) clearInterval(watch.timer);
}

/** One poll at a time: polls must not pile up when the database is slow. */
function poll(): Promise<void> {
  const { watch } = holder();
  if (!watch) return Promise.resolve();
  watch.reading ??= read(watch).finally(() => {
    watch.reading = null;
  });
  return watch.reading;
}

/** Rows of the last `seconds` by the database's clock, because the clocks of instances may differ. Prisma cannot query it. */
function endedWithin(db: Db, seconds: number): Promise<EndedAccess[]> {
  return db.$queryRaw`select id, "userId", at from ended_access where at > now() - make_interval(secs => ${seconds}::int)`;
}

async function read(watch: Watch): Promise<void> {
  const startedAt = Date.now();
  // After an outage, look back over the whole outage.
  const seconds = LATE_COMMIT_SECONDS + Math.ceil((startedAt - watch.readAt) / 1000);
  try {
    const db = database();
    for (const row of await endedWithin(db, seconds)) {
      if (watch.seen.has(row.id)) continue;
      watch.seen.set(row.id, startedAt);
      endAccessHere(row.userId, row.at.getTime());
    }
    for (const [id, seenAt] of watch.seen) if (startedAt - seenAt > 4 * SESSION_CACHE_SECONDS * 1000) watch.seen.delete(id);
    watch.readAt = startedAt;
    holder().isAway = false;
    if (startedAt - watch.tidiedAt > TIDY_MS) {
      watch.tidiedAt = startedAt;
      await tidyAccess(db, startedAt);
    }
  } catch {
    // Log once per outage, not twice a second, and not at all if the watch was stopped in the meantime.
    if (holder().watch === watch && !holder().isAway)
      logWarning("database", "Ended sessions cannot be read; they are caught up on when the database is back");
    holder().isAway = true;
  }
}
