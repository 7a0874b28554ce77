import * as days from "@/domain/applications/days";

/** The calendar day here at that time, `YYYY-MM-DD`. */
export function localDay(time: number): string {
  const date = new Date(time);
  const two = (value: number) => String(value).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** The clock of this device, for the rules. */
export const localClock = (now: number): days.Clock => ({ now, dayAt: localDay });

/** The calendar day of a moment here; a moment that means a whole day is that day everywhere. */
export const localDayOf = (moment: string): string => days.dayOfMoment(moment, { dayAt: localDay });

/** Calendar days here since a moment; never negative. */
export const localDaysSince = (moment: string, now: number): number => days.daysSince(moment, localClock(now));
