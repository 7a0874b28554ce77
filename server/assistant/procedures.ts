import { database } from "@/server/platform/db/client";
import { api, handled } from "@/server/platform/orpc";
import { setPagingHeaders } from "@/server/platform/paging";
import { ownerId } from "@/server/platform/request/context";
import { addAttachment, removeAttachment } from "./attachments";
import { readConversation } from "./conversation";
import { decideEdits, decideFact } from "./decisions";
import { exportThread } from "./markdown";
import { attach } from "./runs/attach";
import { sendMessage, stopAnswer } from "./send";
import * as threads from "./threads";

const { assistant: contract } = api;

export const assistant = {
  list: contract.list.handler(async ({ context, input }) => {
    const { entries, total } = await threads.listThreads(database(), ownerId(context), input);
    setPagingHeaders(context.answer, total, input);
    return entries;
  }),
  create: contract.create.handler(({ context, input }) => threads.createThread(database(), ownerId(context), input, new Date())),
  read: contract.read.handler(({ context, input }) => readConversation(database(), ownerId(context), input.id)),
  update: contract.update.handler(({ context, input }) => threads.changeThread(database(), ownerId(context), input, new Date())),
  delete: contract.delete.handler(({ context, input }) => threads.deleteThread(database(), ownerId(context), input.id)),
  markdown: contract.markdown.handler(({ context, input }) => exportThread(database(), ownerId(context), input.id)),
  ...handled(contract, ["send", "sendLegacy"], async ({ context, input, signal }) => {
    const { threadId, after } = await sendMessage(database(), ownerId(context), input, new Date());
    return attach(database(), threadId, after, signal);
  }),
  ...handled(contract, ["stop", "stopLegacy"], ({ context, input }) => stopAnswer(database(), ownerId(context), input.threadId)),
  ...handled(contract, ["stream", "streamLegacy"], async ({ context, input, signal, lastEventId }) => {
    const { id } = await threads.readThread(database(), ownerId(context), input.threadId);
    return attach(database(), id, input.after ?? sequenceIn(lastEventId), signal);
  }),
  ...handled(contract, ["decideEdits", "decideEditsLegacy"], ({ context, input }) =>
    decideEdits(database(), ownerId(context), input),
  ),
  decideFact: contract.decideFact.handler(({ context, input }) => decideFact(database(), ownerId(context), input, new Date())),
  attachments: {
    add: contract.attachments.add.handler(({ context, input }) => addAttachment(database(), ownerId(context), input, new Date())),
    remove: contract.attachments.remove.handler(({ context, input }) => removeAttachment(database(), ownerId(context), input.id)),
  },
};

/** The event that a browser names when it connects again. */
const sequenceIn = (lastEventId: string | undefined): number | undefined =>
  lastEventId !== undefined && /^\d{1,9}$/.test(lastEventId) ? Number(lastEventId) : undefined;
