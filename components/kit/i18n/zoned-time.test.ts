import fc from "fast-check";
import { expect, it } from "vitest";
import { clockOf, momentOf } from "@/components/kit/i18n/zoned-time";

it("takes an hour by the clocks of its place, before and after they change", () => {
  expect(momentOf("2026-10-24", "10:00", "Europe/Oslo")).toBe("2026-10-24T08:00:00.000Z");
  expect(momentOf("2026-10-25", "10:00", "Europe/Oslo")).toBe("2026-10-25T09:00:00.000Z");
  expect(momentOf("2026-12-01", "09:30", "Asia/Kolkata")).toBe("2026-12-01T04:00:00.000Z");
});

it("shows again what was written, wherever the interview is", () => {
  const zones = fc.constantFrom("Europe/Oslo", "America/New_York", "Asia/Kolkata", "Pacific/Auckland", "UTC");
  const days = fc.integer({ min: 0, max: 2000 }).map((add) => new Date(Date.UTC(2025, 0, 1 + add)).toISOString().slice(0, 10));
  // From ten in the morning on no clock changes anywhere.
  const hours = fc.integer({ min: 10, max: 22 }).map((hour) => `${hour}:15`);
  fc.assert(
    fc.property(days, hours, zones, (day, time, zone) => {
      expect(clockOf(momentOf(day, time, zone), zone)).toEqual({ day, time });
    }),
  );
});
