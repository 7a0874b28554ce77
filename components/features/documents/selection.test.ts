import { expect, it } from "vitest";
import { NOTHING_SELECTED, toggled } from "@/components/features/documents/selection";

const order = ["a", "b", "c", "d", "e"];
const press = (keys: readonly [string, boolean?][]) =>
  [...keys.reduce((selection, [key, isRange = false]) => toggled(selection, key, isRange, order), NOTHING_SELECTED).keys].sort();

it("selects and deselects", () => {
  expect(press([["b"], ["d"]])).toEqual(["b", "d"]);
  expect(press([["b"], ["d"], ["b"]])).toEqual(["d"]);
});

it("selects a range in either direction and keeps earlier selections", () => {
  expect(press([["b"], ["d", true]])).toEqual(["b", "c", "d"]);
  expect(press([["e"], ["d"], ["b", true]])).toEqual(["b", "c", "d", "e"]);
});

it("starts every further range at the same document", () => {
  expect(press([["c"], ["a", true], ["e", true]])).toEqual(order);
});

it("treats a range without a start as a single document", () => {
  expect(press([["c", true]])).toEqual(["c"]);
});
