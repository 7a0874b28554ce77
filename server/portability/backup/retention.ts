import { DAY_MS } from "@/domain/dates/day-ms";
import type { Place } from "./backup-place";
import { timeOf } from "./place";

const RETAINED = { days: 7, weeks: 4, months: 6 };

/** Which backups stay: the newest of each of the last 7 days, 4 weeks and 6 months that have one. Other files are never named. */
export function backupsToKeep(names: readonly string[]): string[] {
  const newestFirst = names
    .flatMap((name) => {
      const time = timeOf(name);
      return time ? [{ name, time }] : [];
    })
    .sort((one, other) => other.time.getTime() - one.time.getTime());
  const newestOfEach = (period: (time: Date) => string, count: number) => {
    const newest = new Map<string, string>();
    for (const { name, time } of newestFirst) if (!newest.has(period(time))) newest.set(period(time), name);
    return [...newest.values()].slice(0, count);
  };
  return [
    ...new Set([
      ...newestOfEach((time) => time.toISOString().slice(0, 10), RETAINED.days),
      ...newestOfEach(weekOf, RETAINED.weeks),
      ...newestOfEach((time) => time.toISOString().slice(0, 7), RETAINED.months),
    ]),
  ];
}

/** The Monday of a day's week. */
function weekOf(time: Date): string {
  const sinceMonday = (time.getUTCDay() + 6) % 7;
  return new Date(time.getTime() - sinceMonday * DAY_MS).toISOString().slice(0, 10);
}

/** Removes the backups of a place whose retention has ended. Returns their names. */
export async function removeOld(place: Place): Promise<string[]> {
  const names = (await place.names()).filter((name) => timeOf(name));
  const keep = new Set(backupsToKeep(names));
  const old = names.filter((name) => !keep.has(name));
  for (const name of old) await place.remove(name);
  return old;
}
