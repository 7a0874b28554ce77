"use client";

import { useTranslations } from "next-intl";
import { InterviewSelect, useInterviewName } from "@/components/features/career/interview-select";
import { ofKind, useRefreshSaved, useSaved } from "@/components/features/career/saved/use-saved";
import { useLastInterview } from "@/components/features/career/workspace/debrief/use-last-interview";
import { EarlierItems } from "@/components/features/career/workspace/earlier-items";
import { GenerateButton } from "@/components/features/career/workspace/generate-button";
import { StorySelect } from "@/components/features/career/workspace/story-select";
import { useDeviceDraft } from "@/components/features/career/workspace/use-device-draft";
import type { WorkProps } from "@/components/features/career/workspace/work-props";
import { WorkSection } from "@/components/features/career/workspace/work-section";
import { api } from "@/components/kit/api/client";
import { useChange } from "@/components/kit/api/use-change";
import { Button } from "@/components/kit/ui/button";
import { Field, FieldError, TextArea } from "@/components/kit/ui/field";
import { Segmented } from "@/components/kit/ui/segmented";
import { toast } from "@/components/kit/ui/toast";

const LANDINGS = ["well", "mixed", "not"] as const;
const EMPTY = { question: "", answer: "", landed: "mixed" as (typeof LANDINGS)[number], storyId: "" };

/** The questions of an interview and how it went, while it is still fresh. */
export function DebriefTab({ application }: WorkProps) {
  const t = useTranslations("work.debrief");
  const tLanding = useTranslations("career.saved.debrief.landing");
  const { run, isBusy: busy, error } = useChange();
  const refresh = useRefreshSaved();
  const nameOf = useInterviewName();
  const { interview, setInterviewId } = useLastInterview(application);
  const [draft, change, clear] = useDeviceDraft(`debrief ${application.id}`, EMPTY);
  const { data } = useSaved({ applicationId: application.id, kind: "debrief" });
  const debriefs = ofKind(data ?? [], "debrief");
  const { question, answer, landed, storyId } = draft;
  const isWhole = question.trim() !== "" && answer.trim() !== "";

  async function keep() {
    await run(async () => {
      const round = interview ? nameOf(interview).slice(0, 100) : "";
      const recorded = { kind: "debrief" as const, round, question, answer, landed };
      const about = { applicationId: application.id, interviewId: interview?.id ?? null, storyId: storyId || null };
      await api.career.saved.save({ ...about, data: recorded });
      await refresh();
      clear();
      toast(t("kept"));
    });
  }

  return (
    <>
      <WorkSection title={t("title")} text={t("text")}>
        <div className="grid max-w-[720px] gap-3">
          <InterviewSelect
            label={t("interview")}
            none={t("noInterview")}
            application={application}
            value={interview?.id ?? null}
            onChange={(id) => setInterviewId(id ?? "none")}
          />
          <Field label={t("question")}>
            {(ids) => (
              <TextArea
                {...ids}
                rows={2}
                maxLength={500}
                value={question}
                onChange={(event) => change({ question: event.target.value })}
              />
            )}
          </Field>
          <Field label={t("answer")}>
            {(ids) => (
              <TextArea
                {...ids}
                className="min-h-32"
                maxLength={6000}
                value={answer}
                onChange={(event) => change({ answer: event.target.value })}
              />
            )}
          </Field>
          <StorySelect applicationId={application.id} value={storyId} onChange={(next) => change({ storyId: next })} />
          <div>
            <p className="mb-1 text-muted-foreground text-xs">{t("landed")}</p>
            <Segmented
              label={t("landed")}
              value={landed}
              onChange={(next) => change({ landed: next })}
              options={LANDINGS.map((value) => ({ value, label: tLanding(value) }))}
              className="max-w-[320px]"
            />
          </div>
          {error ? <FieldError>{error}</FieldError> : null}
          <div className="flex flex-wrap items-start gap-2">
            <Button variant="primary" disabled={busy || !isWhole} onClick={() => void keep()}>
              {t("keep")}
            </Button>
            <GenerateButton
              applicationId={application.id}
              label={t("reflect")}
              disabled={!isWhole}
              task={() => ({
                kind: "debrief",
                interviewId: interview?.id ?? null,
                question,
                answer,
                landed,
                storyId: storyId || null,
              })}
              onDone={clear}
            />
          </div>
        </div>
      </WorkSection>
      <EarlierItems title={t("earlier")} items={debriefs} />
    </>
  );
}
