import fc from "fast-check";
import { expect, it } from "vitest";
import { contrastOf, hexOf, readColor, writeColor } from "@/components/kit/ui/color";

it("reads what it writes", () => {
  const part = fc.integer({ min: 0, max: 255 });
  fc.assert(
    fc.property(part, part, part, fc.constantFrom(0, 0.25, 0.5, 1), (red, green, blue, alpha) => {
      const color = { red, green, blue, alpha };
      expect(readColor(writeColor(color))).toEqual(color);
      expect(readColor(hexOf(color))).toEqual({ ...color, alpha: 1 });
    }),
  );
});

it.each(["", "red", "rgba(300, 0, 0, 1)", "#12", "javascript:1"])("takes %j for no colour", (text) => {
  expect(readColor(text)).toBeNull();
});

it("measures black on white as 21 : 1", () => {
  const black = readColor("#000");
  const white = readColor("rgb(255, 255, 255)");
  expect(black && white && contrastOf(black, white)).toBeCloseTo(21);
});
