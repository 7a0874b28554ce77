import { expect, test } from "vitest";
import { countLines } from "@/components/kit/page-preview/lines-over";

test("words beside each other are one line, whatever their size; lines below are others", () => {
  expect(countLines([])).toBe(0);
  expect(countLines([100, 101.5, 102])).toBe(1);
  expect(countLines([100, 101, 118, 118, 135])).toBe(3);
});
