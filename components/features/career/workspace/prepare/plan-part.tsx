"use client";

import { useQuery } from "@tanstack/react-query";
import { useFormatter, useTranslations } from "next-intl";
import type { WorkProps } from "@/components/features/career/workspace/work-props";
import { WorkSection } from "@/components/features/career/workspace/work-section";
import { queries } from "@/components/kit/api/client";
import { Checkbox } from "@/components/kit/ui/checkbox";
import type { PlanTask } from "@/contracts/model/career/plan";

type PlanPartProps = WorkProps & { interviewId: string };

/** Rows of a list are stored by their text; it may not be longer. */
const ROW_LENGTH = 200;

/** What to do until the interview, day by day, to tick off. Needs no model. */
export function PlanPart({ application, workspace: { ticks }, edit, interviewId }: PlanPartProps) {
  const t = useTranslations("work.plan");
  const format = useFormatter();
  const { data: plan } = useQuery(
    queries.career.plan.read.queryOptions({ input: { applicationId: application.id, interviewId }, staleTime: 0 }),
  );
  if (!plan || plan.days.length === 0) return null;
  const key = `plan:${interviewId}`;
  const done = ticks[key] ?? [];
  const tick = (row: string, isDone: boolean) =>
    edit("ticks", { ...ticks, [key]: isDone ? [...done, row].slice(-ROW_LENGTH) : done.filter((each) => each !== row) });
  return (
    <WorkSection title={t("title")} text={t("text")}>
      <ol className="border-t">
        {plan.days.map(({ date, tasks }) => (
          <li key={date} className="grid grid-cols-[132px_minmax(0,1fr)] gap-x-4 border-b py-2 phone:grid-cols-1">
            <p className="py-0.5 text-muted-foreground phone:font-medium">
              {format.dateTime(new Date(`${date}T12:00:00Z`), {
                weekday: "short",
                day: "numeric",
                month: "short",
                timeZone: "UTC",
              })}
            </p>
            <ul className="grid min-w-0">
              {tasks.map((task) => {
                const row = rowOf(task);
                return (
                  <li key={row}>
                    <Checkbox
                      checked={done.includes(row)}
                      onChange={(event) => tick(row, event.target.checked)}
                      className="items-start"
                    >
                      {t(`tasks.${task.kind}`, { about: task.about })}{" "}
                      <span className="text-muted-foreground text-xs">{t("minutes", { minutes: task.minutes })}</span>
                    </Checkbox>
                  </li>
                );
              })}
            </ul>
          </li>
        ))}
      </ol>
    </WorkSection>
  );
}

/** A task is known by what it is about, not by its day: a plan that is worked out tomorrow must know what was done today. */
const rowOf = ({ kind, about }: PlanTask): string => `${kind} ${about}`.trim().slice(0, ROW_LENGTH);
