import { DAY_MS } from "@/domain/dates/day-ms";
/** The clock a person goes by: what time it is, and the calendar day (`YYYY-MM-DD`) that a time belongs to where they are. */
export interface Clock {
  now: number;
  dayAt: (time: number) => string;
}

/** The calendar day of a moment, `YYYY-MM-DD`. Midnight and noon in UTC mean the day itself, in every time zone. */
export const dayOfMoment = (moment: string, { dayAt }: Pick<Clock, "dayAt">): string =>
  /T(00|12):00:00\.000Z$/.test(moment) ? moment.slice(0, 10) : dayAt(Date.parse(moment));

/** Calendar days since a moment; never negative. */
export const daysSince = (moment: string, clock: Clock): number =>
  Math.max(0, Math.round((Date.parse(clock.dayAt(clock.now)) - Date.parse(dayOfMoment(moment, clock))) / DAY_MS));

/** A calendar day some days later. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
