import type { Application } from "@/contracts/model/application";
import type { ActivityEntry, Interview } from "@/contracts/model/application-activity";

/** Days without an answer after which a follow-up is suggested. */
export const SILENT_DAYS = 10;

/** How a day stands to today. */
type Due = "overdue" | "today" | "later";

/** What comes next in an application: the nearest interview, what is due, or what would be sensible now. */
export type NextStep =
  | { kind: "interview"; interview: Interview; due: "today" | "later" }
  | { kind: "follow-up"; day: string; note: string; due: Due }
  | { kind: "silent"; days: number }
  | { kind: "send" }
  | { kind: "choose-resume" };

type Tracked = Pick<Application, "status" | "followUpAt" | "followUpNote" | "activity" | "stageEnteredAt" | "resumeId">;

const MINUTE = 60_000;
const DAY = 86_400_000;

/** The next step; null for a closed application and for one that needs nothing. An overdue follow-up comes before an interview. */
export function nextStepOf(application: Tracked, now: number): NextStep | null {
  if (application.status === "closed") return null;
  const interview = nextInterview(application.activity, now);
  const day = application.followUpAt === null ? null : dayOfMoment(application.followUpAt);
  const today = localDay(now);
  if (day !== null && (interview === null || day <= localDay(Date.parse(interview.at))))
    return {
      kind: "follow-up",
      day,
      note: application.followUpNote,
      due: day < today ? "overdue" : day === today ? "today" : "later",
    };
  if (interview) return { kind: "interview", interview, due: localDay(Date.parse(interview.at)) === today ? "today" : "later" };
  if (application.status === "saved") return { kind: application.resumeId === null ? "choose-resume" : "send" };
  const days = daysSince(lastNews(application), now);
  return application.status !== "offer" && days >= SILENT_DAYS ? { kind: "silent", days } : null;
}

/** Whether something should be done today. */
export const isDue = (step: NextStep | null): boolean =>
  step !== null && (step.kind === "follow-up" || step.kind === "interview") && step.due !== "later";

/** The nearest interview that is not over yet. */
export function nextInterview(activity: readonly ActivityEntry[], now: number): Interview | null {
  const coming = activity.filter(
    (entry): entry is Interview => entry.type === "interview" && Date.parse(entry.at) + entry.durationMinutes * MINUTE > now,
  );
  return coming.sort((a, b) => Date.parse(a.at) - Date.parse(b.at))[0] ?? null;
}

/** When anything happened last; what lies ahead does not count as news. */
const lastNews = ({ activity, stageEnteredAt }: Tracked): string =>
  [stageEnteredAt, ...activity.map(({ at }) => at)].sort().at(-1) ?? stageEnteredAt;

/** Full local days since a moment; never negative. */
export function daysSince(moment: string, now: number): number {
  return Math.max(0, Math.round((Date.parse(localDay(now)) - Date.parse(dayOfMoment(moment))) / DAY));
}

/** The calendar day of a moment, `YYYY-MM-DD`. Midnight and noon in UTC stand for the day itself, wherever one is. */
export const dayOfMoment = (moment: string): string =>
  /T(00|12):00:00\.000Z$/.test(moment) ? moment.slice(0, 10) : localDay(Date.parse(moment));

/** The calendar day here at that time, `YYYY-MM-DD`. */
export function localDay(time: number): string {
  const date = new Date(time);
  const two = (value: number) => String(value).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** A calendar day some days later. */
export const addDays = (day: string, days: number): string => new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);

/** What sorts applications by urgency: a moment in ISO 8601, or after every moment where nothing is planned. */
export function urgencyOf(step: NextStep | null): string {
  if (step?.kind === "follow-up") return step.day;
  if (step?.kind === "interview") return localDay(Date.parse(step.interview.at));
  return step?.kind === "silent" ? "9998" : "9999";
}
