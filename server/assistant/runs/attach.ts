import type { AssistantEvent } from "@/contracts/model/assistant/event";
import type { AssistantMessage } from "@/contracts/model/assistant/message";
import { applyAssistantEvent } from "@/domain/assistant/apply-event";
import type { Db } from "@/server/platform/db/client";
import { type Batch, watchThread } from "./hub";
import { eventsOf } from "./journal";

/** A stream without events for this long checks whether the answer is still being written. */
const LOOK_MS = 2_500;

export type Stored = { activeRunId: string | null; batches: Batch[] };

/** The stored events of a conversation's last answer, from after a sequence. */
export async function storedEvents(db: Db, threadId: string, after: number): Promise<Stored> {
  const thread = await db.assistantThread.findUnique({ where: { id: threadId }, select: { activeRunId: true } });
  const batches = await db.assistantEvent.findMany({ where: { threadId, last: { gt: after } }, orderBy: { first: "asc" } });
  return { activeRunId: thread?.activeRunId ?? null, batches };
}

/** The answer that events make; null without any. */
export function foldEvents(batches: readonly Batch[]): AssistantMessage | null {
  let message: AssistantMessage | null = null;
  for (const { events } of batches) for (const event of eventsOf(events)) message = applyAssistantEvent(message, event);
  return message;
}

/**
 * The events of an answer as JSON texts, from after a sequence, no matter which instance writes them: all of them, in order and each once.
 * Without a sequence, or where its events are no longer stored, it begins with the answer so far.
 */
export async function* attach(
  db: Db,
  threadId: string,
  after: number | undefined,
  signal: AbortSignal | undefined,
): AsyncGenerator<string, void> {
  const watch = watchThread(threadId);
  try {
    const begun = await begin(db, threadId, after);
    let cursor = begun.cursor;
    for (const text of begun.texts) yield text;
    if (begun.isOver) return;
    watch.has(cursor);
    while (!signal?.aborted) {
      const waiting = watch.take();
      const isContinuous = waiting?.length && (waiting.find(({ last }) => last > cursor)?.first ?? cursor) <= cursor + 1;
      const { batches, activeRunId } = isContinuous
        ? { batches: waiting, activeRunId: "unknown" }
        : await storedEvents(db, threadId, cursor);
      for (const { events } of batches) {
        for (const text of events.split("\n")) {
          const sequence = sequenceOf(text);
          if (sequence <= cursor) continue;
          yield text;
          cursor = sequence;
          if (isEnd(text)) return;
        }
      }
      watch.has(cursor);
      if (activeRunId === null) return;
      await watch.wait(LOOK_MS, signal);
    }
  } finally {
    watch.close();
  }
}

type Begun = { texts: string[]; cursor: number; isOver: boolean };

async function begin(db: Db, threadId: string, after: number | undefined): Promise<Begun> {
  const { activeRunId, batches } = await storedEvents(db, threadId, after ?? 0);
  const isOver = activeRunId === null;
  // A sequence that this conversation has not reached yet was made up.
  if (after && batches.length === 0 && !isOver && (await lastStored(db, threadId)) < after) return begin(db, threadId, undefined);
  const first = batches[0]?.first ?? 0;
  if (after !== undefined && (batches.length === 0 || first <= after + 1)) {
    const texts = batches.flatMap(({ events }) => events.split("\n")).filter((text) => sequenceOf(text) > after);
    const last = texts.at(-1);
    return { texts, cursor: last ? sequenceOf(last) : after, isOver: isOver || (last !== undefined && isEnd(last)) };
  }
  if (after === undefined && isOver) return { texts: [], cursor: 0, isOver };
  const message = foldEvents(batches);
  const sequence = batches.at(-1)?.last ?? 0;
  if (!message) return { texts: [], cursor: sequence, isOver };
  const event: AssistantEvent = { sequence, type: message.status === "running" ? "snapshot" : "end", message };
  return { texts: [JSON.stringify(event)], cursor: sequence, isOver: isOver || event.type === "end" };
}

const lastStored = async (db: Db, threadId: string): Promise<number> =>
  (await db.assistantEvent.findFirst({ where: { threadId }, orderBy: { first: "desc" }, select: { last: true } }))?.last ?? 0;

/** Each text begins with its sequence. */
export const sequenceOf = (text: string): number => Number(/^\{"sequence":(\d+)/.exec(text)?.[1] ?? 0);

const isEnd = (text: string): boolean => /^\{"sequence":\d+,"type":"end"/.test(text);
