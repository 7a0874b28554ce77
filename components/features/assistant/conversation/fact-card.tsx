"use client";

import { useTranslations } from "next-intl";
import type { Conversation } from "@/components/features/assistant/run/use-conversation";
import { api } from "@/components/kit/api/client";
import { useChange } from "@/components/kit/api/use-change";
import { Button } from "@/components/kit/ui/button";
import { FieldError } from "@/components/kit/ui/field";
import type { FactPart } from "@/contracts/model/assistant/part";

type FactCardProps = { threadId: string; messageId: string; part: FactPart; change: Conversation["change"]; isFixed: boolean };

/** A proposed fact: saved only on confirmation or, by the user's choice, already saved and easily forgotten. */
export function FactCard({ threadId, messageId, part, change, isFixed }: FactCardProps) {
  const t = useTranslations("assistant.fact");
  const { run, isBusy, error } = useChange();
  const { toolCallId, text, status, factId } = part;

  const withPart = (next: Partial<FactPart>) =>
    change(threadId, (conversation) => ({
      ...conversation,
      messages: conversation.messages.map((message) =>
        message.id === messageId
          ? {
              ...message,
              parts: message.parts.map((each) =>
                each.type === "fact" && each.toolCallId === toolCallId ? { ...each, ...next } : each,
              ),
            }
          : message,
      ),
    }));

  async function attempt(work: () => Promise<Partial<FactPart>>) {
    await run(async () => {
      withPart(await work());
    });
  }

  const decide = (keep: boolean) =>
    attempt(async () => {
      const fact = await api.assistant.decideFact({ threadId, messageId, toolCallId, keep });
      return { status: keep && fact ? "kept" : "dismissed", factId: fact?.id ?? null };
    });
  const forget = (id: string) =>
    attempt(async () => {
      await api.career.facts.forget({ id });
      return { status: "dismissed", factId: null };
    });

  return (
    <section aria-label={t("title")} className="border-s-2 ps-3">
      <p className="text-muted-foreground text-xs">{t(`status.${status}`)}</p>
      <p className="[overflow-wrap:anywhere]" dir="auto">
        {status === "dismissed" ? <del className="text-muted-foreground">{text}</del> : text}
      </p>
      {isFixed ? null : status === "pending" ? (
        <div className="mt-1.5 flex gap-1.5">
          <Button size="xs" disabled={isBusy} aria-label={t("keepIt", { text })} onClick={() => void decide(true)}>
            {t("keep")}
          </Button>
          <Button
            size="xs"
            variant="ghost"
            disabled={isBusy}
            aria-label={t("notNowIt", { text })}
            onClick={() => void decide(false)}
          >
            {t("notNow")}
          </Button>
        </div>
      ) : status === "kept" && factId ? (
        <Button
          size="xs"
          variant="ghost"
          className="-ms-2 mt-1 font-normal"
          disabled={isBusy}
          aria-label={t("forgetIt", { text })}
          onClick={() => void forget(factId)}
        >
          {t("forget")}
        </Button>
      ) : null}
      {error ? <FieldError>{error}</FieldError> : null}
    </section>
  );
}
