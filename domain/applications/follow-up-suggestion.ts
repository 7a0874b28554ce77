import type { Application } from "@/contracts/model/application";
import { daysBetween } from "./days";

export const FOLLOW_UP_AFTER_DAYS = 10;

/** What a rule about waiting has found: nothing has happened since this moment, which is so many days ago. */
export type Waiting = { since: string; days: number };

type Facts = Pick<Application, "status" | "appliedAt" | "followUpAt" | "activity">;

/** Suggests to follow up on an application that was sent and that nothing has happened to since, unless a follow-up is planned. */
export function followUpSuggestion(application: Facts, now: Date, afterDays = FOLLOW_UP_AFTER_DAYS): Waiting | null {
  const { status, appliedAt, followUpAt, activity } = application;
  if (status !== "applied" || appliedAt === null || followUpAt !== null) return null;
  if (activity.some(({ at }) => at > appliedAt)) return null;
  const days = daysBetween(appliedAt, now);
  return days >= afterDays ? { since: appliedAt, days } : null;
}
