"use client";

import { useLocale, useTranslations } from "next-intl";
import { type ChangeEvent, type MouseEvent, memo, type ReactNode } from "react";
import { MoreButton } from "@/components/features/applications/application-menu";
import { localClock, localDaysSince } from "@/components/features/applications/local-days";
import { StepLine } from "@/components/features/applications/step-line";
import type { ColumnName } from "@/components/features/applications/table/table-columns";
import { useTracker } from "@/components/features/applications/tracker-context";
import { FOLDER } from "@/components/features/applications/use-tracker-address";
import { dayOf } from "@/components/kit/i18n/day-of";
import { CheckBoxOnly } from "@/components/kit/ui/checkbox";
import { classNames } from "@/components/kit/ui/class-names";
import { Tag } from "@/components/kit/ui/tag";
import type { Application } from "@/contracts/model/application";
import { nextStep } from "@/domain/applications/next-step";

type ApplicationRowProps = {
  application: Application;
  index: number;
  top: number;
  now: number;
  columns: readonly ColumnName[];
  grid: string;
  isOpen: boolean;
  isSelected: boolean;
};

/** An application as a line of the table; on a phone as two rows of text. */
export const ApplicationRow = memo(function ApplicationRow(props: ApplicationRowProps) {
  const { application, index, top, now, columns, grid, isOpen, isSelected } = props;
  const t = useTranslations("applications");
  const { open, toggle } = useTracker();
  const { id, company, role } = application;
  // The change of a box is a click underneath, which knows the keys that were held.
  const isRange = ({ nativeEvent }: ChangeEvent) => "shiftKey" in nativeEvent && nativeEvent.shiftKey === true;

  function onClick(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    open(id);
  }

  return (
    <tr
      data-row={index}
      aria-rowindex={index + 2}
      className={classNames(
        "absolute inset-x-0 top-0 grid h-[45px] items-center gap-x-2 border-b px-4 hover:bg-muted phone:h-[65px] phone:grid-cols-[32px_minmax(0,1fr)_32px]! phone:content-center phone:gap-y-0",
        (isSelected || isOpen) && "bg-primary-soft hover:bg-primary-soft",
      )}
      style={{ gridTemplateColumns: grid, transform: `translateY(${top}px)` }}
    >
      <Cell className="grid place-items-center phone:row-span-2">
        {/* biome-ignore lint/a11y/noLabelWithoutControl: the box is inside, and has its name by itself. */}
        <label className="grid size-8 cursor-pointer select-none place-items-center">
          <CheckBoxOnly
            checked={isSelected}
            onChange={(event) => toggle(id, isRange(event))}
            aria-label={t("select", { company, role })}
            data-control="pick"
          />
        </label>
      </Cell>
      <Cell className="px-1.5">
        <a
          href={`${FOLDER}/${id}`}
          onClick={onClick}
          data-control="open"
          aria-current={isOpen ? "true" : undefined}
          className="block truncate font-semibold hover:underline"
        >
          {company}
        </a>
      </Cell>
      <Cell className="truncate px-1.5 text-muted-foreground phone:col-start-2 phone:row-start-2">
        {role}
        <span className="desk:hidden">{`, ${t(`stages.${application.status}`)}`}</span>
      </Cell>
      {columns.map((name) => (
        <Cell key={name} className="truncate px-1.5 phone:hidden">
          <Value name={name} application={application} now={now} />
        </Cell>
      ))}
      <Cell className="phone:col-start-3 phone:row-span-2 phone:row-start-1">
        <MoreButton application={application} />
      </Cell>
    </tr>
  );
});

function Cell({ className, children }: { className?: string; children: ReactNode }) {
  return <td className={classNames("min-w-0", className)}>{children}</td>;
}

function Value({ name, application, now }: { name: ColumnName; application: Application; now: number }) {
  const t = useTranslations("applications");
  const locale = useLocale();
  const { rules } = useTracker();
  if (name === "stage") {
    const { status, closedReason } = application;
    return <span title={closedReason ? t(`reasons.${closedReason}`) : undefined}>{t(`stages.${status}`)}</span>;
  }
  if (name === "next") {
    const step = nextStep(application, localClock(now), rules);
    return step ? <StepLine step={step} now={now} className="[&>span]:line-clamp-1" /> : null;
  }
  if (name === "since")
    return (
      <span className="text-muted-foreground">{t("daysIn", { days: localDaysSince(application.stageEnteredAt, now) })}</span>
    );
  if (name === "edited") return <span className="text-muted-foreground">{dayOf(application.updatedAt, locale, now)}</span>;
  if (name === "tags") {
    return (
      <span className="flex gap-1 overflow-hidden">
        {application.tags.map((tag) => (
          <Tag key={tag}>{tag}</Tag>
        ))}
      </span>
    );
  }
  return <>{application[name]}</>;
}
