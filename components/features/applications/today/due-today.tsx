"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { CalendarQuestions } from "@/components/features/applications/calendar/calendar-questions";
import { useFollowUp } from "@/components/features/applications/follow-up";
import { localClock, localDay } from "@/components/features/applications/local-days";
import { ProposalsToday } from "@/components/features/applications/mail/proposals/proposals-today";
import { StepLine } from "@/components/features/applications/step-line";
import { SuggestionButtons } from "@/components/features/applications/suggestion-buttons";
import { CommentsToday } from "@/components/features/applications/today/comments-today";
import { useApplications } from "@/components/features/applications/use-applications";
import { useNow } from "@/components/features/applications/use-now";
import { FOLDER } from "@/components/features/applications/use-tracker-address";
import { useStepRules } from "@/components/features/applications/use-tracker-settings";
import { Button } from "@/components/kit/ui/button";
import type { Application } from "@/contracts/model/application";
import { STAGES } from "@/contracts/model/stages";
import { addDays } from "@/domain/applications/days";
import {
  followUpStep,
  interviewStep,
  isSuggestion,
  type NextStep,
  nextInterview,
  nextStep,
  type StepRules,
} from "@/domain/applications/next-step";

/** How far ahead Today looks for interviews. */
const AHEAD_DAYS = 7;
/** Suggestions shown at most: after an import there can be hundreds. */
const MAX_SUGGESTED = 5;

type Due = { application: Application; step: NextStep; day: string };

/** What is due in the applications, to be done with one press, and how many there are in each stage. Nothing where there are none. */
export function DueToday() {
  const { data: all = [] } = useApplications();
  return (
    <div className="mb-8 grid grid-cols-1 gap-6 empty:mb-0">
      <CommentsToday />
      <ProposalsToday />
      <CalendarQuestions />
      {all.length > 0 ? <DueApplications all={all} /> : null}
    </div>
  );
}

function DueApplications({ all }: { all: readonly Application[] }) {
  const t = useTranslations("applications.today");
  const now = useNow();
  const rules = useStepRules();
  const { due, suggested } = dueOf(all, now, rules);
  return (
    <>
      {due.length > 0 ? (
        <section aria-labelledby="due">
          <h2 id="due" className="mb-2 font-semibold text-base tracking-tight">
            {t("due")}
          </h2>
          <ul className="border-t">
            {due.map((each) => (
              <DueLine key={`${each.application.id} ${each.step.kind}`} {...each} now={now} />
            ))}
          </ul>
        </section>
      ) : null}
      {suggested.length > 0 ? (
        <section aria-labelledby="suggested">
          <div className="mb-2 flex items-baseline gap-3">
            <h2 id="suggested" className="flex-1 font-semibold text-base tracking-tight">
              {t("suggested")}
            </h2>
            {suggested.length > MAX_SUGGESTED ? (
              <Link href={`${FOLDER}?view=table&sort=next`} className="link">
                {t("all", { count: suggested.length })}
              </Link>
            ) : null}
          </div>
          <ul className="border-t">
            {suggested.slice(0, MAX_SUGGESTED).map((each) => (
              <DueLine key={each.application.id} {...each} now={now} />
            ))}
          </ul>
        </section>
      ) : null}
      <Pipeline applications={all} />
    </>
  );
}

/** Follow-ups of today and before, and the interviews of the coming week, the earliest first; then what is suggested, longest silence first. */
export function dueOf(all: readonly Application[], now: number, rules: StepRules): { due: Due[]; suggested: Due[] } {
  const clock = localClock(now);
  const today = localDay(now);
  const last = addDays(today, AHEAD_DAYS);
  const due: Due[] = [];
  const suggested: Due[] = [];
  for (const application of all) {
    if (application.status === "closed") continue;
    const followUp = followUpStep(application, clock);
    if (followUp && followUp.day <= today) due.push({ application, day: followUp.day, step: followUp });
    const interview = nextInterview(application.activity, now);
    const on = interview === null ? null : localDay(Date.parse(interview.at));
    if (interview && on !== null && on <= last) due.push({ application, day: on, step: interviewStep(interview, clock) });
    const step = nextStep(application, clock, rules);
    if (isSuggestion(step)) suggested.push({ application, day: step.since, step });
  }
  const byDay = (a: Due, b: Due) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0);
  return { due: due.sort(byDay), suggested: suggested.sort(byDay) };
}

function DueLine({ application, step, now }: Due & { now: number }) {
  const t = useTranslations("applications.today");
  const { done, snooze } = useFollowUp();
  const { id, company, role } = application;
  return (
    <li className="flex min-h-12 flex-wrap items-center gap-x-4 gap-y-1 border-b py-1.5">
      <span className="w-56 flex-none phone:w-full">
        <StepLine step={step} now={now} className="text-sm" />
      </span>
      <Link href={`${FOLDER}/${id}`} className="min-w-0 flex-1 truncate hover:underline phone:basis-full phone:whitespace-normal">
        <span className="font-semibold">{company}</span>
        <span className="text-muted-foreground">{`, ${role}`}</span>
      </Link>
      {isSuggestion(step) ? (
        <SuggestionButtons application={application} suggestion={step} />
      ) : step.kind === "follow-up" ? (
        <span className="flex flex-none gap-1">
          <Button size="sm" aria-label={t("doneIt", { company })} onClick={() => done(application)}>
            {t("done")}
          </Button>
          <Button size="sm" variant="ghost" aria-label={t("snoozeIt", { company })} onClick={() => snooze(application)}>
            {t("snooze")}
          </Button>
        </span>
      ) : (
        <Link href={`${FOLDER}/${id}`} className="link flex-none text-sm" aria-label={t("openIt", { company })}>
          {t("open")}
        </Link>
      )}
    </li>
  );
}

/** How many applications are in each stage; each leads to them. */
function Pipeline({ applications }: { applications: readonly Application[] }) {
  const t = useTranslations("applications");
  return (
    <section aria-labelledby="pipeline">
      <div className="mb-2 flex items-baseline gap-3">
        <h2 id="pipeline" className="flex-1 font-semibold text-base tracking-tight">
          {t("title")}
        </h2>
        <Link href={FOLDER} className="link">
          {t("today.all", { count: applications.length })}
        </Link>
      </div>
      <ul className="grid grid-cols-6 border-y phone:grid-cols-3">
        {STAGES.map((stage) => (
          <li key={stage} className="border-s first:border-s-0 phone:nth-[4]:border-s-0">
            <Link href={`${FOLDER}?stage=${stage}`} className="block px-3 py-2 hover:bg-muted">
              <span className="block font-semibold text-lg">{applications.filter(({ status }) => status === stage).length}</span>
              <span className="block truncate text-muted-foreground text-xs">{t(`stages.${stage}`)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
