import { expect, it } from "vitest";
import { differences } from "@/components/features/editor/conflicts/differences";
import { sameText } from "@/components/features/editor/saving/same-text";

const mine = {
  basics: { name: "Ada" },
  items: [
    { id: "a", text: "<p>new</p>" },
    { id: "b", text: "same" },
  ],
};
const stored = {
  basics: { name: "Ada" },
  items: [
    { id: "b", text: "same" },
    { id: "a", text: "<p>old</p>" },
  ],
};

it("names the place and both texts, whatever the order of the entries", () => {
  expect(differences(mine, stored, 10)).toEqual([{ path: "items/a/text", mine: "new", stored: "old" }]);
});

it("names what only one side has", () => {
  expect(differences({ items: [{ id: "a", text: "x" }] }, { items: [] }, 10)).toMatchObject([{ path: "items/a", stored: "" }]);
});

it("stops at the limit", () => {
  expect(differences({ a: 1, b: 2, c: 3 }, { a: 0, b: 0, c: 0 }, 2)).toHaveLength(2);
});

it("finds nothing between equal documents, and a text rewritten from its dates is no difference", () => {
  expect(differences(mine, structuredClone(mine), 10)).toEqual([]);
  expect(
    sameText({ dates: { start: "2020" }, period: "2020" }, { dates: { start: "2020", raw: undefined }, period: "2020 –" }),
  ).toBe(true);
  expect(sameText({ dates: { start: "2020" }, period: "" }, { dates: { start: "2021" }, period: "" })).toBe(false);
});

it("the way browsers write a hard space is no difference", () => {
  expect(sameText({ content: "<p>10&nbsp;km</p>" }, { content: "<p>10\u00a0km</p>" })).toBe(true);
});
