import { type Db, database } from "@/server/db/client";
import type { EndedAccess } from "@/server/db/generated/client";
import { logWarning } from "@/server/log";
import { singleton } from "@/server/singleton";
import { forgetApiKeysOf } from "./api-keys";
import { noteEndedAccess, SESSION_CACHE_SECONDS } from "./ended-sessions";
import { tidyAccess } from "./tidy";

const POLL_MS = 400;
const TIDY_MS = 10 * 60_000;

/** A row counts from the moment it is written, but is seen when its transaction commits: so far back every poll looks. */
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

/** Is called with the user's id soon after any session or key of theirs ended, on whichever instance. Returns how to stop listening. */
export function onAccessEnded(listener: Listener): () => void {
  listeners().add(listener);
  return () => listeners().delete(listener);
}

/** Makes this instance forget what it caches of a user's sessions and keys, and tells the listeners. `at` is what the database says of it. */
export function endAccessHere(userId: string, at: number | null): void {
  noteEndedAccess(userId, at, Date.now());
  forgetApiKeysOf(userId);
  for (const listener of listeners()) listener(userId);
}

/**
 * Follows the table in which triggers note every ended access, so that an ending on another instance, by a command or by hand holds
 * here within half a second. Resolves when what ended before the start is known: a cookie from before must not be trusted.
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

/** One poll at a time: a slow database must not gather a queue of them. */
function poll(): Promise<void> {
  const { watch } = holder();
  if (!watch) return Promise.resolve();
  watch.reading ??= read(watch).finally(() => {
    watch.reading = null;
  });
  return watch.reading;
}

/** Written since so many seconds, by the clock of the database, which Prisma cannot ask for: the clocks of instances may differ. */
function endedWithin(db: Db, seconds: number): Promise<EndedAccess[]> {
  return db.$queryRaw`select id, "userId", at from ended_access where at > now() - make_interval(secs => ${seconds}::int)`;
}

async function read(watch: Watch): Promise<void> {
  const startedAt = Date.now();
  // After an outage the look back covers the outage as well.
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
    // Said once an outage, not twice a second. A watch that was stopped meanwhile has nothing to say.
    if (holder().watch === watch && !holder().isAway)
      logWarning("database", "Ended sessions cannot be read; they are caught up on when the database is back");
    holder().isAway = true;
  }
}
