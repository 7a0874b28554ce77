import { expect, test } from "vitest";
import { glyphSpan } from "@/components/kit/page-preview/glyph-places";

const OUTLINES = "M0 0m5 1l2 2zM500 0m5 1zM1250 0m1 1zM1700.5 0m1 1z";
const METRICS = { right: 2200, em: 1000 };

test("a word is from the outline of its first letter to the next word without the space between them", () => {
  expect(glyphSpan(OUTLINES, "ab cd", { start: 0, end: 2 }, METRICS)).toEqual({ from: 0, to: 1000 });
});

test("the last word ends with the run", () => {
  expect(glyphSpan(OUTLINES, "ab cd", { start: 3, end: 5 }, METRICS)).toEqual({ from: 1250, to: 2200 });
});

test("a part of a word ends where its next letter begins", () => {
  expect(glyphSpan(OUTLINES, "ab cd", { start: 3, end: 4 }, METRICS)).toEqual({ from: 1250, to: 1700.5 });
});

test("runs with ligatures, and those from right to left, have no exact places", () => {
  expect(glyphSpan(OUTLINES, "ab cde", { start: 0, end: 2 }, METRICS)).toBeNull();
  expect(glyphSpan(OUTLINES, "اب جد", { start: 0, end: 2 }, METRICS)).toBeNull();
});
