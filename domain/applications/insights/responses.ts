import type { Application } from "@/contracts/model/application";
import { median } from "@/domain/applications/insights/median";
import { DAY_MS } from "@/domain/dates/day-ms";

type Sent = Pick<Application, "id" | "status" | "closedReason" | "activity" | "appliedAt" | "source" | "resumeId">;

export type ResponseGrouping = "source" | "resume" | "week";

/** Applications that were sent, of one source, with one resume or in one week, and how many were answered. */
export interface ResponseGroup {
  /** The source as typed (empty for none), the id of the resume (empty for none), or the Monday of the week (`YYYY-MM-DD`). */
  key: string;
  sentIds: string[];
  answeredIds: string[];
  /** Median days from sending to the first answer; null while there is none. */
  medianDays: number | null;
}

/** How often and how fast companies answer. Weeks are in order; other groups with the most sent applications first. */
export function responsesBy(grouping: ResponseGrouping, applications: readonly Sent[]): ResponseGroup[] {
  const groups = new Map<string, { sentIds: string[]; answeredIds: string[]; days: number[] }>();
  for (const application of applications) {
    const { appliedAt } = application;
    if (appliedAt === undefined) continue;
    const key = keyOf(grouping, application, appliedAt);
    const group = groups.get(key) ?? { sentIds: [], answeredIds: [], days: [] };
    groups.set(key, group);
    group.sentIds.push(application.id);
    const answeredAt = firstAnswer(application, appliedAt);
    if (answeredAt === null) continue;
    group.answeredIds.push(application.id);
    // Both at once come from an import that knew one day only: an answer at an unknown time.
    if (answeredAt !== appliedAt) group.days.push((Date.parse(answeredAt) - Date.parse(appliedAt)) / DAY_MS);
  }
  const all = [...groups].map(([key, { days, ...ids }]) => ({ key, ...ids, medianDays: median(days) }));
  return grouping === "week"
    ? all.sort((a, b) => a.key.localeCompare(b.key))
    : all.sort((a, b) => b.sentIds.length - a.sentIds.length || a.key.localeCompare(b.key));
}

/**
 * When the company answered first: it asked for a conversation, made an offer, or declined. null: it has not, or the person withdrew
 * before it did.
 */
export function firstAnswer(
  { activity, closedReason }: Pick<Application, "activity" | "closedReason">,
  appliedAt: string,
): string | null {
  const answers = activity.filter((entry) => {
    if (entry.at < appliedAt) return false;
    if (entry.type === "interview") return true;
    if (entry.type !== "stage") return false;
    if (entry.stage === "closed") return closedReason === "not-selected" || closedReason === "accepted";
    return entry.stage === "screening" || entry.stage === "interview" || entry.stage === "offer";
  });
  return answers.map(({ at }) => at).sort()[0] ?? null;
}

function keyOf(grouping: ResponseGrouping, { source, resumeId }: Sent, appliedAt: string): string {
  if (grouping === "source") return source;
  if (grouping === "resume") return resumeId ?? "";
  return mondayOf(appliedAt);
}

/** The Monday of a moment's week, by the calendar of UTC. */
export function mondayOf(moment: string): string {
  const day = new Date(`${moment.slice(0, 10)}T00:00:00.000Z`);
  const sinceMonday = (day.getUTCDay() + 6) % 7;
  return new Date(day.getTime() - sinceMonday * DAY_MS).toISOString().slice(0, 10);
}
