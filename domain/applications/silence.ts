import type { Application, Stage } from "@/contracts/model/application";
import { daysBetween } from "./days";
import type { Waiting } from "./follow-up-suggestion";

export const SILENCE_DAYS = 30;

/** Stages in which the next word is the company's. */
const WAITING_STAGES: readonly Stage[] = ["applied", "screening", "interview"];

type Facts = Pick<Application, "status" | "followUpAt" | "activity" | "stageEnteredAt">;

/**
 * Suggests to close an application as `no-response` when nothing has happened to it for so many days. What is planned, an interview or
 * a follow-up, is still to come, so there is no silence yet.
 */
export function silence(application: Facts, now: Date, afterDays = SILENCE_DAYS): Waiting | null {
  const { status, followUpAt, activity, stageEnteredAt } = application;
  if (!WAITING_STAGES.includes(status)) return null;
  const moments = [stageEnteredAt, ...activity.map(({ at }) => at), ...(followUpAt === null ? [] : [followUpAt])];
  const since = new Date(Math.max(...moments.map((at) => Date.parse(at)))).toISOString();
  const days = daysBetween(since, now);
  return days >= afterDays ? { since, days } : null;
}
