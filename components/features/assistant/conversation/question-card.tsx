"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { isSendKey } from "@/components/features/assistant/composer/send-key";
import { Button } from "@/components/kit/ui/button";
import { CONTROL } from "@/components/kit/ui/field";
import { useBusy } from "@/components/kit/ui/use-busy";
import { LIMITS } from "@/contracts/limits";
import type { AssistantPart } from "@/contracts/model/assistant/part";

type QuestionCardProps = {
  part: Extract<AssistantPart, { type: "question" }>;
  /** Sends the answer; null once it was answered, or where nothing can be sent. Returns whether it was sent. */
  onAnswer: ((text: string) => Promise<boolean>) | null;
};

/** A question that only the user can answer, answered in place. */
export function QuestionCard({ part: { question, why, options }, onAnswer }: QuestionCardProps) {
  const t = useTranslations("assistant.question");
  const [text, setText] = useState("");
  const { isBusy: isSending, during } = useBusy();

  async function answer(answered: string) {
    if (!onAnswer || answered.trim() === "" || isSending) return;
    if (await during(() => onAnswer(answered.trim()))) setText("");
  }

  return (
    <section aria-label={t("title")} className="border-primary-ink border-s-2 ps-3">
      <p className="font-medium [overflow-wrap:anywhere]" dir="auto">
        {question}
      </p>
      {why === "" ? null : <p className="mt-0.5 text-muted-foreground text-xs">{why}</p>}
      {onAnswer ? (
        <form
          className="mt-2 grid gap-2"
          onSubmit={(event: FormEvent) => {
            event.preventDefault();
            void answer(text);
          }}
        >
          {options.length > 0 ? (
            <div className="flex flex-wrap gap-1.5">
              {options.map((option) => (
                <Button
                  key={option}
                  size="sm"
                  disabled={isSending}
                  className="h-auto min-h-control-sm whitespace-normal py-1 text-start"
                  onClick={() => void answer(option)}
                >
                  {option}
                </Button>
              ))}
            </div>
          ) : null}
          <div className="flex items-end gap-1.5">
            <textarea
              rows={1}
              aria-label={t("answerTo", { question })}
              placeholder={t("placeholder")}
              maxLength={LIMITS.assistant.text}
              value={text}
              onChange={(event) => setText(event.target.value)}
              onKeyDown={(event) => {
                if (!isSendKey(event)) return;
                event.preventDefault();
                void answer(text);
              }}
              className={`${CONTROL} field-sizing-content block max-h-40 min-h-control-sm flex-1 resize-none px-2.5 py-1 leading-5`}
            />
            <Button size="sm" type="submit" disabled={isSending || text.trim() === ""}>
              {t("answer")}
            </Button>
          </div>
        </form>
      ) : null}
    </section>
  );
}
