import { localTimeOf, momentOf } from "./local-time";

export type Lead = "24h" | "2h" | "morning";

const HOUR_MS = 3_600_000;

/**
 * When the preparation of an interview runs: 24 or 2 hours before it, or at 08:00 local time of its day. An interview before 10:00 would
 * leave less than two hours, so its morning is 2 hours before it. Source: interface-details 3.10.
 */
export function preparationTime(interviewAt: Date, lead: Lead, zone: string): Date {
  if (lead === "24h") return new Date(interviewAt.getTime() - 24 * HOUR_MS);
  const twoHoursBefore = new Date(interviewAt.getTime() - 2 * HOUR_MS);
  if (lead === "2h") return twoHoursBefore;
  const local = localTimeOf(interviewAt, zone);
  const morning = momentOf({ ...local, hour: 8, minute: 0, second: 0 }, zone);
  return local.hour < 10 || morning > twoHoursBefore ? twoHoursBefore : morning;
}

/**
 * The next run of a schedule that repeats: the same time of the day so many days later, and after `now`. Missed runs
 * count as one.
 */
export function nextRun(last: Date, intervalDays: number, zone: string, now: Date): Date {
  const local = localTimeOf(last, zone);
  const missed = Math.max(0, Math.floor((now.getTime() - last.getTime()) / (intervalDays * 24 * HOUR_MS)) - 1);
  for (let count = missed + 1; ; count++) {
    const next = momentOf({ ...local, day: local.day + count * intervalDays }, zone);
    if (next > now && next > last) return next;
  }
}

const DAILY_MAIL_HOUR = 8;

/** The next 08:00 of a zone, when the mail of a day is sent. */
export function dailyMailTime(now: Date, zone: string): Date {
  const local = localTimeOf(now, zone);
  const at = (days: number) => momentOf({ ...local, day: local.day + days, hour: DAILY_MAIL_HOUR, minute: 0, second: 0 }, zone);
  const today = at(0);
  return today > now ? today : at(1);
}
