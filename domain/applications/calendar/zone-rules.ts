import ICAL from "ical.js";
import { localTimeOf } from "@/domain/career/local-time";
import { DAY_MS } from "@/domain/dates/day-ms";

const STEP_MS = 7 * DAY_MS;
/** Clocks change within a year before and after the events that use the rules. */
const MARGIN_MS = 370 * DAY_MS;

/** The offset of a zone from UTC at a moment, in minutes. */
function offsetAt(moment: number, zone: string): number {
  const { year, month, day, hour, minute, second } = localTimeOf(new Date(moment), zone);
  return Math.round((Date.UTC(year, month - 1, day, hour, minute, second) - moment) / 60_000);
}

/** Moments at which clocks of a zone change between two moments, found to the second. */
function changesBetween(from: number, to: number, zone: string): number[] {
  const changes: number[] = [];
  for (let at = from; at < to; at += STEP_MS) {
    if (offsetAt(at, zone) === offsetAt(at + STEP_MS, zone)) continue;
    let [before, after] = [at, at + STEP_MS];
    while (after - before > 1000) {
      const middle = Math.floor((before + after) / 2000) * 1000;
      if (offsetAt(middle, zone) === offsetAt(at, zone)) before = middle;
      else after = middle;
    }
    changes.push(after);
  }
  return changes;
}

const offset = (minutes: number) => ICAL.UtcOffset.fromSeconds(minutes * 60);

/** The rules of a zone around a moment as a VTIMEZONE, each change of the clocks on its own, so that no rule has to be guessed. */
export function zoneRules(zone: string, around: number): ICAL.Component {
  const rules = new ICAL.Component("vtimezone");
  rules.addPropertyWithValue("tzid", zone);
  const from = Math.floor((around - MARGIN_MS) / 1000) * 1000;
  const changes = [from, ...changesBetween(from, around + MARGIN_MS, zone)];
  for (const [index, at] of changes.entries()) {
    const [before, after] = [index === 0 ? offsetAt(at, zone) : offsetAt(at - 1000, zone), offsetAt(at, zone)];
    const part = new ICAL.Component(after > before ? "daylight" : "standard");
    // The beginning of a rule is written as clocks showed it before the change.
    part.addPropertyWithValue(
      "dtstart",
      ICAL.Time.fromJSDate(new Date(at + before * 60_000), true)
        .toString()
        .replace("Z", ""),
    );
    part.addPropertyWithValue("tzoffsetfrom", offset(before));
    part.addPropertyWithValue("tzoffsetto", offset(after));
    rules.addSubcomponent(part);
  }
  return rules;
}
