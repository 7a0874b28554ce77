/** A day and an hour on the clocks of a place, `YYYY-MM-DD` and `HH:MM`, as a moment in UTC. An hour that a change of the clocks skips counts as the one after it. */
export function momentOf(day: string, time: string, zone: string): string {
  const asUtc = Date.parse(`${day}T${time}:00Z`);
  const first = asUtc - offsetAt(asUtc, zone);
  // The clocks may have changed between the guess and the moment meant.
  return new Date(asUtc - offsetAt(first, zone)).toISOString();
}

/** The day and the hour that the clocks of a place show at a moment. */
export function clockOf(moment: string, zone: string): { day: string; time: string } {
  const shown = new Date(Date.parse(moment) + offsetAt(Date.parse(moment), zone)).toISOString();
  return { day: shown.slice(0, 10), time: shown.slice(11, 16) };
}

/** By how much the clocks of a place are ahead of UTC at that time, in milliseconds. */
function offsetAt(time: number, zone: string): number {
  const parts = new Intl.DateTimeFormat("en-US", {
    timeZone: zone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  }).formatToParts(time);
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((each) => each.type === type)?.value);
  const shown = Date.UTC(part("year"), part("month") - 1, part("day"), part("hour"), part("minute"), part("second"));
  return shown - Math.floor(time / 1000) * 1000;
}

export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
