import { clockOf, momentOf, ownZone } from "@/components/kit/i18n/zoned-time";
import type { Schedule } from "@/contracts/model/career/schedule";
import { DAY_MS } from "@/domain/dates/day-ms";

/** A schedule while it is written: its time as clocks of its zone show it. */
export type ScheduleDraft = Pick<
  Schedule,
  "kind" | "query" | "lead" | "enabled" | "email" | "timezone" | "intervalDays" | "applicationId" | "interviewId"
> & { day: string; time: string };

/** A discovery comes in the morning by default. */
const MORNING = "08:00";

export function scheduleDraft(schedule: Schedule | null, now: number): ScheduleDraft {
  if (schedule === null) {
    const timezone = ownZone();
    return {
      kind: "discovery",
      query: "",
      lead: null,
      enabled: true,
      email: false,
      timezone,
      intervalDays: 1,
      applicationId: null,
      interviewId: null,
      day: clockOf(new Date(now + DAY_MS).toISOString(), timezone).day,
      time: MORNING,
    };
  }
  const { kind, query, lead, enabled, email, timezone, intervalDays, applicationId, interviewId, nextRunAt } = schedule;
  const fields = { kind, query, lead, enabled, email, timezone, intervalDays, applicationId, interviewId };
  return { ...fields, ...clockOf(nextRunAt, timezone) };
}

/** What is saved: fields that the kind does not have are empty. */
export function readScheduleDraft({ day, time, ...draft }: ScheduleDraft, locale: string) {
  const { kind, lead, timezone } = draft;
  const isPreparation = kind === "prepare";
  const runsByLead = isPreparation && lead !== null;
  return {
    ...draft,
    query: kind === "discovery" ? draft.query : "",
    lead: isPreparation ? lead : null,
    applicationId: kind === "discovery" ? null : draft.applicationId,
    interviewId: isPreparation ? draft.interviewId : null,
    intervalDays: isPreparation ? null : draft.intervalDays,
    ...(runsByLead || day === "" || time === "" ? {} : { nextRunAt: momentOf(day, time, timezone) }),
    locale,
  };
}
