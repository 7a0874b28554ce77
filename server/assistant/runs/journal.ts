import type { AssistantEvent } from "@/contracts/model/assistant/event";
import { database } from "@/server/platform/db/client";
import { logError } from "@/server/platform/log";
import { singleton } from "@/server/platform/singleton";
import { type Batch, deliver, writtenHere } from "./hub";

/** Events of all answers that this instance writes are stored together this often. */
const FLUSH_MS = 40;
/** How soon a stop from another instance is noticed, and how often leases are renewed. */
const LOOK_MS = 300;
const RENEW_MS = 2_000;
/** An instance that is silent for longer was killed, or cannot reach the database. */
export const LEASE_SECONDS = 15;

type Unnumbered<Event> = Event extends unknown ? Omit<Event, "sequence"> : never;
export type NewEvent = Unnumbered<AssistantEvent>;

/** Why a run is to end: the user has stopped it, or it has no owner any more. */
export class RunStopped extends Error {
  constructor(readonly reason: "stopped" | "lost" | "interrupted") {
    super(`The answer ends: ${reason}.`);
  }
}

export type Journal = {
  runId: string;
  threadId: string;
  /** Aborted with a RunStopped. */
  signal: AbortSignal;
  /** Stores an event soon. */
  write: (event: NewEvent) => void;
  /** Waits until everything is stored. */
  flush: () => Promise<void>;
  /** Takes what is not stored yet, to store it in a transaction. Nothing is written here afterwards. */
  close: () => { pending: AssistantEvent[]; sequence: number };
};

type Open = { threadId: string; sequence: number; pending: AssistantEvent[]; stop: AbortController };

const state = () =>
  singleton("assistant-journal", () => ({
    runs: new Map<string, Open>(),
    timer: null as NodeJS.Timeout | null,
    writing: Promise.resolve(),
    lookedAt: 0,
    renewedAt: 0,
  }));

/** Opens the journal of a run whose rows exist; `sequence` is that of its last stored event. */
export function openJournal(runId: string, threadId: string, sequence: number): Journal {
  const run: Open = { threadId, sequence, pending: [], stop: new AbortController() };
  state().runs.set(runId, run);
  writtenHere().add(threadId);
  keepWriting();
  return {
    runId,
    threadId,
    signal: run.stop.signal,
    write: (event) => append(run, event),
    flush: async () => {
      while (run.pending.length > 0 && !run.stop.signal.aborted && state().runs.has(runId)) await store();
      await state().writing;
    },
    close: () => {
      state().runs.delete(runId);
      writtenHere().delete(threadId);
      return { pending: run.pending.splice(0), sequence: run.sequence };
    },
  };
}

/** Pieces of the same text that wait together become one event. */
function append(run: Open, event: NewEvent): void {
  const last = run.pending.at(-1);
  if (event.type === "text" && last?.type === "text" && last.index === event.index) last.text += event.text;
  else run.pending.push({ ...event, sequence: ++run.sequence } as AssistantEvent);
}

/** Stops the answer of a conversation if it is written here; elsewhere it is noticed by its row. */
export function stopHere(threadId: string, reason: "stopped" | "interrupted" = "stopped"): void {
  for (const run of state().runs.values()) if (run.threadId === threadId) run.stop.abort(new RunStopped(reason));
}

/** Ends all answers of this instance at shutdown. */
export function stopAllHere(): void {
  for (const { stop } of state().runs.values()) stop.abort(new RunStopped("interrupted"));
}

/** Answers that this instance writes. However slow the database is, it does not treat them as lost. */
export const runsHere = (): string[] => [...state().runs.keys()];

function keepWriting(): void {
  const journal = state();
  if (journal.timer) return;
  const run = async () => {
    await store().catch((error: unknown) => logError("database", "An answer could not be stored; it is tried again.", error));
    journal.timer = journal.runs.size > 0 ? setTimeout(run, FLUSH_MS) : null;
  };
  journal.timer = setTimeout(run, FLUSH_MS);
}

/** One at a time: the events of a run must be stored in their order. */
function store(): Promise<void> {
  const journal = state();
  const next = journal.writing.then(storeNow);
  journal.writing = next.catch(() => {});
  return next;
}

/** What is being written is taken out of `pending` only once it is stored, so that nothing is lost when the database is away. */
async function storeNow(): Promise<void> {
  const journal = state();
  if (journal.runs.size === 0) return;
  const now = Date.now();
  if (now - journal.renewedAt >= RENEW_MS) {
    await renewLeases();
    journal.renewedAt = now;
  }
  if (now - journal.lookedAt >= LOOK_MS) {
    await lookForStops();
    journal.lookedAt = now;
  }
  const taken = [...journal.runs].flatMap(([runId, run]) => {
    const count = run.pending.length;
    return count === 0 ? [] : [{ runId, run, count, batch: batchOf(run.threadId, run.pending.splice(0)) }];
  });
  if (taken.length === 0) return;
  try {
    const stored = new Set(await insertBatches(taken));
    deliver(taken.filter(({ runId }) => stored.has(runId)).map(({ batch }) => batch));
    for (const { runId, run } of taken) if (!stored.has(runId)) run.stop.abort(new RunStopped("lost"));
  } catch (error) {
    for (const { run, batch } of taken) run.pending.unshift(...eventsOf(batch.events));
    throw error;
  }
}

/** Events as they are stored. A line of JSON contains no line breaks. */
export function batchOf(threadId: string, events: readonly AssistantEvent[]): Batch {
  return {
    threadId,
    first: events[0]?.sequence ?? 0,
    last: events.at(-1)?.sequence ?? 0,
    // The sequence comes first, so that it can be read without reading the rest.
    events: events.map(({ sequence, ...event }) => JSON.stringify({ sequence, ...event })).join("\n"),
  };
}

export const eventsOf = (events: string): AssistantEvent[] =>
  events.split("\n").map((line) => JSON.parse(line) as AssistantEvent);

/**
 * Stores events of runs that have not ended; returns whose were stored. Hand-written: one statement for all. Another instance that has just
 * ended a run has taken the next number, so that the events here are not stored. The lock leaves out conversations that are being deleted:
 * their events would fail the statement for all.
 */
async function insertBatches(taken: readonly { runId: string; batch: Batch }[]): Promise<string[]> {
  const [ids, batches] = [taken.map(({ runId }) => runId), taken.map(({ batch }) => batch)];
  const rows = await database().$queryRaw<{ id: string }[]>`
    with stored as (
      insert into assistant_event ("threadId", first, last, events)
      select run."threadId", given.first, given.last, given.events
      from unnest(${ids}::uuid[], ${batches.map(({ first }) => first)}::int[], ${batches.map(({ last }) => last)}::int[],
        ${batches.map(({ events }) => events)}::text[]) as given(id, first, last, events)
      join assistant_run run on run.id = given.id and run."endedAt" is null
      join assistant_thread thread on thread.id = run."threadId"
      for key share of thread
      on conflict do nothing returning "threadId")
    select run.id from assistant_run run join stored on stored."threadId" = run."threadId" where run.id = any(${ids}::uuid[])`;
  return rows.map(({ id }) => id);
}

async function renewLeases(): Promise<void> {
  await database().$executeRaw`
    update assistant_run set "leaseUntil" = now() + make_interval(secs => ${LEASE_SECONDS}::int)
    where id = any(${[...state().runs.keys()]}::uuid[]) and "endedAt" is null`;
}

/** Stops the runs that were stopped or ended elsewhere, or whose conversation was deleted. */
async function lookForStops(): Promise<void> {
  const { runs } = state();
  const ids = [...runs.keys()];
  const where = { id: { in: ids }, endedAt: null };
  const rows = await database().assistantRun.findMany({ where, select: { id: true, stopAt: true } });
  const alive = new Map(rows.map(({ id, stopAt }) => [id, stopAt]));
  for (const id of ids) {
    const stopAt = alive.get(id);
    if (stopAt !== null) runs.get(id)?.stop.abort(new RunStopped(stopAt ? "stopped" : "lost"));
  }
}
