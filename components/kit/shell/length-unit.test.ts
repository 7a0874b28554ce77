import fc from "fast-check";
import { expect, it } from "vitest";
import { inPoints, inUnit, LENGTH_UNITS, limitsIn } from "@/components/kit/shell/length-unit";

it("shows points in the units of paper", () => {
  expect(inUnit(72, "in")).toBe(1);
  expect(inUnit(45, "mm")).toBe(15.9);
  expect(inUnit(16.5, "pt")).toBe(16.5);
  expect(inPoints(25.4, "mm")).toBe(72);
});

it("what is shown is typed back as the same number, within the limits in points", () => {
  fc.assert(
    fc.property(fc.constantFrom(...LENGTH_UNITS), fc.integer({ min: 0, max: 10_000 }), (unit, hundredths) => {
      const shown = inUnit(hundredths / 100, unit);
      expect(inUnit(inPoints(shown, unit), unit)).toBe(shown);
    }),
  );
  for (const unit of LENGTH_UNITS) expect(inPoints(limitsIn({ min: 0, max: 100 }, unit).max, unit)).toBeLessThanOrEqual(100);
});
