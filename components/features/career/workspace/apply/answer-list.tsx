"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { AnswerEntry } from "@/components/features/career/workspace/apply/answer-entry";
import { NoModel } from "@/components/features/career/workspace/generate-button";
import type { WorkProps } from "@/components/features/career/workspace/work-props";
import { Button } from "@/components/kit/ui/button";
import { Icon } from "@/components/kit/ui/icon";
import { toast } from "@/components/kit/ui/toast";
import type { WorkspaceAnswer } from "@/contracts/model/career/workspace";

const MAX = 30;

/** The questions of the application form with their answers. Earlier answers to similar questions are offered. */
export function AnswerList({ application, workspace: { answers }, edit }: WorkProps) {
  const t = useTranslations("work.apply");
  const change = (id: string, next: Partial<WorkspaceAnswer>) =>
    edit(
      "answers",
      answers.map((answer) => (answer.id === id ? { ...answer, ...next } : answer)),
    );
  const latest = useRef(answers);
  useEffect(() => {
    latest.current = answers;
  });

  function remove(answer: WorkspaceAnswer) {
    edit(
      "answers",
      answers.filter(({ id }) => id !== answer.id),
    );
    const undo = () => edit("answers", [...latest.current, answer].slice(0, MAX));
    if (answer.answer.trim() !== "") toast(t("removed"), { label: t("undo"), onClick: undo });
  }
  const add = () => edit("answers", [...answers, { id: crypto.randomUUID(), question: "", answer: "", factIds: [] }]);
  return (
    <>
      <ol className="grid gap-5">
        {answers.map((answer, index) => (
          <AnswerEntry
            key={answer.id}
            place={index + 1}
            applicationId={application.id}
            answer={answer}
            onChange={(next) => change(answer.id, next)}
            onRemove={() => remove(answer)}
          />
        ))}
      </ol>
      <div className="mt-2">{answers.length > 0 ? <NoModel label={t("draft")} /> : null}</div>
      <Button className="mt-3" disabled={answers.length >= MAX} onClick={add}>
        <Icon name="plus" />
        {t("addQuestion")}
      </Button>
    </>
  );
}
