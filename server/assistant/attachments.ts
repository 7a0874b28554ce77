import type { z } from "zod";
import type { assistantAttachments } from "@/contracts/assistant/attachments";
import { LIMITS } from "@/contracts/limits";
import type { AssistantAttachment } from "@/contracts/model/assistant/thread";
import { storeFile } from "@/server/accounts/files/stored-files";
import type { Db } from "@/server/platform/db/client";
import { failure, missing } from "@/server/platform/errors";
import { knownId, newId } from "@/server/platform/ids";
import { readAttached } from "./attached-file";
import { removeFiles } from "./remove-files";
import { isReadOnly, toAttachment } from "./rows";
import { readThread } from "./threads";

type Input = z.output<Extract<(typeof assistantAttachments.add)["~orpc"]["inputSchema"], z.ZodType>>;

/** Adds a file to a conversation. Throws NOT_FOUND, CONFLICT for one that is read-only, BAD_REQUEST, PAYLOAD_TOO_LARGE over the quota. */
export async function addAttachment(
  db: Db,
  ownerId: string,
  { threadId, filename, data }: Input,
  now: Date,
): Promise<AssistantAttachment> {
  const thread = await readThread(db, ownerId, threadId);
  if (isReadOnly(thread))
    throw failure("CONFLICT", { message: "What this conversation is about is in Trash or gone, so nothing can be attached." });
  const decoded = new Uint8Array(Buffer.from(data, "base64"));
  if (decoded.length > LIMITS.assistant.file.bytes) throw failure("BAD_REQUEST", { message: "The file is larger than 25 MiB." });
  if (decoded.length === 0) throw failure("BAD_REQUEST", { message: "The file is empty." });
  const { kind, mediaType, extension, bytes, text } = await readAttached(decoded);
  const id = newId();
  const path = `uploads/${ownerId}/assistant/${now.getTime()}-${id.slice(-12)}.${extension}`;
  const row = { id, threadId: thread.id, messageId: null, filename, mediaType, size: bytes.length, kind, path, createdAt: now };
  const file = { path, userId: ownerId, contentType: mediaType, size: bytes.length, isPublic: false };
  await storeFile(db, file, bytes, async (tx) => {
    await tx.assistantAttachment.createMany({ data: [{ ...row, text }] });
  });
  return toAttachment({ ...row, characters: text.length });
}

/** Deletes a file for good. Throws NOT_FOUND. */
export async function removeAttachment(db: Db, ownerId: string, attachmentId: string): Promise<void> {
  const where = { id: knownId(attachmentId), thread: { userId: ownerId } };
  const found = await db.assistantAttachment.findFirst({ where, select: { path: true } });
  if (!found) throw missing("file");
  await removeFiles(db, [found.path]);
}

/** Files of a conversation, oldest first. Hand-written: their texts are counted and not read. */
export async function listAttachments(db: Db, threadId: string): Promise<AssistantAttachment[]> {
  const rows = await db.$queryRaw<Parameters<typeof toAttachment>[0][]>`
    select id, "threadId", "messageId", filename, "mediaType", size, kind, path, "createdAt", length(text)::int as characters
    from assistant_attachment where "threadId" = ${threadId}::uuid order by id`;
  return rows.map(toAttachment);
}
