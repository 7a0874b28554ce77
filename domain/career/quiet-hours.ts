import { localTimeOf, momentOf } from "./local-time";

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** When the quiet hours of a zone end that a moment is in; null outside of them. Hours that end before they begin end on the next day. */
export function quietEnd(moment: Date, { from, to }: { from: string; to: string }, zone: string): Date | null {
  const local = localTimeOf(moment, zone);
  const [at, start, end] = [local.hour * 60 + local.minute, minutesOf(from), minutesOf(to)];
  const isQuiet = start < end ? at >= start && at < end : start > end && (at >= start || at < end);
  if (!isQuiet) return null;
  const days = at < end ? 0 : 1;
  const ended = momentOf({ ...local, day: local.day + days, hour: Math.floor(end / 60), minute: end % 60, second: 0 }, zone);
  // Where clocks go back, they show hours of the night again that are over.
  return ended > moment ? ended : null;
}
