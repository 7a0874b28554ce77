import { database } from "@/server/platform/db/client";
import { logError } from "@/server/platform/log";
import { singleton } from "@/server/platform/singleton";

/** Events of one conversation that were stored together: JSON texts, one in a line. */
export type Batch = { threadId: string; first: number; last: number; events: string };

/** A watcher of a conversation. Unread events are buffered up to a limit, and read from the database beyond it. */
export type Watch = {
  /** Takes what has come; null where it was too much to keep. */
  take: () => Batch[] | null;
  /** Waits until something comes, the time is over or the signal ends. */
  wait: (milliseconds: number, signal: AbortSignal | undefined) => Promise<void>;
  /** What the watcher has, so that only newer events are looked for. */
  has: (sequence: number) => void;
  close: () => void;
};

/** Events written by another instance are seen after this time. */
const POLL_MS = 90;
const MAX_WAITING = 100;

type Watcher = { waiting: Batch[] | null; wake: () => void };
type Watched = { watchers: Set<Watcher>; has: number | null };

const state = () =>
  singleton("assistant-hub", () => ({ threads: new Map<string, Watched>(), timer: null as NodeJS.Timeout | null }));

export function watchThread(threadId: string): Watch {
  const { threads } = state();
  const thread = threads.get(threadId) ?? { watchers: new Set<Watcher>(), has: null };
  threads.set(threadId, thread);
  const watcher: Watcher = { waiting: [], wake: () => {} };
  thread.watchers.add(watcher);
  keepPolling();
  return {
    take: () => {
      const { waiting } = watcher;
      watcher.waiting = [];
      return waiting;
    },
    wait: (milliseconds, signal) =>
      new Promise((resolve) => {
        if (watcher.waiting?.length !== 0 || signal?.aborted) return resolve();
        const timer = setTimeout(done, milliseconds);
        function done() {
          clearTimeout(timer);
          signal?.removeEventListener("abort", done);
          watcher.wake = () => {};
          resolve();
        }
        watcher.wake = done;
        signal?.addEventListener("abort", done, { once: true });
      }),
    has: (sequence) => {
      thread.has = Math.max(thread.has ?? 0, sequence);
    },
    close: () => {
      thread.watchers.delete(watcher);
      if (thread.watchers.size === 0 && threads.get(threadId) === thread) threads.delete(threadId);
    },
  };
}

/** Conversations whose answers this instance writes itself: their events are passed on directly and need no polling. */
export const writtenHere = () => singleton("assistant-written-here", () => new Set<string>());

/** How many conversations are watched here. */
export const watchedThreads = (): number => state().threads.size;

/** Passes stored events to all local watchers of their conversation. */
export function deliver(batches: readonly Batch[]): void {
  for (const batch of batches) {
    const thread = state().threads.get(batch.threadId);
    if (!thread || (thread.has !== null && batch.last <= thread.has)) continue;
    if (thread.has !== null) thread.has = batch.last;
    for (const watcher of thread.watchers) {
      if (watcher.waiting && watcher.waiting.length < MAX_WAITING) watcher.waiting.push(batch);
      else watcher.waiting = null;
      watcher.wake();
    }
  }
}

/** Looks for events of other instances, in one query for all that is watched here. */
function keepPolling(): void {
  const hub = state();
  if (hub.timer) return;
  const run = async () => {
    await poll().catch((error: unknown) => logError("database", "Answers could not be followed.", error));
    hub.timer = hub.threads.size > 0 ? setTimeout(run, POLL_MS) : null;
  };
  hub.timer = setTimeout(run, POLL_MS);
}

async function poll(): Promise<void> {
  const known = [...state().threads].flatMap(([id, { has }]) => (has === null || writtenHere().has(id) ? [] : [{ id, has }]));
  if (known.length === 0) return;
  const [ids, cursors] = [known.map(({ id }) => id), known.map(({ has }) => has)];
  // Hand-written: Prisma cannot join with a list of values.
  deliver(
    await database().$queryRaw<Batch[]>`
      select e."threadId", e.first, e.last, e.events from unnest(${ids}::uuid[], ${cursors}::int[]) as watched(id, cursor)
      join assistant_event e on e."threadId" = watched.id and e.last > watched.cursor order by e."threadId", e.first`,
  );
}
