import { expect, test } from "vitest";
import { withDrawnBullets } from "@/domain/imports/pdf/layout/drawn-bullets";
import { page, run } from "@/domain/imports/pdf/testing/page";

const dot = (left: number, y: number) => ({ colour: "#000000", left, right: left + 3, top: y - 5, bottom: y - 2 });
const bulletsOf = (fills: ReturnType<typeof dot>[], isBold = false) => {
  const runs = [run(60, 100, "Planned parks.", { isBold }), run(60, 114, "Grew roses.", { isBold })];
  return withDrawnBullets({ ...page(...runs), fills }).runs.filter(({ text }) => text === "•").length;
};

test("dots before lines are bullets; levels, timelines and a single dot are not", () => {
  expect(bulletsOf([dot(50, 100), dot(50, 114)])).toBe(2);
  expect(bulletsOf([dot(50, 100)])).toBe(0);
  expect(bulletsOf([dot(40, 100), dot(50, 100), dot(40, 114), dot(50, 114)])).toBe(0);
  expect(bulletsOf([dot(50, 100), dot(50, 114), { colour: "#000000", left: 51, right: 52, top: 60, bottom: 300 }])).toBe(0);
  expect(bulletsOf([dot(50, 100), dot(50, 114)], true)).toBe(0);
});
