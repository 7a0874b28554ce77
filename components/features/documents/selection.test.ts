import { expect, it } from "vitest";
import { NOTHING_SELECTED, toggled } from "@/components/features/documents/selection";

const order = ["a", "b", "c", "d", "e"];
const press = (keys: readonly [string, boolean?][]) =>
  [...keys.reduce((selection, [key, isRange = false]) => toggled(selection, key, isRange, order), NOTHING_SELECTED).keys].sort();

it("chooses and lets go", () => {
  expect(press([["b"], ["d"]])).toEqual(["b", "d"]);
  expect(press([["b"], ["d"], ["b"]])).toEqual(["d"]);
});

it("chooses a range in either direction and keeps what was chosen before", () => {
  expect(press([["b"], ["d", true]])).toEqual(["b", "c", "d"]);
  expect(press([["e"], ["d"], ["b", true]])).toEqual(["b", "c", "d", "e"]);
});

it("counts every further range from the same document", () => {
  expect(press([["c"], ["a", true], ["e", true]])).toEqual(order);
});

it("takes a range without a beginning for a single document", () => {
  expect(press([["c", true]])).toEqual(["c"]);
});
