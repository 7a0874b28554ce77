"use client";

import { useTranslations } from "next-intl";
import { memo, type ReactNode } from "react";
import { DraftCard } from "@/components/features/assistant/conversation/draft-card";
import { FactCard } from "@/components/features/assistant/conversation/fact-card";
import { ModelText } from "@/components/features/assistant/conversation/model-text";
import { QuestionCard } from "@/components/features/assistant/conversation/question-card";
import { ToolLine } from "@/components/features/assistant/conversation/tool-lines";
import { ProposalCard } from "@/components/features/assistant/edits/proposal-card";
import type { Decisions } from "@/components/features/assistant/edits/use-decisions";
import type { Conversation } from "@/components/features/assistant/run/use-conversation";
import { TextSources } from "@/components/kit/ai/text-sources";
import type { ShownDocument } from "@/components/kit/assistant/open-document";
import { Icon } from "@/components/kit/ui/icon";
import type { AssistantMessage } from "@/contracts/model/assistant/message";
import type { AssistantPart } from "@/contracts/model/assistant/part";

/** What the parts of an answer need to be decided. */
export type Answering = {
  threadId: string;
  decisions: Decisions;
  change: Conversation["change"];
  /** The document whose page is beside, by its id. */
  shown: { id: string; document: ShownDocument } | null;
  isFixed: boolean;
  /** Whether its document is locked, so that no edit can be made of it. */
  isLocked: boolean;
};

/** A message of the person. */
export function OwnMessage({ message, isOnItsWay }: { message: AssistantMessage; isOnItsWay: boolean }) {
  const t = useTranslations("assistant");
  return (
    <article aria-label={t("you")} className="ms-6 justify-self-end rounded-md bg-muted px-3 py-2">
      {message.parts.map((part, index) => {
        const key = `${index}`;
        if (part.type === "attachment")
          return (
            <p key={key} className="flex items-baseline gap-1.5 text-muted-foreground text-xs">
              <Icon name="paperclip" size="xs" className="translate-y-px" />
              <span className="[overflow-wrap:anywhere]">{part.filename}</span>
            </p>
          );
        if (part.type !== "text") return null;
        return (
          <p key={key} className="whitespace-pre-wrap leading-relaxed [overflow-wrap:anywhere]" dir="auto">
            {part.text}
          </p>
        );
      })}
      {isOnItsWay ? <p className="mt-1 text-muted-foreground text-xs">{t("sending")}</p> : null}
    </article>
  );
}

type AnswerProps = {
  message: AssistantMessage;
  answering: Answering;
  /** Answers a question of this message; null once a later message exists. */
  onAnswer: ((text: string) => Promise<boolean>) | null;
};

/** An answer: text, quiet lines for what was read, and what is to be decided. */
export const Answer = memo(function Answer({ message, answering, onAnswer }: AnswerProps) {
  const t = useTranslations("assistant");
  const isRunning = message.status === "running";
  return (
    <article aria-label={t("assistant")} aria-busy={isRunning} className="grid min-w-0 gap-2.5">
      {grouped(shownParts(message.parts)).map(({ key, parts }) =>
        parts[0]?.type === "tool" ? (
          <div key={key} className="grid gap-0.5">
            {parts.map((part) => (part.type === "tool" ? <ToolLine key={part.toolCallId} part={part} /> : null))}
          </div>
        ) : (
          parts.map((part) => <PartView key={key} part={part} message={message} answering={answering} onAnswer={onAnswer} />)
        ),
      )}
      {isRunning ? <Writing hasBegun={message.parts.length > 0} /> : null}
    </article>
  );
});

function Writing({ hasBegun }: { hasBegun: boolean }) {
  const t = useTranslations("assistant");
  return (
    <p className="flex items-center gap-1.5 text-muted-foreground text-xs">
      <Icon name="circle-notch" size="xs" className="text-primary-ink motion-safe:animate-spin" />
      {t(hasBegun ? "writing" : "thinking")}
    </p>
  );
}

function PartView({ part, message, answering, onAnswer }: AnswerProps & { part: AssistantPart }): ReactNode {
  const { threadId, decisions, change, shown, isFixed, isLocked } = answering;
  if (part.type === "text")
    return (
      <div className="grid min-w-0 gap-1.5">
        <ModelText text={part.text} />
        <TextSources {...part} />
      </div>
    );
  if (part.type === "draft") return <DraftCard part={part} />;
  if (part.type === "question") return <QuestionCard part={part} onAnswer={onAnswer} />;
  if (part.type === "fact")
    return <FactCard threadId={threadId} messageId={message.id} part={part} change={change} isFixed={isFixed} />;
  if (part.type === "proposal")
    return (
      <ProposalCard
        messageId={message.id}
        proposal={part}
        decisions={decisions}
        shown={shown?.id === part.document.id ? shown.document : null}
        isFixed={isFixed || isLocked || message.status === "running"}
      />
    );
  if (part.type === "notice") return <Notice part={part} />;
  return null;
}

function Notice({ part: { code, text, reason } }: { part: Extract<AssistantPart, { type: "notice" }> }) {
  const t = useTranslations("assistant.notices");
  const tFailure = useTranslations("ai.failures");
  const isTrouble = code === "failed" || code === "interrupted";
  return (
    <p className={`flex gap-1.5 text-xs ${isTrouble ? "text-danger" : "text-muted-foreground"}`}>
      <Icon name={isTrouble ? "warning-circle" : code === "stopped" ? "stop" : "warning"} size="sm" className="mt-px" />
      <span className="[overflow-wrap:anywhere]">
        {reason ? tFailure(reason) : code === "failed" ? text || t(code) : t(code)}
      </span>
    </p>
  );
}

/** Calls whose outcome is shown below them separately. */
const TELLING: readonly string[] = ["propose_edits", "draft_text", "ask_person", "keep_fact"];

/** What is worth a line: not what is shown anyway, and no failure that the model has made good itself. */
function shownParts(parts: readonly AssistantPart[]): AssistantPart[] {
  const hasLater = (tool: string, index: number) =>
    parts.slice(index + 1).some((later) => later.type === "tool" && later.tool === tool && later.status !== "failed");
  return parts.filter((part, index) => {
    if (part.type !== "tool") return true;
    if (part.status === "done") return !TELLING.includes(part.tool);
    return part.status === "running" || !hasLater(part.tool, index);
  });
}

/** Consecutive quiet lines are close together. */
function grouped(parts: readonly AssistantPart[]): { key: string; parts: AssistantPart[] }[] {
  const groups: { key: string; parts: AssistantPart[] }[] = [];
  for (const [index, part] of parts.entries()) {
    const last = groups.at(-1);
    if (part.type === "tool" && last?.parts[0]?.type === "tool") last.parts.push(part);
    else groups.push({ key: `${index}`, parts: [part] });
  }
  return groups;
}
