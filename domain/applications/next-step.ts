import type { Application } from "@/contracts/model/application";
import type { ActivityEntry, Interview } from "@/contracts/model/application-activity";
import type { Stage } from "@/contracts/model/stages";
import { type Clock, dayOfMoment, daysSince } from "./days";
import { endOf } from "./interview-clashes";

/** Days without news after which a follow-up is suggested. */
export const FOLLOW_UP_AFTER_DAYS = 10;

/** How a day relates to today. */
export type Due = "overdue" | "today" | "later";

/** The next step of an application: one with a date, one that the rules suggest, or one that the stage requires. */
export type NextStep =
  | { kind: "interview"; interview: Interview; due: Exclude<Due, "overdue"> }
  | { kind: "follow-up"; day: string; note: string; due: Due }
  | Suggestion
  | { kind: "send" }
  | { kind: "choose-resume" };

/** A step that follows from waiting: nothing has happened since a moment, which is so many days ago. */
export type Suggestion = { kind: "suggest-follow-up" | "suggest-no-response"; since: string; days: number };

/** By what rules steps are suggested: the person's own number of days, and the suggestions that they have dismissed. */
export interface StepRules {
  silenceDays: number;
  dismissed: ReadonlySet<string>;
}

export type StepFacts = Pick<
  Application,
  "id" | "status" | "followUpAt" | "followUpNote" | "activity" | "stageEnteredAt" | "resumeId" | "resumeFileUrl"
>;

/** Stages in which the next word is the company's. */
const WAITING_STAGES: readonly Stage[] = ["applied", "screening", "interview"];

/** The next step; null for a closed application and for one that needs nothing. A follow-up comes before an interview of the same day. */
export function nextStep(application: StepFacts, clock: Clock, rules: StepRules): NextStep | null {
  if (application.status === "closed") return null;
  const interview = nextInterview(application.activity, clock.now);
  const followUp = followUpStep(application, clock);
  if (followUp && (interview === null || followUp.day <= clock.dayAt(Date.parse(interview.at)))) return followUp;
  if (interview) return interviewStep(interview, clock);
  if (application.status === "saved") return { kind: hasResume(application) ? "send" : "choose-resume" };
  const suggested = suggestion(application, clock, rules.silenceDays);
  return suggested && !rules.dismissed.has(dismissalOf(application.id, suggested)) ? suggested : null;
}

const hasResume = ({ resumeId, resumeFileUrl }: StepFacts) => resumeId !== null || resumeFileUrl !== "";

/** Whether something has a date that has come. */
export const isDue = (step: NextStep | null): boolean =>
  step !== null && (step.kind === "follow-up" || step.kind === "interview") && step.due !== "later";

export const isSuggestion = (step: NextStep | null): step is Suggestion =>
  step?.kind === "suggest-follow-up" || step?.kind === "suggest-no-response";

/** What a dismissed suggestion is known by. After the next news it is another one, so it may be suggested again. */
export const dismissalOf = (id: string, { kind, since }: Suggestion): string => `${id} ${kind} ${since}`;

/** The nearest interview that is not over yet. */
export function nextInterview(activity: readonly ActivityEntry[], now: number): Interview | null {
  const coming = activity.filter((entry): entry is Interview => entry.type === "interview" && endOf(entry) > now);
  return coming.sort((a, b) => Date.parse(a.at) - Date.parse(b.at))[0] ?? null;
}

export const interviewStep = (interview: Interview, { now, dayAt }: Clock): Extract<NextStep, { kind: "interview" }> => ({
  kind: "interview",
  interview,
  due: dayAt(Date.parse(interview.at)) <= dayAt(now) ? "today" : "later",
});

/** The follow-up that is set; null for a closed application. */
export function followUpStep(
  { status, followUpAt, followUpNote: note }: Pick<Application, "status" | "followUpAt" | "followUpNote">,
  clock: Clock,
): Extract<NextStep, { kind: "follow-up" }> | null {
  if (followUpAt === null || status === "closed") return null;
  const [day, today] = [dayOfMoment(followUpAt, clock), clock.dayAt(clock.now)];
  return { kind: "follow-up", day, note, due: day < today ? "overdue" : day === today ? "today" : "later" };
}

/**
 * Suggests to follow up, and later to close as `no-response`, when nothing has happened for so many days. What is planned is still to
 * come, so there is no silence yet.
 */
function suggestion(application: StepFacts, clock: Clock, silenceDays: number): Suggestion | null {
  if (!WAITING_STAGES.includes(application.status)) return null;
  const since = lastNews(application);
  const days = daysSince(since, clock);
  if (days >= silenceDays) return { kind: "suggest-no-response", since, days };
  return days >= FOLLOW_UP_AFTER_DAYS ? { kind: "suggest-follow-up", since, days } : null;
}

/** When anything happened last: a stage, a note, an interview. */
const lastNews = ({ activity, stageEnteredAt }: StepFacts): string =>
  [stageEnteredAt, ...activity.map(({ at }) => at)].sort().at(-1) ?? stageEnteredAt;

/** What sorts applications by urgency: a calendar day, or after every day where nothing is planned. */
export function urgencyOf(step: NextStep | null, { dayAt }: Clock): string {
  if (step?.kind === "follow-up") return step.day;
  if (step?.kind === "interview") return dayAt(Date.parse(step.interview.at));
  return isSuggestion(step) ? "9998" : "9999";
}
