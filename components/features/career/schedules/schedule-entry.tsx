"use client";

import { useFormatter, useTranslations } from "next-intl";
import type { useScheduleActions } from "@/components/features/career/schedules/use-schedules";
import { applicationName, useApplications } from "@/components/features/career/use-applications";
import { Button } from "@/components/kit/ui/button";
import { Icon } from "@/components/kit/ui/icon";
import { Switch } from "@/components/kit/ui/switch";
import type { Schedule } from "@/contracts/model/career/schedule";

type ScheduleEntryProps = { schedule: Schedule; actions: ReturnType<typeof useScheduleActions>; onEdit: () => void };

/** One schedule: what it does, when it runs next on the clocks of its zone, and whether it is on. */
export function ScheduleEntry({ schedule, actions, onEdit }: ScheduleEntryProps) {
  const t = useTranslations("career.schedules");
  const tCareer = useTranslations("career");
  const when = useMoment();
  const name = useScheduleName()(schedule);
  const { enabled, email, intervalDays, nextRunAt, lastQueuedAt, timezone } = schedule;
  return (
    <li className="flex items-center gap-2 border-b py-2.5 phone:flex-wrap">
      <div className="min-w-0 flex-1 phone:basis-full">
        <p className="break-words font-medium text-base">{name}</p>
        <p className="mt-0.5 flex flex-wrap gap-x-3 text-muted-foreground text-xs">
          <span>{enabled ? t("next", { when: when(nextRunAt, timezone) }) : t("off")}</span>
          {intervalDays === null ? null : <span>{t("every", { days: intervalDays })}</span>}
          {email ? <span>{t("byMail")}</span> : null}
          {lastQueuedAt === null ? null : <span>{t("last", { when: when(lastQueuedAt, timezone) })}</span>}
        </p>
      </div>
      <Switch checked={enabled} onChange={(event) => void actions.turn(schedule, event.target.checked)}>
        <span className="sr-only">{t("turn", { name })}</span>
      </Switch>
      <Button size="sm" aria-label={t("editIt", { name })} onClick={onEdit}>
        {tCareer("edit")}
      </Button>
      <Button
        size="sm"
        variant="ghost"
        shape="icon"
        aria-label={t("deleteIt", { name })}
        onClick={() => void actions.remove(schedule)}
      >
        <Icon name="trash" />
      </Button>
    </li>
  );
}

/** A moment on the clocks of a zone, which is named if it is another than here. */
function useMoment(): (moment: string, timezone: string) => string {
  const format = useFormatter();
  return (moment, timezone) => {
    const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
    const options = { dateStyle: "medium", timeStyle: "short" } as const;
    try {
      const text = format.dateTime(new Date(moment), { ...options, timeZone: timezone });
      return timezone === here ? text : `${text} (${timezone.replaceAll("_", " ")})`;
    } catch {
      // A zone that this browser does not know, or no longer.
      return `${format.dateTime(new Date(moment), { ...options, timeZone: "UTC" })} (UTC)`;
    }
  };
}

function useScheduleName(): (schedule: Schedule) => string {
  const t = useTranslations("career.schedules");
  const { data: applications = [] } = useApplications();
  return ({ kind, query, applicationId }) => {
    if (kind === "discovery") return t("names.discovery", { query });
    const application = applications.find(({ id }) => id === applicationId);
    return t(`names.${kind}`, { application: application ? applicationName(application) : t("anApplication") });
  };
}
