import { expect, test } from "vitest";
import type { LinkableItem } from "./linked-items";
import { pairItems } from "./pairing";

const dates = (start: string, end: string) => ({ start, end, present: false });
const job = (company: string, more: object = {}): LinkableItem => ({
  section: "experience",
  sectionId: "experience",
  item: { id: "", hidden: false, company, position: "", ...more } as LinkableItem["item"],
});
const side = (items: Record<string, LinkableItem>, entries: Record<string, string> = {}) => ({
  items: new Map(Object.entries(items)),
  entries: new Map(Object.entries(entries)),
});
const found = (one: ReturnType<typeof side>, other: ReturnType<typeof side>) =>
  pairItems(one, other).pairs.map(({ itemId, otherItemId, by }) => [itemId, otherItemId, by]);

test("the same employer pairs jobs, and dates tell several jobs at one employer apart", () => {
  const one = side({
    a: job("Northpine GmbH", { dates: dates("2018-01", "2019-12") }),
    b: job("Northpine GmbH", { dates: dates("2020-01", "2022-12") }),
  });
  const other = side({
    x: job("Northpine", { dates: dates("2020-01", "2022-12") }),
    y: job("Northpine", { dates: dates("2018-01", "2019-12") }),
  });
  expect(found(one, other)).toEqual([
    ["a", "y", "look"],
    ["b", "x", "look"],
  ]);
});

test("the same dates are enough for a translated name only where no other item has them", () => {
  const period = dates("2010-09", "2014-06");
  const one = side({ a: job("City Museum", { dates: period }) });
  expect(found(one, side({ x: job("Stadtmuseum", { dates: period }) }))).toEqual([["a", "x", "look"]]);
  const two = side({ x: job("Stadtmuseum", { dates: period }), y: job("Zirkus", { dates: period }) });
  expect(found(one, two)).toEqual([]);
  expect(pairItems(one, two)).toMatchObject({ alone: ["a"], otherAlone: ["x", "y"] });
});

test("the record decides before looks, and items of different entries are never paired", () => {
  const one = side({ a: job("Northpine"), b: job("Southpine") }, { a: "1", b: "2" });
  const other = side({ x: job("Southpine"), y: job("Northpine") }, { x: "1", y: "3" });
  expect(found(one, other)).toEqual([["a", "x", "record"]]);
});

test("dates that differ are named", () => {
  const one = side({ a: job("Northpine", { dates: dates("2018-01", "2019-12") }) });
  const other = side({ x: job("Northpine", { dates: dates("2018-02", "2019-12") }) });
  expect(pairItems(one, other).pairs[0]?.differs).toEqual(["dates"]);
});
