import fc from "fast-check";
import { expect, test } from "vitest";
import { localTimeOf } from "@/domain/career/local-time";
import { clashesOf, freeTimes } from "./free-times";

const span = (start: string, minutes: number) => ({ start: Date.parse(start), end: Date.parse(start) + minutes * 60_000 });
const NOW = Date.parse("2027-03-20T00:00:00Z");

test("the nearest free times are proposed, on working days only", () => {
  const wish = span("2027-03-26T15:00:00Z", 60);
  const busy = [span("2027-03-26T07:00:00Z", 10 * 60)];
  const found = freeTimes(wish, busy, "Europe/Berlin", NOW).map((time) => new Date(time).toISOString());
  // Friday is full; the clocks change on Sunday.
  expect(found).toEqual(["2027-03-25T15:00:00.000Z", "2027-03-25T14:00:00.000Z", "2027-03-25T13:00:00.000Z"]);
});

test("whatever is busy, a proposal is free, in working hours, and not in the past", () => {
  const minutes = fc.integer({ min: 0, max: 14 * 48 });
  const busySpan = fc.tuple(minutes, fc.integer({ min: 5, max: 600 })).map(([half, length]) => {
    const start = NOW + half * 1_800_000;
    return { start, end: start + length * 60_000 };
  });
  const zone = fc.constantFrom("Europe/Berlin", "America/New_York", "Asia/Kolkata");
  fc.assert(
    fc.property(
      minutes,
      fc.integer({ min: 5, max: 480 }),
      fc.array(busySpan, { maxLength: 30 }),
      zone,
      (half, length, busy, where) => {
        const start = NOW + half * 1_800_000;
        const found = freeTimes({ start, end: start + length * 60_000 }, busy, where, NOW);
        expect(found.length).toBeLessThanOrEqual(3);
        for (const at of found) {
          const end = at + length * 60_000;
          expect(clashesOf({ start: at, end }, busy)).toEqual([]);
          expect(at).toBeGreaterThan(NOW);
          const { year, month, day, hour } = localTimeOf(new Date(at), where);
          expect([0, 6]).not.toContain(new Date(Date.UTC(year, month - 1, day)).getUTCDay());
          expect(hour).toBeGreaterThanOrEqual(9);
          const last = localTimeOf(new Date(end), where);
          expect(last.hour * 60 + last.minute).toBeLessThanOrEqual(17 * 60);
        }
      },
    ),
    { numRuns: 60 },
  );
});
