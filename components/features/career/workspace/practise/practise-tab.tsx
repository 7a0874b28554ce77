"use client";

import { useTranslations } from "next-intl";
import { ofKind, useRefreshSaved, useSaved } from "@/components/features/career/saved/use-saved";
import { EarlierItems } from "@/components/features/career/workspace/earlier-items";
import { GenerateButton } from "@/components/features/career/workspace/generate-button";
import { QuestionField } from "@/components/features/career/workspace/practise/question-field";
import { SpokenAnswer } from "@/components/features/career/workspace/practise/spoken-answer";
import { useInterview } from "@/components/features/career/workspace/prepare/use-interview";
import { StorySelect } from "@/components/features/career/workspace/story-select";
import { useDeviceDraft } from "@/components/features/career/workspace/use-device-draft";
import type { WorkProps } from "@/components/features/career/workspace/work-props";
import { WorkSection } from "@/components/features/career/workspace/work-section";
import { api } from "@/components/kit/api/client";
import { useChange } from "@/components/kit/api/use-change";
import { Button } from "@/components/kit/ui/button";
import { Field, FieldError, TextArea } from "@/components/kit/ui/field";
import { toast } from "@/components/kit/ui/toast";

const EMPTY = {
  question: "",
  origin: "simulated" as "simulated" | "recalled",
  storyId: "",
  answer: "",
  mode: "typed" as "typed" | "spoken",
};
/** A model has nothing to say about less. */
const FEW_LETTERS = 10;

/** Answers a question as in the interview; it is saved with or without a model's feedback. */
export function PractiseTab({ application }: WorkProps) {
  const t = useTranslations("work.practise");
  const { run, isBusy: busy, error } = useChange();
  const refresh = useRefreshSaved();
  const { interviewId } = useInterview(application);
  const [draft, change, clear] = useDeviceDraft(`practice ${application.id}`, EMPTY);
  const { data } = useSaved({ applicationId: application.id, kind: "practice" });
  const practised = ofKind(data ?? [], "practice");
  const { question, origin, storyId, answer, mode } = draft;
  const isWhole = question.trim() !== "" && answer.trim().length >= FEW_LETTERS;

  async function keep() {
    await run(async () => {
      const recorded = { kind: "practice" as const, question, origin, mode, answer };
      await api.career.saved.save({ applicationId: application.id, interviewId, storyId: storyId || null, data: recorded });
      await refresh();
      clear();
      toast(t("kept"));
    });
  }

  return (
    <>
      <WorkSection title={t("title")} text={t("text")}>
        <div className="grid max-w-[720px] gap-3">
          <QuestionField
            application={application}
            question={question}
            onChange={(next, from) => change({ question: next, origin: from })}
          />
          <StorySelect applicationId={application.id} value={storyId} onChange={(next) => change({ storyId: next })} />
          <Field label={t("answer")} hint={t("answerHint")}>
            {(ids) => (
              <TextArea
                {...ids}
                className="min-h-44"
                maxLength={6000}
                value={answer}
                onChange={(event) =>
                  change(event.target.value === "" ? { answer: "", mode: "typed" } : { answer: event.target.value })
                }
              />
            )}
          </Field>
          <SpokenAnswer
            applicationId={application.id}
            onText={(text) => change({ answer: [answer.trim(), text].filter(Boolean).join("\n").slice(0, 6000), mode: "spoken" })}
          />
          {error ? <FieldError>{error}</FieldError> : null}
          <div className="flex flex-wrap items-start gap-2">
            <Button
              variant="primary"
              disabled={busy || question.trim() === "" || answer.trim() === ""}
              onClick={() => void keep()}
            >
              {t("keep")}
            </Button>
            <GenerateButton
              applicationId={application.id}
              label={t("feedback")}
              disabled={!isWhole}
              task={() => ({
                kind: "practice",
                interviewId,
                question,
                origin,
                mode,
                answer,
                ...(storyId === "" ? {} : { storyId }),
              })}
              onDone={clear}
            />
          </div>
        </div>
      </WorkSection>
      <EarlierItems title={t("earlier")} items={practised} />
    </>
  );
}
