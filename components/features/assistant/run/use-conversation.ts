import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { followRun } from "@/components/features/assistant/run/follow-run";
import { announceThread, useThreadNews } from "@/components/features/assistant/run/thread-news";
import { api, queries } from "@/components/kit/api/client";
import { failureOf } from "@/components/kit/api/error-text";
import type { AssistantMessage } from "@/contracts/model/assistant/message";
import type { AssistantConversation } from "@/contracts/model/assistant/thread";

/** Everything that was read of conversations, and their list. */
export const CONVERSATIONS = queries.assistant.key();

export const conversationKey = (threadId: string) => queries.assistant.read.queryOptions({ input: { id: threadId } }).queryKey;

/** Errors that another attempt may help against. */
const isPassing = (error: unknown) => ["OFFLINE", "INTERNAL_SERVER_ERROR", "SERVICE_UNAVAILABLE"].includes(failureOf(error));

/** A conversation as it is now: what is stored, and the answer while it is written, no matter who requested it. */
export function useConversation(threadId: string | null) {
  const cache = useQueryClient();
  const query = useQuery({
    ...queries.assistant.read.queryOptions({ input: { id: threadId ?? "" } }),
    enabled: threadId !== null,
    refetchOnWindowFocus: "always",
  });
  const [live, setLive] = useState<AssistantMessage | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  const running = useRef<{ threadId: string; controller: AbortController } | null>(null);
  const { data } = query;

  const change = useCallback(
    (id: string, recipe: (conversation: AssistantConversation) => AssistantConversation) =>
      cache.setQueryData<AssistantConversation>(conversationKey(id), (before) => before && recipe(before)),
    [cache],
  );

  /** Follows the answer of a conversation until it ends; an answer that is already followed continues. */
  const follow = useCallback(
    async (id: string, first: AsyncIterable<string> | null, known: { message: AssistantMessage; after: number } | null) => {
      if (running.current?.threadId === id) return;
      running.current?.controller.abort();
      const controller = new AbortController();
      running.current = { threadId: id, controller };
      const { signal } = controller;
      const show = inFrames(setLive);
      setLive(known?.message ?? null);
      setProblem(null);
      const attach = (after: number | null) =>
        api.assistant.stream({ threadId: id, ...(after === null ? {} : { after }) }, { signal });
      try {
        for (let [stream, from] = [first, known]; !signal.aborted; stream = null) {
          const isEnded = await followRun({ first: stream, known: from, attach, onMessage: show.next, signal, isPassing });
          if (isEnded || signal.aborted) break;
          // It ended before it was attached, or the server was restarted: the stored state shows which.
          const stored = await cache.fetchQuery({ ...queries.assistant.read.queryOptions({ input: { id } }), staleTime: 0 });
          if (!stored.thread.activeRunId) break;
          from = runningOf(stored);
          await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
        }
      } catch (thrown) {
        if (!signal.aborted) setProblem(thrown);
      }
      const last = show.end();
      if (controller.signal.aborted) return;
      if (last) change(id, (conversation) => withMessage(conversation, last));
      running.current = null;
      setLive(null);
      announceThread(id);
      await cache.invalidateQueries({ queryKey: CONVERSATIONS });
    },
    [cache, change],
  );

  // What runs when the conversation is opened, or was begun elsewhere, is followed from where it was read.
  useEffect(() => {
    if (!threadId || !data?.thread.activeRunId) return;
    void follow(threadId, null, runningOf(data));
  }, [threadId, data, follow]);
  useEffect(() => () => running.current?.controller.abort(), []);
  useThreadNews((id, isHere) => {
    if (id === threadId && !isHere && !running.current) void cache.invalidateQueries({ queryKey: conversationKey(id) });
  });

  const messages = useMemo(() => withLive(data?.messages ?? [], live), [data, live]);
  return {
    conversation: data,
    messages,
    error: query.error,
    refetch: query.refetch,
    isRunning: live !== null || Boolean(data?.thread.activeRunId),
    /** Why the answer can no longer be followed; it may still be written. */
    problem,
    follow,
    change,
  };
}

/** How long after a stream that was cut off without an error the next one is tried, in milliseconds. */
const AGAIN_MS = 1_000;

/** The known part of the answer that is being written. */
function runningOf({ messages, thread, cursor }: AssistantConversation) {
  const message = messages.findLast(({ runId }) => runId !== null && runId === thread.activeRunId);
  return message ? { message, after: cursor } : null;
}

export type Conversation = ReturnType<typeof useConversation>;

/** At most one drawing for each frame, however many pieces come in it. */
function inFrames(set: (message: AssistantMessage) => void) {
  let latest: AssistantMessage | null = null;
  let frame: number | null = null;
  return {
    next(message: AssistantMessage) {
      latest = message;
      frame ??= requestAnimationFrame(() => {
        frame = null;
        if (latest) set(latest);
      });
    },
    end(): AssistantMessage | null {
      if (frame !== null) cancelAnimationFrame(frame);
      return latest;
    },
  };
}

function withLive(messages: readonly AssistantMessage[], live: AssistantMessage | null): readonly AssistantMessage[] {
  if (!live) return messages;
  const at = messages.findIndex(({ id }) => id === live.id);
  return at === -1 ? [...messages, live] : messages.with(at, live);
}

/** With an answer that has ended. */
function withMessage(conversation: AssistantConversation, message: AssistantMessage): AssistantConversation {
  const { thread } = conversation;
  const isOver = message.status !== "running";
  return {
    ...conversation,
    messages: [...withLive(conversation.messages, message)],
    thread: isOver ? { ...thread, activeRunId: null } : thread,
  };
}
