"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { FactPicker } from "@/components/features/career/facts/fact-picker";
import { usePaused } from "@/components/features/career/use-paused";
import { GenerateButton } from "@/components/features/career/workspace/generate-button";
import { queries } from "@/components/kit/api/client";
import { Button } from "@/components/kit/ui/button";
import { Field, TextArea } from "@/components/kit/ui/field";
import { Icon } from "@/components/kit/ui/icon";
import type { WorkspaceAnswer } from "@/contracts/model/career/workspace";

type AnswerEntryProps = {
  place: number;
  applicationId: string;
  answer: WorkspaceAnswer;
  onChange: (change: Partial<WorkspaceAnswer>) => void;
  onRemove: () => void;
};

type EarlierProps = Pick<AnswerEntryProps, "applicationId" | "answer"> & { onUse: (text: string) => void };

/** Earlier answers are searched when typing pauses. */
const PAUSE_MS = 400;

type Suggestion = { answer: string; factIds: string[] };

/** One question of the form with its answer. */
export function AnswerEntry({ place, applicationId, answer, onChange, onRemove }: AnswerEntryProps) {
  const t = useTranslations("work.apply");
  const [suggestion, setSuggestion] = useState<Suggestion | null>(null);
  return (
    <li className="border-s-2 ps-4">
      <div className="flex items-end gap-2">
        <Field label={t("question", { place })} className="flex-1">
          {(ids) => (
            <TextArea
              {...ids}
              rows={1}
              maxLength={2000}
              value={answer.question}
              onChange={(event) => onChange({ question: event.target.value })}
              className="min-h-control"
            />
          )}
        </Field>
        <Button variant="ghost" shape="icon" aria-label={t("removeQuestion", { place })} onClick={onRemove}>
          <Icon name="trash" />
        </Button>
      </div>
      <Field label={t("answer", { place })} hint={t("length", { length: answer.answer.length })} className="mt-2">
        {(ids) => (
          <TextArea
            {...ids}
            maxLength={6000}
            className="min-h-24"
            value={answer.answer}
            onChange={(event) => onChange({ answer: event.target.value })}
          />
        )}
      </Field>
      <Earlier applicationId={applicationId} answer={answer} onUse={(text) => onChange({ answer: text })} />
      <div className="mt-2 grid gap-2">
        <FactPicker
          label={t("facts")}
          factIds={answer.factIds}
          max={10}
          applicationId={applicationId}
          onChange={(factIds) => onChange({ factIds })}
        />
        <GenerateButton
          isQuiet
          applicationId={applicationId}
          label={t(answer.answer.trim() === "" ? "draft" : "improve")}
          disabled={answer.question.trim() === ""}
          task={() => ({ kind: "answer", question: answer.question, answer: answer.answer })}
          onDone={(generated) =>
            setSuggestion(generated.answer && { answer: generated.answer.text, factIds: generated.answer.factIds })
          }
        />
        {suggestion ? (
          <Suggested
            suggestion={suggestion}
            onTake={() => {
              onChange(suggestion);
              setSuggestion(null);
            }}
            onDrop={() => setSuggestion(null)}
          />
        ) : null}
      </div>
    </li>
  );
}

/** Answers that were given to similar questions of other applications; found without any model. */
function Earlier({ applicationId, answer: { question, answer }, onUse }: EarlierProps) {
  const t = useTranslations("work.apply");
  const settledQuery = usePaused(question.trim(), PAUSE_MS);
  const { data = [] } = useQuery({
    ...queries.career.plan.similarAnswers.queryOptions({ input: { question: settledQuery } }),
    enabled: settledQuery !== "",
  });
  const others = data.filter((each) => each.applicationId !== applicationId && each.answer.trim() !== answer.trim());
  if (question.trim() === "" || others.length === 0) return null;
  return (
    <details className="mt-1" open={answer.trim() === ""}>
      <summary className="inline-flex min-h-6 cursor-pointer items-center text-muted-foreground hover:text-foreground">
        {t("earlier", { count: others.length })}
      </summary>
      <ul className="mt-1 grid gap-2">
        {others.map((each) => (
          <li key={each.answer} className="border-s-2 ps-3">
            <p className="break-words text-muted-foreground text-xs">
              {t("askedBy", { company: each.company, question: each.question })}
            </p>
            <p className="line-clamp-4 whitespace-pre-wrap break-words">{each.answer}</p>
            <Button size="xs" variant="accent" className="-ms-2" onClick={() => onUse(each.answer)}>
              {t("use")}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** What a model suggests, to be taken or dropped; it never replaces an answer by itself. */
function Suggested({ suggestion, onTake, onDrop }: { suggestion: Suggestion; onTake: () => void; onDrop: () => void }) {
  const t = useTranslations("work.apply");
  return (
    <section aria-label={t("suggestion")} className="border-s-2 border-primary-ink ps-3">
      <p className="whitespace-pre-wrap break-words">{suggestion.answer}</p>
      <div className="mt-1 flex gap-2">
        <Button size="sm" onClick={onTake}>
          {t("take")}
        </Button>
        <Button size="sm" variant="ghost" onClick={onDrop}>
          {t("drop")}
        </Button>
      </div>
    </section>
  );
}
