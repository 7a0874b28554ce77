import { z } from "zod";
import { LIMITS } from "@/contracts/limits";
import { assistantCostSchema, MESSAGE_ROLES, MESSAGE_STATUSES } from "@/contracts/model/assistant/message";
import { type AssistantPart, assistantPartSchema } from "@/contracts/model/assistant/part";
import { THREAD_SCOPES } from "@/contracts/model/assistant/thread";
import { timestamp } from "@/contracts/model/timestamp";
import type { Db } from "@/server/platform/db/client";
import type { Prisma } from "@/server/platform/db/generated/client";
import { asJson } from "@/server/platform/db/json";
import type { Names } from "./rows";

const name = z.string().max(LIMITS.assistant.title).nullable();

const threadSchema = z.object({
  id: z.string(),
  title: z.string().max(LIMITS.assistant.title),
  scope: z.enum(THREAD_SCOPES),
  resumeId: z.string().nullable(),
  coverLetterId: z.string().nullable(),
  applicationId: z.string().nullable(),
  resumeName: name,
  coverLetterName: name,
  editsProposed: z.int().min(0).max(1_000_000),
  editsAccepted: z.int().min(0).max(1_000_000),
  lastMessageAt: timestamp.nullable(),
  archivedAt: timestamp.nullable(),
  createdAt: timestamp,
  updatedAt: timestamp,
});

const messageSchema = z.object({
  id: z.string(),
  threadId: z.string(),
  role: z.enum(MESSAGE_ROLES),
  status: z.enum(MESSAGE_STATUSES),
  parts: z.array(assistantPartSchema).max(2000),
  cost: assistantCostSchema.nullable(),
  createdAt: timestamp,
});

type Imported = { threads: number; messages: number; leftOut: number };

/**
 * Adds the conversations of an export. One about a document that is not here is read-only, one about an application that is not here is left
 * out; files are not in an export, so that only their names come back.
 */
export async function importConversations(
  tx: Db,
  ownerId: string,
  input: { threads: readonly unknown[]; messages: readonly unknown[] },
  names: Names,
): Promise<Imported> {
  const threads = input.threads.flatMap((row) => readThread(row, ownerId, names) ?? []);
  const added = await tx.assistantThread.createManyAndReturn({
    data: await absentThreads(tx, ownerId, threads),
    skipDuplicates: true,
    select: { id: true },
  });
  const here = new Set(added.map(({ id }) => id));
  // Messages belong to conversations that are added just now; those of others are there already.
  const messages = input.messages.flatMap((row) => readMessage(row, names) ?? []);
  const { count } = await tx.assistantMessage.createMany({
    data: messages.filter(({ threadId }) => here.has(threadId)),
    skipDuplicates: true,
  });
  const leftOut = input.threads.length - threads.length + (input.messages.length - messages.length);
  return { threads: added.length, messages: count, leftOut };
}

/** Without those that the export itself was made from. */
async function absentThreads<Row extends { id: string; exportedId: string }>(tx: Db, ownerId: string, rows: readonly Row[]) {
  const ids = rows.map(({ exportedId }) => exportedId);
  const there = await tx.assistantThread.findMany({ where: { userId: ownerId, id: { in: ids } }, select: { id: true } });
  const known = new Set(there.map(({ id }) => id));
  return rows.filter(({ exportedId }) => !known.has(exportedId)).map(({ exportedId: _, ...row }) => row);
}

function readThread(row: unknown, ownerId: string, names: Names) {
  const { data: thread } = threadSchema.safeParse(row);
  if (!thread || (thread.scope === "application" && names.named(thread.applicationId) === null)) return null;
  return {
    ...thread,
    exportedId: thread.id,
    id: names.ofRow(thread.id),
    userId: ownerId,
    resumeId: names.named(thread.resumeId),
    coverLetterId: names.named(thread.coverLetterId),
    applicationId: names.named(thread.applicationId),
  };
}

function readMessage(row: unknown, names: Names): Prisma.AssistantMessageCreateManyInput | null {
  const { data: message } = messageSchema.safeParse(row);
  if (!message) return null;
  const { id, threadId, status, parts, cost, ...rest } = message;
  return {
    ...rest,
    id: names.ofRow(id),
    threadId: names.ofRow(threadId),
    status: status === "running" ? "interrupted" : status,
    parts: asJson(parts.map((part) => renamed(part, names))),
    ...(cost && { cost: asJson(cost) }),
  };
}

/** A part with the ids of this account. Ids without a counterpart here stay unchanged and match nothing. */
function renamed(part: AssistantPart, names: Names): AssistantPart {
  if (part.type === "proposal")
    return { ...part, document: { ...part.document, id: names.named(part.document.id) ?? names.ofRow(part.document.id) } };
  if (part.type !== "fact") return part;
  return { ...part, messageId: names.ofRow(part.messageId), factId: part.factId === null ? null : names.fact(part.factId) };
}
