import { useRef, useState } from "react";
import { v7 } from "uuid";
import { announceThread } from "@/components/features/assistant/run/thread-news";
import type { Conversation } from "@/components/features/assistant/run/use-conversation";
import { useAiErrorText } from "@/components/kit/ai/ai-error-text";
import { useStored } from "@/components/kit/ai/use-stored";
import { api } from "@/components/kit/api/client";
import type { AssistantContext } from "@/contracts/assistant/messages";
import type { AssistantMessage } from "@/contracts/model/assistant/message";
import type { AssistantAttachment } from "@/contracts/model/assistant/thread";

export type ToSend = { text: string; attachments: readonly AssistantAttachment[]; context: Partial<AssistantContext> };

/** A message that the server may not have yet, as this device keeps it. */
type Unsent = ToSend & { id: string; threadId: string | null };

type Sending = {
  /** By which the device keeps what is not sent. */
  name: string;
  threadId: string | null;
  ensureThread: () => Promise<string>;
  conversation: Conversation;
};

/** Sends messages. Pending messages are shown immediately, and stored on the device until the server has them. */
export function useSend({ name, threadId, ensureThread, conversation }: Sending) {
  const errorText = useAiErrorText();
  const [unsent, keep] = useStored<Unsent>(`assistant/${name}/unsent`);
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const wantsStop = useRef(false);
  const { conversation: stored, refetch, follow, change } = conversation;
  const isHere = unsent !== null && (unsent.threadId === null || unsent.threadId === threadId);
  const isStored = stored?.messages.some(({ id }) => id === unsent?.id) ?? false;
  const open = isHere && !isStored ? unsent : null;

  async function deliver(message: Unsent): Promise<boolean> {
    keep(message);
    setSending(true);
    setError(null);
    wantsStop.current = false;
    try {
      const id = message.threadId ?? (await ensureThread());
      const { text, attachments, context } = message;
      const stream = await api.assistant.send({
        threadId: id,
        message: { id: message.id, role: "user" as const, parts: [{ type: "text" as const, text }] },
        attachmentIds: attachments.map((each) => each.id),
        context,
      });
      change(id, (before) => ({ ...before, messages: [...before.messages, messageOf({ ...message, threadId: id })] }));
      keep(null);
      announceThread(id);
      void follow(id, stream, null);
      if (wantsStop.current) await api.assistant.stop({ threadId: id }).catch(() => {});
      return true;
    } catch (thrown) {
      // A request whose response was lost may still have arrived; its answer is followed then.
      const { data } = stored ? await refetch() : { data: undefined };
      if (data?.messages.some(({ id }) => id === message.id)) {
        keep(null);
        return true;
      }
      setError(errorText(thrown));
      return false;
    } finally {
      setSending(false);
    }
  }

  return {
    isSending,
    /** The message that is on its way, or could not be sent. */
    outgoing: open && messageOf(open),
    /** Why it could not be sent; null while it is on its way. Messages left unsent by an earlier page have no details. */
    error: open && !isSending ? error : null,
    hasFailed: open !== null && !isSending,
    send: (message: ToSend) => deliver({ ...message, id: v7(), threadId }),
    retry: () => (open ? deliver(open) : Promise.resolve(false)),
    /** Returns the message for editing. */
    takeBack(): Unsent | null {
      keep(null);
      setError(null);
      return open;
    },
    /** For stopping an answer before it has begun. */
    stopSoon: () => {
      wantsStop.current = true;
    },
  };
}

function messageOf({ id, threadId, text, attachments }: Unsent): AssistantMessage {
  const files = attachments.map((file) => ({
    type: "attachment" as const,
    attachmentId: file.id,
    filename: file.filename,
    mediaType: file.mediaType,
  }));
  return {
    id,
    threadId: threadId ?? "",
    role: "user",
    status: "complete",
    runId: null,
    parts: [...files, { type: "text", text }],
    cost: null,
    createdAt: new Date().toISOString(),
  };
}
