import { expect, test } from "vitest";
import { quietEnd } from "./quiet-hours";

const NIGHT = { from: "22:00", to: "07:00" };
const endAt = (moment: string, hours = NIGHT, zone = "Europe/Amsterdam") =>
  quietEnd(new Date(moment), hours, zone)?.toISOString() ?? null;

test("hours over midnight end on the next morning, on the clocks of the zone", () => {
  expect(endAt("2026-11-28T20:59:59Z")).toBeNull();
  expect(endAt("2026-11-28T21:00:00Z")).toBe("2026-11-29T06:00:00.000Z");
  expect(endAt("2026-11-29T05:59:59Z")).toBe("2026-11-29T06:00:00.000Z");
  expect(endAt("2026-11-29T06:00:00Z")).toBeNull();
});

test("hours within a day end on it, and hours of no length are none", () => {
  const noon = { from: "12:00", to: "13:30" };
  expect(endAt("2026-11-28T11:00:00Z", noon)).toBe("2026-11-28T12:30:00.000Z");
  expect(endAt("2026-11-28T12:30:00Z", noon)).toBeNull();
  expect(endAt("2026-11-28T12:00:00Z", { from: "12:00", to: "12:00" }, "UTC")).toBeNull();
});

test("the night in which the clocks change ends at the hour they show", () => {
  expect(endAt("2026-10-24T21:00:00Z")).toBe("2026-10-25T06:00:00.000Z");
  expect(endAt("2027-03-27T22:00:00Z")).toBe("2027-03-28T05:00:00.000Z");
});

test("an end that the clocks show twice is over the first time, and one that they skip comes an hour later", () => {
  const night = { from: "22:00", to: "02:30" };
  expect(endAt("2026-10-25T00:29:00Z", night)).toBe("2026-10-25T00:30:00.000Z");
  expect(endAt("2026-10-25T01:10:00Z", night)).toBeNull();
  expect(endAt("2027-03-28T00:50:00Z", night)).toBe("2027-03-28T01:30:00.000Z");
});

test("no end is over already, in any minute of the nights in which clocks change", () => {
  for (const day of ["2026-10-25", "2027-03-28"])
    for (let minute = 0; minute < 240; minute++) {
      const moment = new Date(Date.parse(`${day}T00:00:00Z`) + minute * 60_000 - 3_600_000);
      for (const to of ["01:59", "02:00", "02:30", "03:00"]) {
        const end = quietEnd(moment, { from: "22:00", to }, "Europe/Amsterdam");
        if (end) expect(end.getTime()).toBeGreaterThan(moment.getTime());
      }
    }
});
