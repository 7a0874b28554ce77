import type { ProposedInterview } from "@/contracts/model/mail-proposal";
import { localTimeOf, momentOf } from "@/domain/career/local-time";
import { mailSentences } from "./mail-sentences";
import { zoneOfCity } from "./time-zones";
import { clocksIn } from "./times/clocks";
import { type DayWords, daysIn } from "./times/days";
import { fold } from "./times/fold";
import { isFormerTime } from "./times/former-time";
import { withSpokenTimes } from "./times/spoken";

const DEFAULT_MINUTES = 60;

/** The latest day on which an interview that a mail names may be, from the mail on. */
const MAX_AHEAD_MS = 300 * 86_400_000;

/**
 * The one time that a mail gives for an interview, in eight languages and as seen from the day on which it was sent; null for none or
 * several. Times that have passed, and deadlines, are not counted. `zone` is that of times without one.
 */
export function mailTime(subject: string, text: string, sent: Date, zone: string): ProposedInterview | null {
  const moments = new Map<number, ProposedInterview>();
  let day: DayWords | null = null;
  for (const sentence of [subject, ...mailSentences(text)]) {
    const words = withSpokenTimes(fold(sentence));
    const days = daysIn(words, localTimeOf(sent, zone));
    const clocks = clocksIn(words);
    if (clocks.some(({ isRange }) => isRange)) return null;
    for (const clock of clocks) {
      if (clock.isDeadline) continue;
      const near = nearest(days, clock.index) ?? day;
      if (isFormerTime(words, clock.index, near && days.includes(near) ? near.index : clock.index)) continue;
      if (!near || near.isDeadline || near.date === null) continue;
      const timezone = clock.zone ?? zoneOfCity(words) ?? zone;
      const at = momentOf({ ...near.date, hour: clock.hour, minute: clock.minute, second: 0 }, timezone);
      if (at <= sent || at.getTime() > sent.getTime() + MAX_AHEAD_MS) continue;
      moments.set(at.getTime(), {
        at: at.toISOString(),
        durationMinutes: clock.minutes ?? minutesIn(words) ?? DEFAULT_MINUTES,
        location: "",
        timezone,
      });
    }
    // A time in the next sentence or line is of the day before it, if that is one.
    day = days.length === 1 ? (days[0] ?? null) : days.length > 1 ? null : clocks.length > 0 ? null : day;
  }
  const [only] = moments.values();
  return moments.size === 1 && only ? only : null;
}

/** The day before a time, else the one behind it. */
const nearest = (days: readonly DayWords[], index: number): DayWords | null =>
  days.findLast((day) => day.index < index) ?? days[0] ?? null;

/** "30 minutes", "eine halbe Stunde" and the like. */
function minutesIn(words: string): number | null {
  const minutes = Number(/\b(\d{2,3})\s*-?\s*(?:min\b|minut|minuut)/.exec(words)?.[1]);
  return minutes >= 10 && minutes <= 480 ? minutes : null;
}
