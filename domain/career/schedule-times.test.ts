import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { localTimeOf, momentOf } from "./local-time";
import { nextRun, preparationTime } from "./schedule-times";

const ZONES = [...Intl.supportedValuesOf("timeZone"), "UTC"];
const FIRST = Date.UTC(2026, 0, 1);
const LAST = Date.UTC(2031, 0, 1);
const HOUR = 3_600_000;

const zones = fc.constantFrom(...ZONES);
const moments = fc.integer({ min: FIRST / 60_000, max: LAST / 60_000 }).map((minutes) => new Date(minutes * 60_000));
const runs = { numRuns: 3_000 };

/** Moments next to a change of the clocks of every zone, found by looking at each day of the five years. */
const changes: [string, Date][] = ZONES.flatMap((zone) => {
  const found: [string, Date][] = [];
  const shiftAt = (moment: number) => {
    const { year, month, day, hour, minute } = localTimeOf(new Date(moment), zone);
    return Date.UTC(year, month - 1, day, hour, minute) - moment;
  };
  for (let moment = FIRST; moment < LAST; moment += 30 * 24 * HOUR)
    if (shiftAt(moment) !== shiftAt(moment + 30 * 24 * HOUR)) {
      let [from, to] = [moment, moment + 30 * 24 * HOUR];
      while (to - from > 60_000) {
        const middle = Math.floor((from + to) / 120_000) * 60_000;
        if (shiftAt(middle) === shiftAt(from)) from = middle;
        else to = middle;
      }
      found.push([zone, new Date(to)]);
    }
  return found;
});

test("clocks change often enough in these years for the tests below to mean something", () => {
  expect(ZONES.length).toBeGreaterThan(400);
  expect(changes.length).toBeGreaterThan(500);
});

describe("local time", () => {
  test("leads back to its moment in every zone, or to the first of two moments that look the same", () => {
    const near = fc.constantFrom(...changes).chain(([zone, at]) =>
      fc.tuple(
        fc.constant(zone),
        fc.integer({ min: -200, max: 200 }).map((minutes) => new Date(at.getTime() + minutes * 60_000)),
      ),
    );
    fc.assert(
      fc.property(fc.oneof(fc.tuple(zones, moments), near), ([zone, moment]) => {
        const local = localTimeOf(moment, zone);
        const back = momentOf(local, zone);
        expect(localTimeOf(back, zone)).toEqual(local);
        expect(back.getTime()).toBeLessThanOrEqual(moment.getTime());
        expect(moment.getTime() - back.getTime()).toBeLessThanOrEqual(HOUR * 3);
      }),
      runs,
    );
  });

  test("that clocks skip is moved on", () => {
    const skipped = { year: 2027, month: 3, day: 28, hour: 2, minute: 30, second: 0 };
    expect(momentOf(skipped, "Europe/Berlin").toISOString()).toBe("2027-03-28T01:30:00.000Z");
  });

  test("of a zone that does not exist any more is UTC", () => {
    expect(localTimeOf(new Date("2026-11-22T03:04:00Z"), "Mars/Olympus")).toMatchObject({ day: 22, hour: 3, minute: 4 });
  });
});

describe("preparing in the morning", () => {
  const isRight = (interview: Date, zone: string) => {
    const time = preparationTime(interview, "morning", zone);
    const [local, start] = [localTimeOf(time, zone), localTimeOf(interview, zone)];
    expect(interview.getTime() - time.getTime()).toBeGreaterThanOrEqual(2 * HOUR);
    if (start.hour < 10) expect(interview.getTime() - time.getTime()).toBe(2 * HOUR);
    else if (interview.getTime() - time.getTime() > 2 * HOUR)
      expect([local.hour, local.minute, local.day]).toEqual([8, 0, start.day]);
  };

  test("is at 08:00 of the day, or two hours before an early interview, in every zone", () => {
    fc.assert(
      fc.property(zones, moments, (zone, interview) => isRight(interview, zone)),
      runs,
    );
  });

  test("is right on every day on which clocks change, whatever the hour", () => {
    for (const [zone, at] of changes)
      for (let hours = -12; hours <= 24; hours += 6) isRight(new Date(at.getTime() + hours * HOUR), zone);
  });

  test.each([
    ["2026-12-03T13:00:00Z", "Europe/Amsterdam", "2026-12-03T07:00:00.000Z"],
    ["2026-12-03T08:59:00Z", "Europe/Amsterdam", "2026-12-03T06:59:00.000Z"],
    ["2026-12-03T09:00:00Z", "Europe/Amsterdam", "2026-12-03T07:00:00.000Z"],
    ["2027-03-14T18:00:00Z", "America/New_York", "2027-03-14T12:00:00.000Z"],
    ["2026-12-03T22:00:00Z", "Pacific/Kiritimati", "2026-12-03T18:00:00.000Z"],
  ])("an interview at %s in %s is prepared at %s", (interview, zone, expected) =>
    expect(preparationTime(new Date(interview), "morning", zone).toISOString()).toBe(expected),
  );
});

test("24 and 2 hours before an interview are hours, not a time of the day", () => {
  const interview = new Date("2027-03-28T08:00:00Z");
  expect(preparationTime(interview, "24h", "Europe/Berlin").toISOString()).toBe("2027-03-27T08:00:00.000Z");
  expect(preparationTime(interview, "2h", "Europe/Berlin").toISOString()).toBe("2027-03-28T06:00:00.000Z");
});

describe("the next run", () => {
  test("is at the same time of the day across a change of the clocks", () => {
    const last = new Date("2027-03-27T08:00:00Z");
    expect(nextRun(last, 1, "Europe/Berlin", last).toISOString()).toBe("2027-03-28T07:00:00.000Z");
  });

  test("comes once after any number of missed runs, and in the future, in every zone", () => {
    const days = fc.constantFrom(1, 3, 7, 30);
    fc.assert(
      fc.property(zones, moments, days, fc.integer({ min: 0, max: 400 * 24 }), (zone, last, interval, hoursLate) => {
        const now = new Date(last.getTime() + hoursLate * HOUR);
        const next = nextRun(last, interval, zone, now);
        expect(next.getTime()).toBeGreaterThan(now.getTime());
        expect(next.getTime() - now.getTime()).toBeLessThanOrEqual(interval * 24 * HOUR + 3 * HOUR);
      }),
      runs,
    );
  });
});
