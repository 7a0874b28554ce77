"use client";

import { useQuery } from "@tanstack/react-query";
import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";
import { useId } from "react";
import { localDayOf } from "@/components/features/applications/local-days";
import { useNow } from "@/components/features/applications/use-now";
import { FOLDER } from "@/components/features/applications/use-tracker-address";
import { hourOf, shortDay } from "@/components/features/applications/when";
import { api, queries } from "@/components/kit/api/client";
import { useChange } from "@/components/kit/api/use-change";
import { Button } from "@/components/kit/ui/button";
import type { CalendarQuestion } from "@/contracts/model/linked-calendar";

const questions = queries.linkedCalendar.questions.queryOptions({ refetchOnWindowFocus: "always" });

/** Events that calendar and Dossier describe differently, of one application or of all, each with the choice between both. Nothing without any. */
export function CalendarQuestions({ applicationId }: { applicationId?: string }) {
  const t = useTranslations("calendarQuestions");
  const id = useId();
  const { data: all = [] } = useQuery(questions);
  const shown = all.filter((question) => applicationId === undefined || question.applicationId === applicationId);
  if (shown.length === 0) return null;
  const lines = (
    <ul className="border-t">
      {shown.map((question) => (
        <QuestionLine key={question.id} question={question} isNamed={applicationId === undefined} />
      ))}
    </ul>
  );
  if (applicationId !== undefined) return <div className="mb-3">{lines}</div>;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-2 font-semibold text-base tracking-tight">
        {t("title")}
      </h2>
      {lines}
    </section>
  );
}

function QuestionLine({ question, isNamed }: { question: CalendarQuestion; isNamed: boolean }) {
  const t = useTranslations("calendarQuestions");
  const say = useSide();
  const { run, isBusy } = useChange({ failure: "toast", refreshes: [queries.linkedCalendar.key(), queries.applications.key()] });
  const { id, applicationId, company, role } = question;

  const answer = (keep: "calendar" | "dossier") => run(() => api.linkedCalendar.answer({ id, keep }));

  return (
    <li className="grid gap-1.5 border-b py-3">
      {isNamed ? (
        <Link href={`${FOLDER}/${applicationId}`} className="min-w-0 truncate text-sm hover:underline">
          <span className="font-semibold">{company}</span>
          <span className="text-muted-foreground">{`, ${role}`}</span>
        </Link>
      ) : null}
      <p className="break-words">{t("says", { calendar: say(question.calendar), dossier: say(question.dossier) })}</p>
      <div className="mt-1 flex flex-wrap gap-1">
        <Button size="sm" disabled={isBusy} aria-label={t("keepCalendarOf", { company })} onClick={() => answer("calendar")}>
          {t("keepCalendar")}
        </Button>
        <Button size="sm" disabled={isBusy} aria-label={t("keepDossierOf", { company })} onClick={() => answer("dossier")}>
          {t("keepDossier")}
        </Button>
      </div>
    </li>
  );
}

/** Day, hours and place in a few words. */
function useSide(): (side: CalendarQuestion["calendar"]) => string {
  const t = useTranslations("calendarQuestions");
  const locale = useLocale();
  const now = useNow();
  return (side) => {
    if (!side) return t("deleted");
    const day = side.end === null ? side.start : localDayOf(side.start);
    const hours = side.end === null ? [] : [`${hourOf(side.start, locale)}–${hourOf(side.end, locale)}`];
    return [shortDay(day, locale, now), ...hours, ...(side.location === "" ? [] : [side.location])].join(", ");
  };
}
