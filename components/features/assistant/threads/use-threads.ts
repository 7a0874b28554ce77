import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { useThreadNews } from "@/components/features/assistant/run/thread-news";
import { conversationKey } from "@/components/features/assistant/run/use-conversation";
import { api, queries } from "@/components/kit/api/client";
import type { AssistantTarget } from "@/components/kit/assistant/assistant-slot";
import type { AssistantConversation, AssistantThread } from "@/contracts/model/assistant/thread";

/** What narrows the list to one thing. */
function filterOf(target: AssistantTarget | null) {
  if (!target) return {};
  if (target.kind === "career") return { scope: "career" as const };
  if (target.kind === "resume") return { resumeId: target.id };
  return target.kind === "letter" ? { coverLetterId: target.id } : { applicationId: target.id };
}

/** Conversations, the ones with the newest message first; of one thing, or all. */
export function useThreads(target: AssistantTarget | null) {
  const cache = useQueryClient();
  useThreadNews(() => void cache.invalidateQueries({ queryKey: queries.assistant.list.key() }));
  return useQuery({
    ...queries.assistant.list.queryOptions({ input: filterOf(target) }),
    refetchOnWindowFocus: "always",
    placeholderData: keepPreviousData,
  });
}

/** Begins a conversation, which is available immediately without a read. */
export function useBeginThread() {
  const cache = useQueryClient();
  return async (target: AssistantTarget): Promise<AssistantThread> => {
    const thread = await api.assistant.create(inputOf(target));
    cache.setQueryData<AssistantConversation>(conversationKey(thread.id), {
      thread,
      messages: [],
      attachments: [],
      document: null,
      isReadOnly: false,
      cost: { calls: 0, inputTokens: 0, outputTokens: 0, costUsd: 0 },
      cursor: 0,
    });
    await cache.invalidateQueries({ queryKey: queries.assistant.list.key() });
    return thread;
  };
}

type Thread = { threadId: string | null; target: AssistantTarget; onBegun: (id: string) => void };

/** Gives the conversation's id, and begins it when it is needed for the first time: by a message or a file, even several concurrently. */
export function useThread({ threadId, target, onBegun }: Thread): () => Promise<string> {
  const begin = useBeginThread();
  const beginning = useRef<Promise<string> | null>(null);
  return async () => {
    if (threadId) return threadId;
    beginning.current ??= begin(target).then(({ id }) => {
      onBegun(id);
      return id;
    });
    try {
      return await beginning.current;
    } catch (error) {
      beginning.current = null;
      throw error;
    }
  };
}

function inputOf(target: AssistantTarget) {
  if (target.kind === "career") return { scope: "career" as const };
  if (target.kind === "application") return { scope: "application" as const, applicationId: target.id };
  return target.kind === "resume" ? { resumeId: target.id } : { coverLetterId: target.id };
}

/** What a conversation is about. */
export function targetOf({ scope, applicationId, sourceResumeId, coverLetterId }: AssistantThread): AssistantTarget {
  if (scope === "application" && applicationId) return { kind: "application", id: applicationId };
  if (scope === "document" && sourceResumeId) return { kind: "resume", id: sourceResumeId };
  if (scope === "document" && coverLetterId) return { kind: "letter", id: coverLetterId };
  return { kind: "career" };
}
