import type { z } from "zod";
import type { assistant } from "@/contracts/assistant/assistant";
import type { AssistantThread } from "@/contracts/model/assistant/thread";
import { chooseModel } from "@/server/ai/providers/choose";
import { MANAGED_ID, managedAccess } from "@/server/ai/providers/managed";
import { readProvider } from "@/server/ai/providers/rows";
import { findApplication } from "@/server/documents/find-application";
import { readLetterRow } from "@/server/documents/letters/read";
import { readRow } from "@/server/documents/resumes/read";
import type { Db } from "@/server/platform/db/client";
import { failure, missing } from "@/server/platform/errors";
import { knownId, newId } from "@/server/platform/ids";
import { pageOf, rowsOf } from "@/server/platform/paging";
import { removeFiles } from "./remove-files";
import { providerLabels, THREAD, type ThreadRow, toThread } from "./rows";
import { stopHere } from "./runs/journal";

type InputOf<Operation extends { "~orpc": { inputSchema?: unknown } }> = z.output<
  Extract<Operation["~orpc"]["inputSchema"], z.ZodType>
>;

/** A conversation of its owner. Throws NOT_FOUND. */
export async function readThread(db: Db, ownerId: string, id: string): Promise<ThreadRow> {
  const row = await db.assistantThread.findFirst({ where: { id: knownId(id), userId: ownerId }, ...THREAD });
  if (!row) throw missing("conversation");
  return row;
}

export async function answerThread(db: Db, ownerId: string, id: string): Promise<AssistantThread> {
  const row = await readThread(db, ownerId, id);
  return toThread(row, await providerLabels(db, ownerId, [row.aiProviderId]));
}

/** The owner's conversations, the ones with the newest message first. */
export async function listThreads(db: Db, ownerId: string, input: InputOf<typeof assistant.list>) {
  const { scope, resumeId, coverLetterId, applicationId } = input;
  const where = {
    userId: ownerId,
    ...(scope && { scope }),
    ...(resumeId !== undefined && { resumeId: knownId(resumeId) }),
    ...(coverLetterId !== undefined && { coverLetterId: knownId(coverLetterId) }),
    ...(applicationId !== undefined && { applicationId: knownId(applicationId) }),
  };
  const page = pageOf(input);
  const rows = await db.assistantThread.findMany({
    where,
    ...THREAD,
    orderBy: [{ lastMessageAt: { sort: "desc", nulls: "last" } }, { id: "desc" }],
    ...rowsOf(page),
  });
  const labels = await providerLabels(
    db,
    ownerId,
    rows.map(({ aiProviderId }) => aiProviderId),
  );
  const total = page.paging ? await db.assistantThread.count({ where }) : rows.length;
  return { entries: rows.map((row) => toThread(row, labels)), total };
}

/** Begins a conversation about one thing. Throws BAD_REQUEST for none or several, NOT_FOUND for what is not the owner's, CONFLICT in Trash. */
export async function createThread(db: Db, ownerId: string, input: InputOf<typeof assistant.create>, now: Date) {
  const scope = input.scope ?? (input.applicationId === undefined ? "document" : "application");
  const about = await targetOf(db, ownerId, { ...input, scope });
  if (input.aiProviderId !== undefined) await chooseModel(db, ownerId, input.aiProviderId);
  const id = newId();
  await db.assistantThread.create({
    data: {
      id,
      userId: ownerId,
      scope,
      ...about,
      aiProviderId: input.aiProviderId ?? null,
      createdAt: now,
      updatedAt: now,
    },
  });
  return answerThread(db, ownerId, id);
}

type ThreadInput = InputOf<typeof assistant.create> & { scope: AssistantThread["scope"] };
type Target = Pick<ThreadRow, "resumeId" | "coverLetterId" | "applicationId" | "resumeName" | "coverLetterName">;
const NOTHING: Target = { resumeId: null, coverLetterId: null, applicationId: null, resumeName: null, coverLetterName: null };

async function targetOf(
  db: Db,
  ownerId: string,
  { scope, resumeId, coverLetterId, applicationId }: ThreadInput,
): Promise<Target> {
  const input = [resumeId, coverLetterId, applicationId].filter((id) => id !== undefined);
  const wrong = (message: string) => failure("BAD_REQUEST", { message });
  if (scope === "career") {
    if (input.length > 0) throw wrong("A conversation about the career names no document and no application.");
    return NOTHING;
  }
  if (scope === "application") {
    if (input.length !== 1 || applicationId === undefined) throw wrong("Name the application, and nothing else.");
    return { ...NOTHING, applicationId: (await findApplication(db, ownerId, applicationId)).id };
  }
  if (input.length !== 1 || applicationId !== undefined) throw wrong("Name a resume or a letter, and nothing else.");
  if (resumeId !== undefined) {
    const { id, name, trashedAt } = await readRow(db, ownerId, resumeId);
    if (trashedAt) throw inTrash();
    return { ...NOTHING, resumeId: id, resumeName: name };
  }
  const { id, name, trashedAt } = await readLetterRow(db, ownerId, coverLetterId ?? "");
  if (trashedAt) throw inTrash();
  return { ...NOTHING, coverLetterId: id, coverLetterName: name };
}

const inTrash = () => failure("CONFLICT", { message: "This document is in Trash. Restore it first." });

/** Names or archives a conversation, or chooses its AI provider. Throws NOT_FOUND, for the provider too. */
export async function changeThread(db: Db, ownerId: string, input: InputOf<typeof assistant.update>, now: Date) {
  const { id } = await readThread(db, ownerId, input.id);
  const { title, aiProviderId, archived } = input;
  if (typeof aiProviderId === "string") await findProvider(db, ownerId, aiProviderId);
  await db.assistantThread.updateMany({
    where: { id, userId: ownerId },
    data: {
      ...(title !== undefined && { title }),
      ...(aiProviderId !== undefined && { aiProviderId }),
      ...(archived !== undefined && { archivedAt: archived ? now : null }),
      updatedAt: now,
    },
  });
  return answerThread(db, ownerId, id);
}

async function findProvider(db: Db, ownerId: string, id: string): Promise<void> {
  if (managedAccess() && id === MANAGED_ID) return;
  if (managedAccess()) throw failure("NOT_FOUND");
  await readProvider(db, ownerId, id);
}

/** Deletes a conversation for good, with its files; an answer that is being written ends. Throws NOT_FOUND. */
export async function deleteThread(db: Db, ownerId: string, threadId: string): Promise<void> {
  const { id } = await readThread(db, ownerId, threadId);
  const files = await db.assistantAttachment.findMany({ where: { threadId: id }, select: { path: true } });
  await db.assistantThread.deleteMany({ where: { id, userId: ownerId } });
  stopHere(id);
  await removeFiles(
    db,
    files.map(({ path }) => path),
  );
}
