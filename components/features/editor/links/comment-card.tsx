"use client";

import { useFormatter, useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/kit/ui/button";
import { CONTROL } from "@/components/kit/ui/field";
import { Tag } from "@/components/kit/ui/tag";
import { useBusy } from "@/components/kit/ui/use-busy";
import { LIMITS } from "@/contracts/limits";
import type { ShareComment } from "@/contracts/model/share-link";

/** What the owner does with a comment. */
export type Decision = { commentId: string } & ({ kind: "accept" | "dismiss" | "reopen" } | { kind: "reply"; text: string });

type CardProps = { comment: ShareComment; onDecide: (decision: Decision) => Promise<void>; onJump: () => void };

/** A comment with its words, its suggestion, its replies, and what can be done with it. */
export function CommentCard({ comment, onDecide, onJump }: CardProps) {
  const t = useTranslations("editor.links");
  const format = useFormatter();
  const { isBusy, during } = useBusy();
  const { id: commentId, author, linkLabel, place, text, suggestion, state, replies, createdAt } = comment;

  const decide = (kind: "accept" | "dismiss" | "reopen") => during(() => onDecide({ commentId, kind }));

  return (
    <li className="grid gap-1.5 rounded-md border bg-card p-3 [overflow-wrap:anywhere]">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-medium" dir="auto">
          {author}
        </span>
        <span className="text-muted-foreground text-xs">
          {linkLabel} · {format.dateTime(new Date(createdAt), { dateStyle: "medium" })}
        </span>
        {state === "open" ? null : <Tag>{t(state)}</Tag>}
      </p>
      {place.quote === "" ? null : (
        <button
          type="button"
          className="border-s-2 ps-2 text-start text-muted-foreground hover:text-foreground"
          onClick={onJump}
          dir="auto"
        >
          {place.quote}
        </button>
      )}
      <p className="whitespace-pre-wrap" dir="auto">
        {text}
      </p>
      {suggestion === null ? null : (
        <p dir="auto">
          <del className="text-muted-foreground">{place.quote}</del>{" "}
          <ins className="whitespace-pre-wrap bg-primary-soft no-underline">{suggestion}</ins>
        </p>
      )}
      {replies.map((reply) => (
        <p key={reply.id} className="ps-3 text-sm" dir="auto">
          <span className="font-medium">{reply.author ?? t("you")}</span>{" "}
          <span className="whitespace-pre-wrap">{reply.text}</span>
        </p>
      ))}
      <div className="flex flex-wrap gap-1.5">
        {state === "open" ? (
          <>
            <Button size="sm" variant="primary" disabled={isBusy} onClick={() => decide("accept")}>
              {t(suggestion === null ? "done" : "accept")}
            </Button>
            <Button size="sm" disabled={isBusy} onClick={() => decide("dismiss")}>
              {t("dismiss")}
            </Button>
          </>
        ) : (
          <Button size="sm" disabled={isBusy} onClick={() => decide("reopen")}>
            {t("reopen")}
          </Button>
        )}
        <Button size="sm" variant="ghost" onClick={onJump}>
          {t("jump")}
        </Button>
      </div>
      <ReplyForm onReply={(words) => onDecide({ commentId, kind: "reply", text: words })} />
    </li>
  );
}

function ReplyForm({ onReply }: { onReply: (text: string) => Promise<void> }) {
  const t = useTranslations("editor.links");
  const [text, setText] = useState("");
  return (
    <form
      className="flex items-end gap-1.5"
      onSubmit={async (event) => {
        event.preventDefault();
        await onReply(text);
        setText("");
      }}
    >
      <textarea
        aria-label={t("reply")}
        placeholder={t("reply")}
        rows={1}
        dir="auto"
        maxLength={LIMITS.shareLink.text}
        value={text}
        onChange={(event) => setText(event.target.value)}
        className={`${CONTROL} field-sizing-content min-h-8 px-2 py-1`}
      />
      <Button type="submit" size="sm" disabled={text.trim() === ""}>
        {t("send")}
      </Button>
    </form>
  );
}
