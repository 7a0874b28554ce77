"use client";

import { useTranslations } from "next-intl";
import { type MouseEvent, memo } from "react";
import { MoreButton } from "@/components/features/applications/application-menu";
import { localClock, localDaysSince } from "@/components/features/applications/local-days";
import { StepLine } from "@/components/features/applications/step-line";
import { useTracker } from "@/components/features/applications/tracker-context";
import { FOLDER } from "@/components/features/applications/use-tracker-address";
import { classNames } from "@/components/kit/ui/class-names";
import { Icon } from "@/components/kit/ui/icon";
import { Tag } from "@/components/kit/ui/tag";
import type { Application } from "@/contracts/model/application";
import { nextStep } from "@/domain/applications/next-step";

type CardProps = { application: Application; isOpen: boolean; now: number };

/** An application on the board: who, what, how long, and what comes next. */
export const ApplicationCard = memo(function ApplicationCard({ application, isOpen, now }: CardProps) {
  const t = useTranslations("applications");
  const { open, rules } = useTracker();
  const { id, company, role, tags, closedReason } = application;
  const step = nextStep(application, localClock(now), rules);

  function onClick(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    open(id);
  }

  return (
    <article
      data-card={id}
      data-card-name={company}
      className={classNames(
        "group relative border-b py-2.5 ps-(--inset) pe-2 hover:bg-muted",
        isOpen &&
          "bg-primary-soft before:absolute before:inset-y-0 before:start-0 before:w-0.5 before:bg-primary-ink hover:bg-primary-soft",
      )}
    >
      <div className="flex items-start gap-1">
        <h3 className="min-w-0 flex-1 font-semibold text-sm">
          <a
            href={`${FOLDER}/${id}`}
            onClick={onClick}
            draggable={false}
            data-control="card"
            aria-current={isOpen ? "true" : undefined}
            aria-keyshortcuts="Shift+ArrowLeft Shift+ArrowRight"
            className="line-clamp-2 [overflow-wrap:anywhere] after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-ring"
          >
            {company}
          </a>
        </h3>
        <MoreButton
          application={application}
          className="relative z-1 -my-0.5 opacity-0 focus-visible:opacity-100 group-focus-within:opacity-100 group-hover:opacity-100 data-popup-open:opacity-100 phone:opacity-100"
        />
      </div>
      <p className="line-clamp-2 pe-2 text-muted-foreground leading-[18px]">{role}</p>
      {step ? <StepLine step={step} now={now} className="mt-1.5 pe-2" /> : null}
      {closedReason ? <p className="mt-1.5 text-muted-foreground text-xs">{t(`reasons.${closedReason}`)}</p> : null}
      <p className="mt-1.5 flex items-center gap-1.5 pe-1.5 text-muted-foreground text-xs">
        <span>{t("daysIn", { days: localDaysSince(application.stageEnteredAt, now) })}</span>
        <span className="flex min-w-0 flex-1 gap-1 overflow-hidden">
          {tags.slice(0, 2).map((tag) => (
            <Tag key={tag} className="min-w-0 shrink">
              <span className="truncate">{tag}</span>
            </Tag>
          ))}
        </span>
        {application.resumeId || application.resumeFileUrl ? <Sent icon="file-text" label={t("withResume")} /> : null}
        {application.coverLetterId || application.coverLetterUrl ? <Sent icon="envelope-simple" label={t("withLetter")} /> : null}
      </p>
    </article>
  );
});

function Sent({ icon, label }: { icon: "file-text" | "envelope-simple"; label: string }) {
  return (
    <span className="flex-none text-subtle-foreground group-hover:text-muted-foreground" title={label}>
      <Icon name={icon} size="sm" />
      <span className="sr-only">{label}</span>
    </span>
  );
}
