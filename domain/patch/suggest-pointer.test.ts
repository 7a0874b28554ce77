import { expect, test } from "vitest";
import { changesBetween } from "@/domain/patch/changes";
import { suggestPointer } from "@/domain/patch/suggest-pointer";

const DATA = {
  basics: { name: "Kim", customFields: [] },
  sections: { experience: { title: "", items: [{ id: "a-1", company: "Northpine" }] }, skills: { items: [] } },
};
const replace = (path: string) => ({ op: "replace" as const, path, value: "x" });

test.each([
  ["/experience/0/company", "/sections/experience/items/0/company"],
  ["/sections/experience/0/company", "/sections/experience/items/0/company"],
  ["/data/basics/name", "/basics/name"],
  ["basics.name", "/basics/name"],
  ["$.sections.experience.items[0].company", "/sections/experience/items/0/company"],
  ["/sections/experience/items/a-1/company", "/sections/experience/items/0/company"],
  ["/basics/custom_fields", "/basics/customFields"],
])("%s means %s", (pointer, meant) => {
  expect(suggestPointer(DATA, replace(pointer))).toBe(meant);
});

test.each(["/basics/shoeSize", "/sections/experience/items/7/company", "/nowhere", ""])(
  "%j means nothing that is known",
  (pointer) => {
    expect(suggestPointer(DATA, replace(pointer))).toBeUndefined();
  },
);

test("what is added beyond the end of a list goes to its end", () => {
  expect(suggestPointer(DATA, { op: "add", path: "/skills/4", value: {} })).toBe("/sections/skills/items/-");
});

test("changes are named at the deepest place, added items alone", () => {
  const after = { ...DATA, sections: { ...DATA.sections, skills: { items: [{ id: "b" }] } } };
  expect(changesBetween(DATA, after)).toEqual([{ path: "/sections/skills/items/0", value: { id: "b" } }]);
  expect(changesBetween(DATA, structuredClone(DATA))).toEqual([]);
});
