"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { CalendarQuestions } from "@/components/features/applications/calendar/calendar-questions";
import { useFollowUp } from "@/components/features/applications/follow-up";
import { localClock, localDay, localDayOf } from "@/components/features/applications/local-days";
import { CalendarLink } from "@/components/features/applications/sheet/calendar-link";
import { ClashNote } from "@/components/features/applications/sheet/clash-note";
import { InterviewDialog } from "@/components/features/applications/sheet/interview-dialog";
import { Part, type PartProps } from "@/components/features/applications/sheet/part";
import { StageActions } from "@/components/features/applications/sheet/stage-actions";
import { StepLine } from "@/components/features/applications/step-line";
import { SuggestionButtons } from "@/components/features/applications/suggestion-buttons";
import { useTracker } from "@/components/features/applications/tracker-context";
import { dayPart, hourOf } from "@/components/features/applications/when";
import { Button } from "@/components/kit/ui/button";
import { SavedField } from "@/components/kit/ui/saved-field";
import { LIMITS } from "@/contracts/limits";
import type { Application } from "@/contracts/model/application";
import type { Interview } from "@/contracts/model/application-activity";
import { addDays } from "@/domain/applications/days";
import { isSuggestion, type NextStep, nextStep } from "@/domain/applications/next-step";

/** The next step, and the actions for it. */
export function NextPart({ application, actions, now }: PartProps) {
  const t = useTranslations("applications");
  const [isPlanning, setPlanning] = useState(false);
  const [isMeeting, setMeeting] = useState<Interview | "new" | null>(null);
  const { done, snooze } = useFollowUp();
  const { rules } = useTracker();
  const { id, followUpAt, followUpNote, status } = application;
  const step = nextStep(application, localClock(now), rules);
  const hasFollowUp = followUpAt !== null || isPlanning;

  return (
    <Part
      title={t("next")}
      aside={
        <Button variant="ghost" size="xs" onClick={() => setMeeting("new")}>
          {t("addInterview")}
        </Button>
      }
    >
      <CalendarQuestions applicationId={id} />
      {step?.kind === "interview" ? (
        <>
          <InterviewLeaf interview={step.interview} onEdit={() => setMeeting(step.interview)} />
          <div className="mt-2 grid justify-items-start gap-2">
            <ClashNote span={step.interview} entryId={step.interview.id} />
            <CalendarLink applicationId={id} entryId={step.interview.id} />
          </div>
        </>
      ) : step && step.kind !== "follow-up" ? (
        <OpenStep {...{ step, application, now }} />
      ) : step === null ? (
        <p className="text-muted-foreground">{t(status === "closed" ? "nothingNextClosed" : "nothingNext")}</p>
      ) : null}
      {hasFollowUp ? (
        <div className="mt-2 grid grid-cols-[148px_minmax(0,1fr)] gap-2 phone:grid-cols-1">
          <SavedField
            key={followUpAt ?? "none"}
            label={t("followUps.on")}
            type="date"
            value={followUpAt === null ? "" : localDayOf(followUpAt)}
            save={(value) => actions.change(id, { followUpAt: value === "" ? null : value })}
          />
          <SavedField
            label={t("followUps.what")}
            value={followUpNote}
            maxLength={LIMITS.application.note}
            placeholder={t("steps.followUp")}
            save={(value) => actions.change(id, { followUpNote: value })}
          />
        </div>
      ) : null}
      <div className="mt-2 flex flex-wrap gap-2">
        {followUpAt !== null ? (
          <>
            <Button size="sm" onClick={() => done(application)}>
              {t("followUps.markDone")}
            </Button>
            <Button size="sm" variant="ghost" onClick={() => snooze(application)}>
              {t("followUps.snooze")}
            </Button>
          </>
        ) : !hasFollowUp && status !== "closed" ? (
          <Button
            size="sm"
            onClick={async () => {
              setPlanning(true);
              await actions.change(id, { followUpAt: addDays(localDay(now), 7) }).catch(() => {});
            }}
          >
            {t("followUps.set")}
          </Button>
        ) : null}
        <StageActions application={application} />
      </div>
      {isMeeting ? (
        <InterviewDialog
          application={application}
          interview={isMeeting === "new" ? null : isMeeting}
          onSaved={actions.keep}
          onClose={() => setMeeting(null)}
        />
      ) : null}
    </Part>
  );
}

function OpenStep({ step, application, now }: { step: NextStep; application: Application; now: number }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <StepLine step={step} now={now} className="flex-1 basis-40 text-sm" />
      {isSuggestion(step) ? <SuggestionButtons application={application} suggestion={step} /> : null}
    </div>
  );
}

/** The coming interview as a leaf of a calendar, with all one needs for it. */
function InterviewLeaf({ interview, onEdit }: { interview: Interview; onEdit: () => void }) {
  const t = useTranslations("applications");
  const locale = useLocale();
  const { at, durationMinutes, label, kind, location, participants } = interview;
  const day = localDay(Date.parse(at));
  const end = new Date(Date.parse(at) + durationMinutes * 60_000).toISOString();
  return (
    <div className="grid grid-cols-[44px_minmax(0,1fr)_auto] items-center gap-3.5">
      <p className="text-center text-2xs text-muted-foreground leading-[14px]">
        {dayPart(day, locale, "weekday")}
        <b className="block font-semibold text-[22px] text-foreground leading-[26px]">{dayPart(day, locale, "day")}</b>
        {dayPart(day, locale, "month")}
      </p>
      <div className="min-w-0">
        <p className="truncate font-semibold">{label || t(`interviewKinds.${kind}`)}</p>
        <p className="truncate text-muted-foreground">
          {t("fromTo", { from: hourOf(at, locale), to: hourOf(end, locale) })}
          {location === "" ? "" : `, ${location}`}
        </p>
        {participants.length > 0 ? (
          <p className="truncate text-muted-foreground">{participants.map(({ name }) => name).join(", ")}</p>
        ) : null}
      </div>
      <Button size="sm" onClick={onEdit}>
        {t("edit")}
      </Button>
    </div>
  );
}
