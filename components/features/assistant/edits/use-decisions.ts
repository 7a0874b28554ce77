import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { changeStored } from "@/components/features/assistant/edits/change-stored";
import { reversed } from "@/components/features/assistant/edits/reversed";
import { announceThread } from "@/components/features/assistant/run/thread-news";
import { CONVERSATIONS, type Conversation, conversationKey } from "@/components/features/assistant/run/use-conversation";
import { useAiErrorText } from "@/components/kit/ai/ai-error-text";
import { api, queries } from "@/components/kit/api/client";
import { useChange } from "@/components/kit/api/use-change";
import { NotSaved, type OpenDocument, PlacesChanged } from "@/components/kit/assistant/open-document";
import { toast } from "@/components/kit/ui/toast";
import { LIMITS } from "@/contracts/limits";
import type { AssistantEdit, EDIT_DECISIONS } from "@/contracts/model/assistant/edit";
import type { ProposalPart } from "@/contracts/model/assistant/part";

export type Decision = (typeof EDIT_DECISIONS)[number];

/** Which edits of which proposal: what a decision is about, and what names the step of undo that an editor makes of it. */
export type Decided = { messageId: string; toolCallId: string; ids: readonly string[] };

const markOf = ({ messageId, toolCallId, ids }: Decided): string => JSON.stringify([messageId, toolCallId, ...ids]);

function decidedOf(mark: string): Decided {
  const [messageId = "", toolCallId = "", ...ids] = JSON.parse(mark) as string[];
  return { messageId, toolCallId, ids };
}

type Deciding = {
  threadId: string | null;
  change: Conversation["change"];
  /** The document that is open beside, and its id. */
  open: { id: string; document: OpenDocument } | null;
};

/** What becomes of proposed edits. An accepted one is made first and recorded afterwards; Undo in the editor opens it again. */
export function useDecisions({ threadId, change, open }: Deciding) {
  const cache = useQueryClient();
  const errorText = useDecisionErrorText();
  const { run } = useChange({ failure: "toast", refreshes: [CONVERSATIONS], explain: errorText });
  const [busy, setBusy] = useState<string | null>(null);

  async function record(decided: Decided, status: Decision): Promise<void> {
    if (!threadId) return;
    // What is being read just now is older than the decision.
    void cache.cancelQueries({ queryKey: conversationKey(threadId) });
    change(threadId, (conversation) => withStatus(conversation, decided, status));
    const { messageId, toolCallId, ids } = decided;
    await run(async () => {
      for (let at = 0; at < ids.length; at += LIMITS.assistant.edits.max) {
        const edits = ids.slice(at, at + LIMITS.assistant.edits.max).map((id) => ({ id, status }));
        const totals = await api.assistant.decideEdits({ threadId, messageId, toolCallId, edits });
        change(threadId, (conversation) => ({ ...conversation, thread: { ...conversation.thread, ...totals } }));
      }
      announceThread(threadId);
    });
  }

  /** Does what changes the document, then records it. Failures are reported, and stay open. */
  async function attempt(decided: Decided, status: Decision, work: () => Promise<void> | void): Promise<boolean> {
    setBusy(decided.toolCallId);
    try {
      await work();
      // Recording continues in the background: the next edit can be decided in the meantime.
      void record(decided, status);
      return true;
    } catch (error) {
      toast(errorText(error));
      if (error instanceof PlacesChanged) await cache.invalidateQueries({ queryKey: CONVERSATIONS });
      return false;
    } finally {
      setBusy(null);
    }
  }

  const isOpen = (proposal: ProposalPart) => open?.id === proposal.document.id;
  const decidedBy = (messageId: string, { toolCallId }: ProposalPart, edits: readonly AssistantEdit[]): Decided => ({
    messageId,
    toolCallId,
    ids: edits.map(({ id }) => id),
  });

  function accept(messageId: string, proposal: ProposalPart, edits: readonly AssistantEdit[]): Promise<boolean> {
    const decided = decidedBy(messageId, proposal, edits);
    return attempt(decided, "accepted", async () => {
      const changes = edits.map((edit) => edit.changes);
      if (open && isOpen(proposal)) return open.document.accept({ mark: markOf(decided), edits: changes, messageId });
      await changeStored({ document: proposal.document, edits: changes, messageId });
      await forgetDocument(cache, proposal);
    });
  }

  function undo(messageId: string, proposal: ProposalPart, edit: AssistantEdit): Promise<boolean> {
    const decided = decidedBy(messageId, proposal, [edit]);
    if (edit.status !== "accepted") return attempt(decided, "pending", () => {});
    return attempt(decided, "pending", async () => {
      const back = reversed(edit.changes);
      if (open && isOpen(proposal)) return open.document.takeBack({ mark: markOf(decided), edits: back && [back] });
      if (!back) throw new PlacesChanged();
      await changeStored({ document: proposal.document, edits: [back], messageId: null });
      await forgetDocument(cache, proposal);
    });
  }

  const onUndo = useEffectEvent((mark: string, isMade: boolean) => void record(decidedOf(mark), isMade ? "accepted" : "pending"));
  const document = open?.document;
  useEffect(() => document?.onUndo((mark, isMade) => onUndo(mark, isMade)), [document]);

  const reject = (messageId: string, proposal: ProposalPart, edits: readonly AssistantEdit[]) =>
    attempt(decidedBy(messageId, proposal, edits), "rejected", () => {});
  const latest = useRef({ accept, undo, reject });
  useEffect(() => {
    latest.current = { accept, undo, reject };
  });
  // The same object while nothing is decided: answers are not drawn again for every piece of a new one.
  return useMemo(
    () => ({
      accept: (...decided: Parameters<typeof accept>) => latest.current.accept(...decided),
      undo: (...decided: Parameters<typeof undo>) => latest.current.undo(...decided),
      reject: (...decided: Parameters<typeof reject>) => latest.current.reject(...decided),
      isBusy: (toolCallId: string) => busy === toolCallId,
      open,
    }),
    [busy, open],
  );
}

export type Decisions = ReturnType<typeof useDecisions>;

type Cache = ReturnType<typeof useQueryClient>;

const forgetDocument = (cache: Cache, { document: { kind, id } }: ProposalPart) =>
  cache.invalidateQueries({
    queryKey: kind === "resume" ? queries.resumes.read.key({ input: { id } }) : queries.coverLetters.read.key({ input: { id } }),
  });

type Read = Parameters<Parameters<Conversation["change"]>[1]>[0];

function withStatus(conversation: Read, { messageId, toolCallId, ids }: Decided, status: Decision): Read {
  const messages = conversation.messages.map((message) =>
    message.id !== messageId
      ? message
      : {
          ...message,
          parts: message.parts.map((part) =>
            part.type === "proposal" && part.toolCallId === toolCallId
              ? { ...part, edits: part.edits.map((edit) => (ids.includes(edit.id) ? { ...edit, status } : edit)) }
              : part,
          ),
        },
  );
  return { ...conversation, messages };
}

function useDecisionErrorText(): (error: unknown) => string {
  const t = useTranslations("assistant.edits");
  const errorText = useAiErrorText();
  return (error) =>
    error instanceof NotSaved ? t("notSaved") : error instanceof PlacesChanged ? t("placesChanged") : errorText(error);
}
