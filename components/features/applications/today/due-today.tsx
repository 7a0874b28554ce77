"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { useFollowUp } from "@/components/features/applications/follow-up";
import { addDays, dayOfMoment, localDay, type NextStep, nextInterview } from "@/components/features/applications/next-step";
import { StepLine } from "@/components/features/applications/step-line";
import { useApplications } from "@/components/features/applications/use-applications";
import { useNow } from "@/components/features/applications/use-now";
import { FOLDER } from "@/components/features/applications/use-tracker-address";
import { Button } from "@/components/kit/ui/button";
import { type Application, STAGES } from "@/contracts/model/application";

/** How far ahead Today looks for interviews. */
const AHEAD_DAYS = 7;

type Due = { application: Application; step: NextStep; day: string };

/** What is due in the applications, to be done with one press, and how many there are in each stage. Nothing where there are none. */
export function DueToday() {
  const t = useTranslations("applications.today");
  const now = useNow();
  const { data: all } = useApplications();
  if (!all || all.length === 0) return null;
  const due = dueOf(all, now);
  return (
    <div className="mb-8 grid gap-6">
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
      <Pipeline applications={all} />
    </div>
  );
}

/** Follow-ups of today and before, and the interviews of the coming week; the earliest first. */
export function dueOf(all: readonly Application[], now: number): Due[] {
  const today = localDay(now);
  const last = addDays(today, AHEAD_DAYS);
  const due = all.flatMap((application): Due[] => {
    if (application.status === "closed") return [];
    const { followUpAt, followUpNote: note, activity } = application;
    const found: Due[] = [];
    const day = followUpAt === null ? null : dayOfMoment(followUpAt);
    if (day !== null && day <= today)
      found.push({ application, day, step: { kind: "follow-up", day, note, due: day < today ? "overdue" : "today" } });
    const interview = nextInterview(activity, now);
    const on = interview === null ? null : localDay(Date.parse(interview.at));
    if (interview && on !== null && on <= last)
      found.push({ application, day: on, step: { kind: "interview", interview, due: on === today ? "today" : "later" } });
    return found;
  });
  return due.sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
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
      <Link href={`${FOLDER}/${id}`} className="min-w-0 flex-1 truncate hover:underline">
        <span className="font-semibold">{company}</span>
        <span className="text-muted-foreground">{`, ${role}`}</span>
      </Link>
      {step.kind === "follow-up" ? (
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
