import { addDays } from "@/domain/applications/days";
import { localDay, momentOf } from "@/domain/career/local-time";
import type { Span } from "./busy-times";

const MAX_FREE = 3;
const FIRST_HOUR = 9;
const LAST_HOUR = 17;
const STEP_MINUTES = 30;
/** Days before and after the wish that are looked at: two weekends are between the last working days. */
const DAYS = 9;

const isWorkingDay = (day: string) => ![0, 6].includes(new Date(day).getUTCDay());

/** Busy times that overlap with a span. One that begins when the other ends does not. */
export const clashesOf = (span: Span, busy: readonly Span[]): Span[] =>
  busy.filter(({ start, end }) => start < span.end && span.start < end);

/**
 * Up to three free beginnings near a wished one, the nearest first: on working days, from 9:00 to 17:00 where `zone` is, not in the past,
 * and not overlapping each other.
 */
export function freeTimes(wish: Span, busy: readonly Span[], zone: string, now: number): number[] {
  const lengthMs = wish.end - wish.start;
  const day = localDay(new Date(wish.start), zone);
  const days = Array.from({ length: 2 * DAYS + 1 }, (_, index) => addDays(day, index - DAYS)).filter(isWorkingDay);
  const starts = days
    .flatMap((each) => startsOf(each, lengthMs, zone))
    .filter((start) => start > now)
    .sort((a, b) => Math.abs(a - wish.start) - Math.abs(b - wish.start) || a - b);
  const free: number[] = [];
  for (const start of starts) {
    const span = { start, end: start + lengthMs };
    const taken = free.map((other) => ({ start: other, end: other + lengthMs }));
    if (clashesOf(span, busy).length === 0 && clashesOf(span, taken).length === 0) free.push(start);
    if (free.length === MAX_FREE) break;
  }
  return free;
}

/** Beginnings on a day, every half hour, from which the length fits into it. */
function startsOf(date: string, lengthMs: number, zone: string): number[] {
  const [year = 0, month = 0, day = 0] = date.split("-").map(Number);
  const at = (minutes: number) =>
    momentOf({ year, month, day, hour: Math.floor(minutes / 60), minute: minutes % 60, second: 0 }, zone).getTime();
  const count = ((LAST_HOUR - FIRST_HOUR) * 60) / STEP_MINUTES;
  const last = at(LAST_HOUR * 60);
  return Array.from({ length: count }, (_, index) => at(FIRST_HOUR * 60 + index * STEP_MINUTES)).filter(
    (start) => start + lengthMs <= last,
  );
}
