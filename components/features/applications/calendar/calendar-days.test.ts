import fc from "fast-check";
import { expect, it } from "vitest";
import { addMonths, firstWeekday, monthDays } from "@/components/features/applications/calendar/calendar-days";

it("shows whole weeks that hold every day of the month once", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 600 }), fc.integer({ min: 1, max: 7 }), (months, first) => {
      const month = addMonths("2000-01", months);
      const weeks = monthDays(month, first);
      const days = weeks.flat();
      expect(weeks.every((week) => week.length === 7)).toBe(true);
      expect(new Set(days).size).toBe(days.length);
      expect(weeks[0]?.some((day) => day.startsWith(month))).toBe(true);
      expect(weeks.at(-1)?.some((day) => day.startsWith(month))).toBe(true);
      const length = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate();
      expect(days.filter((day) => day.startsWith(month))).toHaveLength(length);
      expect(new Date(`${days[0]}T00:00:00Z`).getUTCDay()).toBe(first % 7);
    }),
  );
});

it("goes from month to month over the year", () => {
  expect([addMonths("2026-12", 1), addMonths("2026-01", -1), addMonths("2026-11", 14)]).toEqual([
    "2027-01",
    "2025-12",
    "2028-01",
  ]);
});

it("begins the week as the region does", () => {
  expect([firstWeekday("en-US"), firstWeekday("de-DE")]).toEqual([7, 1]);
});
