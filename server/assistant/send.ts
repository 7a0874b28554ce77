import type { z } from "zod";
import type { AssistantContext, assistantMessages } from "@/contracts/assistant/messages";
import { LIMITS } from "@/contracts/limits";
import type { AssistantMessage } from "@/contracts/model/assistant/message";
import type { AssistantPart } from "@/contracts/model/assistant/part";
import { chooseModel } from "@/server/ai/providers/choose";
import { findApplication } from "@/server/documents/find-application";
import { type Db, transaction } from "@/server/platform/db/client";
import { isUniqueViolation } from "@/server/platform/db/failures";
import { asJson } from "@/server/platform/db/json";
import { failure, missing } from "@/server/platform/errors";
import { idFor, isId, newId } from "@/server/platform/ids";
import { converse } from "./converse";
import { isReadOnly, NO_COST, type ThreadRow } from "./rows";
import { batchOf, LEASE_SECONDS, stopHere } from "./runs/journal";
import { perform, type Run } from "./runs/run";
import { readThread } from "./threads";

type Input = z.output<Extract<(typeof assistantMessages.send)["~orpc"]["inputSchema"], z.ZodType>>;

/**
 * Stores a message and begins the answer, which continues without watchers. Returns the event after which it begins. Throws NOT_FOUND, BAD_REQUEST
 * without a provider, CONFLICT for a conversation that is read-only or being answered, and for a message that was sent before.
 */
export async function sendMessage(
  db: Db,
  ownerId: string,
  input: Input,
  now: Date,
): Promise<{ threadId: string; after: number }> {
  const thread = await readThread(db, ownerId, input.threadId);
  if (isReadOnly(thread))
    throw failure("CONFLICT", { message: "What this conversation is about is in Trash or gone, so nothing can be sent." });
  const context = await ownContext(db, ownerId, input.context);
  const text = input.message.parts
    .flatMap((part) => ("text" in part && part.type === "text" ? [String(part.text)] : []))
    .join("\n\n");
  if (text.length > LIMITS.assistant.text)
    throw failure("BAD_REQUEST", { message: "A message has at most 20,000 characters. Attach longer texts as a file." });
  const attachmentIds = [...new Set(input.attachmentIds)];
  if (text.trim() === "" && attachmentIds.length === 0) throw failure("BAD_REQUEST", { message: "The message is empty." });
  // Reports the first missing requirement.
  await chooseModel(db, ownerId, thread.aiProviderId ?? undefined);
  const begun = await begin(db, thread, { id: idFor(input.message.id, thread.id), text, attachmentIds }, now);
  void perform(begun.run, (run) => converse(db, ownerId, { thread, message: begun.message, context }, run));
  return { threadId: thread.id, after: begun.run.sequence - 1 };
}

/** Throws NOT_FOUND for an application or an offer that is not the owner's. */
async function ownContext(db: Db, ownerId: string, context: AssistantContext): Promise<AssistantContext> {
  if (context.applicationId !== undefined) await findApplication(db, ownerId, context.applicationId);
  const ids = [...new Set(context.offerIds)];
  const found = await db.careerArtifact.count({ where: { userId: ownerId, kind: "offer", id: { in: ids.filter(isId) } } });
  if (found < ids.length) throw missing("offer");
  return context;
}

type NewMessage = { id: string; text: string; attachmentIds: string[] };

/** Stores the message, the beginning of its answer and the run, all or nothing. */
async function begin(db: Db, thread: ThreadRow, sent: NewMessage, now: Date): Promise<{ run: Run; message: AssistantMessage }> {
  const { id: threadId } = thread;
  const [runId, answerId] = [newId(), newId()];
  try {
    return await transaction(db, async (tx) => {
      // Hand-written: the row is taken by one message at a time, and the lease begins by the database's own time.
      const [free] = await tx.$queryRaw<{ lastSequence: number }[]>`
        update assistant_thread set "activeRunId" = ${runId}::uuid, "lastSequence" = "lastSequence" + 1, "lastMessageAt" = ${now},
          "updatedAt" = ${now}, "archivedAt" = null, title = case when title = '' then ${titleOf(sent.text)} else title end,
          "resumeName" = ${thread.resume?.name ?? thread.resumeName}, "coverLetterName" = ${thread.coverLetter?.name ?? thread.coverLetterName}
        where id = ${threadId}::uuid and "activeRunId" is null returning "lastSequence"`;
      if (!free) throw failure("CONFLICT", { message: "An answer is being written. Wait for it, or stop it first." });
      await refuseRepeated(tx, thread.userId, sent.id);
      const message = userMessage(threadId, sent, await takeAttachments(tx, threadId, sent), now);
      const answer = answerOf(threadId, answerId, runId, now);
      await tx.assistantMessage.createMany({ data: [toRow(message, now), toRow(answer, new Date(now.getTime() + 1))] });
      await tx.assistantEvent.deleteMany({ where: { threadId } });
      const { lastSequence: sequence } = free;
      await tx.assistantEvent.createMany({ data: [batchOf(threadId, [{ sequence, type: "snapshot", message: answer }])] });
      await tx.$executeRaw`
        insert into assistant_run (id, "threadId", "messageId", "leaseUntil", "createdAt") values (${runId}::uuid, ${threadId}::uuid,
          ${answerId}::uuid, now() + make_interval(secs => ${LEASE_SECONDS}::int), ${now})`;
      return { run: { runId, threadId, account: thread.userId, message: answer, sequence }, message };
    });
  } catch (error) {
    if (isUniqueViolation(error, "assistant_message_pkey"))
      throw failure("CONFLICT", { message: "This message was sent before.", cause: error });
    throw error;
  }
}

/** The id names one message of the person, wherever it was sent: facts name it as their source. */
async function refuseRepeated(tx: Db, ownerId: string, id: string): Promise<void> {
  if ((await tx.assistantMessage.count({ where: { id, thread: { userId: ownerId } } })) > 0)
    throw failure("CONFLICT", { message: "This message was sent before." });
}

const titleOf = (text: string): string => text.replace(/\s+/g, " ").trim().slice(0, 80);

/** Files that the message is sent with. Throws NOT_FOUND for one of another conversation, or sent before. */
async function takeAttachments(tx: Db, threadId: string, { id: messageId, attachmentIds }: NewMessage): Promise<AssistantPart[]> {
  if (attachmentIds.length === 0) return [];
  const where = { threadId, messageId: null, id: { in: attachmentIds.filter(isId) } };
  const rows = await tx.assistantAttachment.findMany({ where, select: { id: true, filename: true, mediaType: true } });
  const { count } = await tx.assistantAttachment.updateMany({ where, data: { messageId } });
  if (count < attachmentIds.length)
    throw failure("NOT_FOUND", { message: "This file is not in the conversation, or was sent before." });
  return rows.map(({ id, filename, mediaType }) => ({ type: "attachment", attachmentId: id, filename, mediaType }));
}

function userMessage(threadId: string, { id, text }: NewMessage, files: AssistantPart[], now: Date): AssistantMessage {
  const parts: AssistantPart[] = [...(text.trim() === "" ? [] : [{ type: "text" as const, text }]), ...files];
  const createdAt = now.toISOString();
  return { id, threadId, role: "user", status: "complete", runId: null, parts, cost: null, createdAt };
}

function answerOf(threadId: string, id: string, runId: string, now: Date): AssistantMessage {
  const createdAt = new Date(now.getTime() + 1).toISOString();
  return { id, threadId, role: "assistant", status: "running", runId, parts: [], cost: NO_COST, createdAt };
}

const toRow = ({ parts, cost, ...message }: AssistantMessage, createdAt: Date) => ({
  ...message,
  createdAt,
  parts: asJson(parts),
  ...(cost && { cost: asJson(cost) }),
});

/** Stops the answer of a conversation, wherever it is written. Throws NOT_FOUND. */
export async function stopAnswer(db: Db, ownerId: string, threadId: string): Promise<void> {
  const { id } = await readThread(db, ownerId, threadId);
  await db.assistantRun.updateMany({ where: { threadId: id, endedAt: null }, data: { stopAt: new Date() } });
  stopHere(id);
}
