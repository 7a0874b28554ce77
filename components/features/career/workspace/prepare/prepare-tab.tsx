"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { InterviewSelect } from "@/components/features/career/interview-select";
import { ScheduleDialog } from "@/components/features/career/schedules/schedule-dialog";
import { GapList } from "@/components/features/career/stories/gap-list";
import { StoryDialog } from "@/components/features/career/stories/story-dialog";
import type { StoryStart } from "@/components/features/career/stories/story-start";
import { useStories } from "@/components/features/career/stories/use-stories";
import { BriefingPart } from "@/components/features/career/workspace/prepare/briefing-part";
import { PlanPart } from "@/components/features/career/workspace/prepare/plan-part";
import { QuestionList } from "@/components/features/career/workspace/prepare/question-list";
import { useInterview } from "@/components/features/career/workspace/prepare/use-interview";
import type { WorkProps } from "@/components/features/career/workspace/work-props";
import { WorkSection } from "@/components/features/career/workspace/work-section";
import { Button } from "@/components/kit/ui/button";

/** What to do before an interview: read the briefing, have stories ready, and questions to ask. */
export function PrepareTab(props: WorkProps) {
  const { application } = props;
  const t = useTranslations("work.prepare");
  const { interviewId, setInterviewId } = useInterview(application);
  const [writing, setWriting] = useState<StoryStart | null>(null);
  const [isScheduling, setScheduling] = useState(false);
  const { data: stories = [] } = useStories(application.id);
  return (
    <>
      <div className="mb-6 flex max-w-[560px] items-end gap-2 phone:flex-wrap">
        <div className="min-w-0 flex-1 phone:basis-full">
          <InterviewSelect label={t("interview")} application={application} value={interviewId} onChange={setInterviewId} />
        </div>
        {interviewId ? <Button onClick={() => setScheduling(true)}>{t("schedule")}</Button> : null}
      </div>
      {interviewId ? <PlanPart {...props} interviewId={interviewId} /> : null}
      {interviewId ? <BriefingPart {...props} interviewId={interviewId} /> : null}
      <WorkSection title={t("stories")} text={t("storiesText")}>
        <GapList application={application} stories={stories} onWrite={setWriting} />
      </WorkSection>
      <QuestionList {...props} />
      {writing ? <StoryDialog start={writing} onClose={() => setWriting(null)} /> : null}
      {isScheduling ? (
        <ScheduleDialog
          schedule={null}
          start={{ kind: "prepare", applicationId: application.id, interviewId, lead: "24h", intervalDays: null }}
          onClose={() => setScheduling(false)}
        />
      ) : null}
    </>
  );
}
