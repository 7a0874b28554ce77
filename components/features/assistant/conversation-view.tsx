"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { Composer } from "@/components/features/assistant/composer/composer";
import { CONTEXT_PARTS } from "@/components/features/assistant/composer/context-menu";
import { useWriting } from "@/components/features/assistant/composer/use-writing";
import { MessageList } from "@/components/features/assistant/conversation/message-list";
import type { Answering } from "@/components/features/assistant/conversation/message-view";
import { NotSent } from "@/components/features/assistant/conversation/not-sent";
import { ReadOnlyReason } from "@/components/features/assistant/conversation/read-only-reason";
import { Starters } from "@/components/features/assistant/conversation/starters";
import { useDecisions } from "@/components/features/assistant/edits/use-decisions";
import { useConversation } from "@/components/features/assistant/run/use-conversation";
import { useThread } from "@/components/features/assistant/threads/use-threads";
import { useAiErrorText } from "@/components/kit/ai/ai-error-text";
import { NeedsAi } from "@/components/kit/ai/needs-ai";
import { useAi } from "@/components/kit/ai/use-ai";
import type { AssistantTarget } from "@/components/kit/assistant/assistant-slot";
import type { OpenDocument, ShownDocument } from "@/components/kit/assistant/open-document";
import { Button } from "@/components/kit/ui/button";
import { Empty } from "@/components/kit/ui/empty";
import type { AssistantConversation } from "@/contracts/model/assistant/thread";

type ConversationViewProps = {
  target: AssistantTarget;
  /** Null begins a conversation with the first message. */
  threadId: string | null;
  onBegun: (threadId: string) => void;
  /** The document that is open in an editor beside, by its id. */
  open: { id: string; document: OpenDocument } | null;
  /** The document whose page is beside. */
  shown: { id: string; document: ShownDocument } | null;
  head: (conversation: AssistantConversation | undefined) => ReactNode;
};

/** By which the device keeps what is being written about a thing. */
const nameOf = (target: AssistantTarget): string => (target.kind === "career" ? "career" : `${target.kind}-${target.id}`);

/** A conversation: its messages, the running answer, and the input. */
export function ConversationView({ target, threadId: initialId, onBegun, open, shown, head }: ConversationViewProps) {
  const t = useTranslations("assistant");
  const errorText = useAiErrorText();
  const ai = useAi();
  const [threadId, setThreadId] = useState(initialId);
  const state = useConversation(threadId);
  const { conversation, messages, isRunning, change } = state;
  const name = nameOf(target);
  const ensureThread = useThread({ threadId, target, onBegun: (id) => [setThreadId(id), onBegun(id)] });
  const { files, sending, writing, say, send, stop, isStopping, rewrite } = useWriting({ name, threadId, ensureThread, state });
  const decisions = useDecisions({ threadId, change, open });
  const isBusy = isRunning || sending.isSending;
  const isFixed = Boolean(conversation?.isReadOnly);
  const isLocked = Boolean(conversation?.document?.locked);

  const answering = useMemo<Answering>(
    () => ({ threadId: threadId ?? "", decisions, change, shown, isFixed, isLocked }),
    [threadId, decisions, change, shown, isFixed, isLocked],
  );
  const latestSay = useRef(say);
  useEffect(() => {
    latestSay.current = say;
  });
  const onAnswer = useCallback((text: string) => latestSay.current(text, false), []);
  const hasMessages = messages.length > 0 || sending.outgoing !== null;
  const parts = CONTEXT_PARTS.filter((part) => isOffered(part, target));

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape stops the answer wherever the focus is in the conversation.
    <div
      className="flex min-h-0 flex-1 flex-col"
      onKeyDown={(event) => {
        if (event.key !== "Escape" || event.defaultPrevented || !isBusy) return;
        if (!event.currentTarget.contains(event.target as Node)) return;
        event.preventDefault();
        event.stopPropagation();
        void stop();
      }}
    >
      {head(conversation)}
      {state.error && !conversation ? (
        <div className="min-h-0 flex-1 overflow-y-auto px-5 phone:px-4">
          <Empty title={t("failed")} text={errorText(state.error)}>
            <Button onClick={() => state.refetch()}>{t("retry")}</Button>
          </Empty>
        </div>
      ) : threadId && !conversation ? (
        <p className="flex-1 px-5 py-4 text-muted-foreground text-sm phone:px-4" aria-busy="true">
          {t("loading")}
        </p>
      ) : hasMessages ? (
        <MessageList
          messages={messages}
          outgoing={sending.outgoing}
          isOnItsWay={sending.isSending}
          answering={answering}
          onAnswer={isBusy || isFixed || ai.state !== "ready" ? null : onAnswer}
        >
          {sending.hasFailed ? <NotSent reason={sending.error} onRetry={() => void sending.retry()} onRewrite={rewrite} /> : null}
          {state.problem ? (
            <p role="alert" className="text-danger text-xs">
              {errorText(state.problem)}
            </p>
          ) : null}
        </MessageList>
      ) : (
        <Starters target={target} isReady={ai.state === "ready"} isMissing={ai.state === "none"} onChoose={writing.setText} />
      )}
      {isFixed && conversation ? (
        <ReadOnlyReason conversation={conversation} />
      ) : ai.state === "none" ? (
        hasMessages ? (
          <div className="flex-none border-t px-5 py-3 phone:px-4">
            <NeedsAi what={t("starters.what")} />
          </div>
        ) : null
      ) : (
        <Composer
          text={writing.text}
          onText={writing.setText}
          files={files}
          parts={parts}
          context={writing.context}
          onContext={writing.setContext}
          isRunning={isBusy}
          isStopping={isStopping}
          onSend={send}
          onStop={() => void stop()}
        />
      )}
    </div>
  );
}

/** What there is of a target to be read. */
function isOffered(part: (typeof CONTEXT_PARTS)[number], { kind }: AssistantTarget): boolean {
  return part === "memory" || part === "web" || kind !== "career";
}
