"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { Answer, type Answering, OwnMessage } from "@/components/features/assistant/conversation/message-view";
import type { AssistantMessage } from "@/contracts/model/assistant/message";

/** So near to the end one counts as reading along, in pixels. */
const NEAR_PX = 48;

type MessageListProps = {
  messages: readonly AssistantMessage[];
  /** The message that is on its way, or could not be sent. */
  outgoing: AssistantMessage | null;
  isOnItsWay: boolean;
  answering: Answering;
  onAnswer: ((text: string) => Promise<boolean>) | null;
  /** The content below the last message: an error with a way to try again. */
  children?: ReactNode;
};

/** The messages, oldest first. Who reads the end stays there while it grows; who has scrolled back is left alone. */
export function MessageList({ messages, outgoing, isOnItsWay, answering, onAnswer, children }: MessageListProps) {
  const t = useTranslations("assistant");
  const box = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const lastId = messages.at(-1)?.id;

  useLayoutEffect(() => {
    const { current: element } = box;
    if (element && (isAtEnd.current || outgoing)) element.scrollTop = element.scrollHeight;
  });

  return (
    <>
      <div
        ref={box}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
        tabIndex={0}
        role="log"
        // What is written piece by piece is announced once it is whole, below.
        aria-live="off"
        aria-label={t("messages")}
        onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
          isAtEnd.current = scrollHeight - scrollTop - clientHeight < NEAR_PX;
        }}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-4 focus-visible:-outline-offset-2 phone:px-4"
      >
        <div className="mx-auto grid max-w-[68ch] gap-4 text-sm">
          {messages.map((message) =>
            message.role === "user" ? (
              <OwnMessage key={message.id} message={message} isOnItsWay={false} />
            ) : (
              <Answer
                key={message.id}
                message={message}
                answering={answering}
                onAnswer={message.id === lastId && message.status !== "running" ? onAnswer : null}
              />
            ),
          )}
          {outgoing ? <OwnMessage message={outgoing} isOnItsWay={isOnItsWay} /> : null}
          {children}
        </div>
      </div>
      <Announced messages={messages} />
    </>
  );
}

/** Longer answers are announced by their beginning. */
const ANNOUNCED_LENGTH = 400;

/** Announces to screen readers that an answer is being written, and then its text, once. */
function Announced({ messages }: { messages: readonly AssistantMessage[] }) {
  const t = useTranslations("assistant");
  const last = messages.at(-1);
  const wasRunning = useRef(false);
  const [announcement, setAnnouncement] = useState("");
  const isRunning = last?.status === "running";
  useEffect(() => {
    if (isRunning) setAnnouncement(t("writing"));
    else if (wasRunning.current && last) setAnnouncement(t("answered", { text: textOf(last) }));
    wasRunning.current = isRunning;
  }, [isRunning, last, t]);
  return (
    <p role="status" className="sr-only">
      {announcement}
    </p>
  );
}

const textOf = ({ parts }: AssistantMessage): string =>
  parts
    .map((part) => (part.type === "text" ? part.text : part.type === "question" ? part.question : ""))
    .filter(Boolean)
    .join(" ")
    .slice(0, ANNOUNCED_LENGTH);
