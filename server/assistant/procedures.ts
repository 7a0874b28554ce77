import { database } from "@/server/platform/db/client";
import { api, handled } from "@/server/platform/orpc";
import { owned, ownedPage } from "@/server/platform/owned";
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
  list: contract.list.handler(ownedPage(threads.listThreads)),
  create: contract.create.handler(owned(threads.createThread)),
  read: contract.read.handler(owned((db, ownerId, { id }) => readConversation(db, ownerId, id))),
  update: contract.update.handler(owned(threads.changeThread)),
  delete: contract.delete.handler(owned((db, ownerId, { id }) => threads.deleteThread(db, ownerId, id))),
  markdown: contract.markdown.handler(owned((db, ownerId, { id }) => exportThread(db, ownerId, id))),
  ...handled(contract, ["send", "sendLegacy"], async ({ context, input, signal }) => {
    const { threadId, after } = await sendMessage(database(), ownerId(context), input, new Date());
    return attach(database(), threadId, after, signal);
  }),
  ...handled(
    contract,
    ["stop", "stopLegacy"],
    owned((db, ownerId, { threadId }) => stopAnswer(db, ownerId, threadId)),
  ),
  ...handled(contract, ["stream", "streamLegacy"], async ({ context, input, signal, lastEventId }) => {
    const { id } = await threads.readThread(database(), ownerId(context), input.threadId);
    return attach(database(), id, input.after ?? sequenceIn(lastEventId), signal);
  }),
  ...handled(contract, ["decideEdits", "decideEditsLegacy"], owned(decideEdits)),
  decideFact: contract.decideFact.handler(owned(decideFact)),
  attachments: {
    add: contract.attachments.add.handler(owned(addAttachment)),
    remove: contract.attachments.remove.handler(owned((db, ownerId, { id }) => removeAttachment(db, ownerId, id))),
  },
};

/** The event that a browser names when it connects again. */
const sequenceIn = (lastEventId: string | undefined): number | undefined =>
  lastEventId !== undefined && /^\d{1,9}$/.test(lastEventId) ? Number(lastEventId) : undefined;
