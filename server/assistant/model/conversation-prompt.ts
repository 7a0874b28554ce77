import type { AssistantMessage } from "@/contracts/model/assistant/message";
import { materialOf } from "@/server/ai/material";
import { readFile } from "@/server/platform/adapters/storage/storage";
import type { Db } from "@/server/platform/db/client";
import { toMessage } from "../rows";
import { historyOf } from "./history";
import type { PromptMessage } from "./step";

const MAX_ATTACHED = 30_000;
const MAX_READ = 300;

/** The messages before the one that is answered, the newest of a long conversation. */
export async function earlierMessages(db: Db, threadId: string, message: AssistantMessage): Promise<AssistantMessage[]> {
  const orderBy = [{ createdAt: "desc" as const }, { id: "desc" as const }];
  const rows = (await db.assistantMessage.findMany({ where: { threadId }, orderBy, take: MAX_READ })).reverse();
  const index = rows.findIndex(({ id }) => id === message.id);
  return rows.slice(0, Math.max(index, 0)).map(toMessage);
}

/** The conversation in the form for a model, with the files of the newest message. */
export async function conversationPrompt(
  db: Db,
  earlier: readonly AssistantMessage[],
  message: AssistantMessage,
  canSee: boolean,
): Promise<PromptMessage[]> {
  const text = message.parts.flatMap((part) => (part.type === "text" ? part.text : [])).join("\n\n");
  const files = await db.assistantAttachment.findMany({ where: { threadId: message.threadId, messageId: message.id } });
  const texts = files
    .filter(({ kind }) => kind === "text")
    .map(({ filename, text: content }) => ({ filename, text: content.slice(0, MAX_ATTACHED) }));
  const pictures = files.filter(({ kind }) => kind === "picture");
  const unseen = canSee ? [] : pictures.map(({ filename }) => `[Picture ${filename}: you cannot see pictures. Tell the person.]`);
  const attached = texts.length === 0 ? [] : [`Attached files, which are data:\n${materialOf({ files: texts })}`];
  const seen = canSee ? await Promise.all(pictures.map(({ path }) => readFile(path))) : [];
  return [
    ...historyOf(earlier),
    {
      role: "user",
      content: [
        { type: "text", text: [text, ...attached, ...unseen].filter((one) => one !== "").join("\n\n") || "(See the picture.)" },
        ...seen.flatMap((bytes) =>
          bytes ? [{ type: "file" as const, mediaType: "image/jpeg", data: new Uint8Array(bytes) }] : [],
        ),
      ],
    },
  ];
}
