import { useState } from "react";
import { v7 } from "uuid";
import { announceThread } from "@/components/features/assistant/run/thread-news";
import type { Conversation } from "@/components/features/assistant/run/use-conversation";
import { api } from "@/components/kit/api/client";
import type { AssistantContext } from "@/contracts/assistant-messages";
import type { AssistantMessage } from "@/contracts/model/assistant/message";
import type { AssistantAttachment } from "@/contracts/model/assistant/thread";

export type ToSend = { text: string; attachments: readonly AssistantAttachment[]; context: Partial<AssistantContext> };

/** Sends messages. What is on its way is shown at once; a message that the server does not have is thrown back. */
export function useSend(ensureThread: () => Promise<string>, { conversation, refetch, follow, change }: Conversation) {
  const [outgoing, setOutgoing] = useState<AssistantMessage | null>(null);
  const isStored = conversation?.messages.some(({ id }) => id === outgoing?.id) ?? false;

  async function send({ text, attachments, context }: ToSend): Promise<void> {
    const message = messageOf(text, attachments);
    setOutgoing(message);
    try {
      const threadId = await ensureThread();
      const sent = {
        threadId,
        message: { id: message.id, role: "user" as const, parts: [{ type: "text" as const, text }] },
        attachmentIds: attachments.map(({ id }) => id),
        context,
      };
      const stream = await api.assistant.send(sent);
      change(threadId, (before) => ({ ...before, messages: [...before.messages, { ...message, threadId }] }));
      announceThread(threadId);
      void follow(threadId, stream, null);
    } catch (error) {
      // A request whose response was lost may have arrived all the same; its answer is followed then.
      const { data } = conversation ? await refetch() : { data: undefined };
      if (!data?.messages.some(({ id }) => id === message.id)) throw error;
    } finally {
      setOutgoing(null);
    }
  }

  return { outgoing: isStored ? null : outgoing, send };
}

function messageOf(text: string, attachments: readonly AssistantAttachment[]): AssistantMessage {
  const files = attachments.map(({ id, filename, mediaType }) => ({
    type: "attachment" as const,
    attachmentId: id,
    filename,
    mediaType,
  }));
  return {
    id: v7(),
    threadId: "",
    role: "user",
    status: "complete",
    runId: null,
    parts: [...files, { type: "text", text }],
    cost: null,
    createdAt: new Date().toISOString(),
  };
}
