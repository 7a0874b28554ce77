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
