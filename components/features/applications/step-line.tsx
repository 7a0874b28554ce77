"use client";

import { useLocale, useTranslations } from "next-intl";
import { localDay } from "@/components/features/applications/local-days";
import { dayName, hourOf } from "@/components/features/applications/when";
import { classNames } from "@/components/kit/ui/class-names";
import { Icon } from "@/components/kit/ui/icon";
import type { IconName } from "@/components/kit/ui/icon-paths";
import { isDue, type NextStep } from "@/domain/applications/next-step";

const ICONS: Record<NextStep["kind"], IconName> = {
  interview: "users",
  "follow-up": "clock",
  "suggest-follow-up": "moon",
  "suggest-no-response": "moon",
  send: "arrow-right",
  "choose-resume": "arrow-right",
};

/** The next step in a few words. */
export function useStepText(): (step: NextStep, now: number) => string {
  const t = useTranslations("applications.steps");
  const tKinds = useTranslations("applications.interviewKinds");
  const locale = useLocale();
  return (step, now) => {
    if (step.kind === "interview") {
      const { at, label, kind } = step.interview;
      const when = `${dayName(localDay(Date.parse(at)), locale, now)}, ${hourOf(at, locale)}`;
      return t("interview", { label: label || tKinds(kind), when });
    }
    if (step.kind === "follow-up") {
      const when = dayName(step.day, locale, now);
      const what = step.note.split("\n")[0]?.trim() || t("followUp");
      return t(step.due === "overdue" ? "overdue" : "due", { what, when });
    }
    if (step.kind === "suggest-follow-up") return t("silent", { days: step.days });
    if (step.kind === "suggest-no-response") return t("noResponse", { days: step.days });
    return t(step.kind === "send" ? "send" : "chooseResume");
  };
}

/** The next step as a line with its drawing; what is due has the colour of a warning. */
export function StepLine({ step, now, className }: { step: NextStep; now: number; className?: string }) {
  const text = useStepText();
  const tone = isDue(step) ? "text-warning" : step.kind === "interview" ? "text-primary-ink" : "text-muted-foreground";
  return (
    <span className={classNames("flex min-w-0 items-start gap-1.5 text-xs", tone, className)}>
      <span className="flex h-lh flex-none items-center">
        <Icon name={ICONS[step.kind]} size="sm" />
      </span>
      <span className="line-clamp-2 min-w-0 break-words">{text(step, now)}</span>
    </span>
  );
}
