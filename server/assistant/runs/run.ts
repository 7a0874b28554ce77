import type { AssistantCost, AssistantMessage } from "@/contracts/model/assistant/message";
import type { AssistantPart } from "@/contracts/model/assistant/part";
import { database, transaction } from "@/server/platform/db/client";
import { asJson } from "@/server/platform/db/json";
import { logError } from "@/server/platform/log";
import { singleton } from "@/server/platform/singleton";
import { Turns } from "@/server/platform/turns/turns";
import { addCost, NO_COST } from "../rows";
import { type AnswerParts, answerParts } from "./answer-parts";
import { deliver } from "./hub";
import { batchOf, type Journal, openJournal, RunStopped } from "./journal";
import { noticeOf } from "./notices";

export type Run = {
  runId: string;
  threadId: string;
  /** The person it is for. */
  account: string;
  /** The answer as it was stored when the run began. */
  message: AssistantMessage;
  /** Of the last stored event. */
  sequence: number;
};

export type RunWork = (run: { answer: AnswerParts; signal: AbortSignal; spend: (cost: AssistantCost) => void }) => Promise<void>;

type Outcome = Exclude<AssistantMessage["status"], "running">;

const TRIES = 5;

/**
 * Writes an answer to its end, with or without watchers. `work` must end soon after its signal; what it throws becomes a notice of the answer. No
 * connection to the database is held during this. Never throws.
 */
export function perform(run: Run, work: RunWork): Promise<void> {
  const ended = write(run, work).catch((error: unknown) =>
    logError("request-failed", "An answer of the assistant failed.", error),
  );
  runs().add(ended);
  return ended.finally(() => runs().delete(ended));
}

/** Answers that this instance writes concurrently; the others wait, and watchers see that they have begun. */
const AT_ONCE = 64;

const turns = () => singleton("assistant-turns", () => new Turns({ slots: AT_ONCE }));

const runs = () => singleton("assistant-runs", () => new Set<Promise<void>>());

/** Waits until the answers that this instance writes have ended. */
export const allEnded = (): Promise<unknown> => Promise.all(runs());

async function write({ runId, threadId, account, message, sequence }: Run, work: RunWork): Promise<void> {
  const journal = openJournal(runId, threadId, sequence);
  const answer = answerParts(journal.write);
  let cost: AssistantCost = message.cost ?? NO_COST;
  const spend = (more: AssistantCost) => {
    cost = addCost(cost, more);
  };
  const outcome = await outcomeOf(journal, answer, () =>
    turns().inTurn(account, () => work({ answer, signal: journal.signal, spend }), { signal: journal.signal }),
  );
  if (outcome === null) return void journal.close();
  await endWithRetries(journal, { ...message, status: outcome, parts: settled(answer.parts()), cost });
}

/** How it ended; null if this instance no longer owns the run. */
async function outcomeOf(journal: Journal, answer: AnswerParts, work: () => Promise<void>): Promise<Outcome | null> {
  try {
    await work();
    if (!journal.signal.aborted) return "complete";
  } catch (error) {
    if (!journal.signal.aborted) {
      answer.part(noticeOf(error));
      return "failed";
    }
  }
  const { reason } = journal.signal;
  if (!(reason instanceof RunStopped) || reason.reason === "lost") return null;
  answer.part(noticeOf(reason));
  return reason.reason === "stopped" ? "stopped" : "interrupted";
}

/** A tool that was running when the answer ended did not finish. */
export const settled = (parts: readonly AssistantPart[]): AssistantPart[] =>
  parts.map((part) => (part.type === "tool" && part.status === "running" ? { ...part, status: "failed" } : part));

async function endWithRetries(journal: Journal, message: AssistantMessage): Promise<void> {
  const { pending, sequence } = journal.close();
  for (let attempt = 1; ; attempt++) {
    try {
      return await endRun(journal, message, [...pending, { sequence: sequence + 1, type: "end", message }]);
    } catch (error) {
      if (attempt === TRIES) return logError("database", "The end of an answer could not be stored.", error);
      await new Promise((resolve) => setTimeout(resolve, 200 * 2 ** attempt));
    }
  }
}

/** Stores the whole answer and the end of its run, unless another instance has ended it in the meantime. */
async function endRun({ runId, threadId }: Journal, message: AssistantMessage, events: Parameters<typeof batchOf>[1]) {
  const batch = batchOf(threadId, events);
  const isEnded = await transaction(database(), async (tx) => {
    const now = new Date();
    const { count } = await tx.assistantRun.updateMany({ where: { id: runId, endedAt: null }, data: { endedAt: now } });
    if (count === 0) return false;
    await tx.assistantEvent.createMany({ data: [batch] });
    const { parts, status, cost } = message;
    await tx.assistantMessage.updateMany({
      where: { threadId, id: message.id },
      data: { parts: asJson(parts), status, ...(cost && { cost: asJson(cost) }) },
    });
    await tx.assistantThread.updateMany({
      where: { id: threadId },
      data: {
        activeRunId: null,
        lastSequence: batch.last,
        lastMessageAt: now,
        updatedAt: now,
        editsProposed: { increment: editsIn(parts) },
      },
    });
    return true;
  });
  if (isEnded) deliver([batch]);
}

export const editsIn = (parts: readonly AssistantPart[]): number =>
  parts.reduce((sum, part) => sum + (part.type === "proposal" ? part.edits.length : 0), 0);
