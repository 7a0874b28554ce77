"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { ofKind, useSaved } from "@/components/features/career/saved/use-saved";
import type { WorkProps } from "@/components/features/career/workspace/work-props";
import { WorkSection } from "@/components/features/career/workspace/work-section";
import { Button } from "@/components/kit/ui/button";
import { TextInput } from "@/components/kit/ui/field";
import { Icon } from "@/components/kit/ui/icon";

const MAX = 20;

/** Questions to ask in the interview: one's own, and those of the briefing. */
export function QuestionList({ application, workspace: { questions }, edit }: WorkProps) {
  const t = useTranslations("work.questions");
  const [text, setText] = useState("");
  const { data } = useSaved({ applicationId: application.id, kind: "briefing" });
  const [briefing] = ofKind(data ?? [], "briefing");
  const suggested = (briefing?.data.questions ?? []).filter((each) => questions.every((own) => own.text !== each.text));
  const isFull = questions.length >= MAX;

  function add(event: FormEvent) {
    event.preventDefault();
    if (text.trim() === "") return;
    edit("questions", [...questions, { text: text.trim(), origin: "" }]);
    setText("");
  }

  return (
    <WorkSection title={t("title")}>
      <ul aria-label={t("title")} className={questions.length > 0 ? "border-t" : ""}>
        {questions.map((question, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a question has no id, and two may be equal.
          <li key={index} className="flex min-h-10 items-center gap-2 border-b py-1">
            <span className="min-w-0 flex-1 break-words">
              {question.text}
              {question.origin === "" ? null : <span className="block text-muted-foreground text-xs">{question.origin}</span>}
            </span>
            <Button
              size="sm"
              variant="ghost"
              shape="icon"
              aria-label={t("remove", { question: question.text })}
              onClick={() => edit("questions", questions.toSpliced(index, 1))}
            >
              <Icon name="x" />
            </Button>
          </li>
        ))}
      </ul>
      <form onSubmit={add} className="mt-2 flex gap-2">
        <TextInput
          aria-label={t("new")}
          placeholder={t("new")}
          maxLength={400}
          disabled={isFull}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" disabled={isFull || text.trim() === ""}>
          {t("add")}
        </Button>
      </form>
      {suggested.length > 0 ? (
        <>
          <p className="mt-3 text-muted-foreground text-xs">{t("suggested")}</p>
          <ul>
            {suggested.map((question) => (
              <li key={question.text} className="flex min-h-9 items-center gap-2">
                <span className="min-w-0 flex-1 break-words">{question.text}</span>
                <Button
                  size="xs"
                  variant="accent"
                  disabled={isFull}
                  aria-label={t("addIt", { question: question.text })}
                  onClick={() => edit("questions", [...questions, question])}
                >
                  {t("add")}
                </Button>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </WorkSection>
  );
}
