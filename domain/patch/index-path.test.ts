import { expect, it } from "vitest";
import { indexPath, valueAt } from "./index-path";

const DOCUMENT = { sections: { experience: { items: [{ id: "a" }, { id: "b", roles: [{ id: "r", description: "x" }] }] } } };

it("finds the current place of an entry by its id", () => {
  const pointer = "/sections/experience/items/#b/roles/#r/description";
  expect(indexPath(DOCUMENT, pointer)).toBe("/sections/experience/items/1/roles/0/description");
  expect(valueAt(DOCUMENT, pointer)).toBe("x");
});

it("knows no place for an entry that is gone", () => {
  expect(indexPath(DOCUMENT, "/sections/experience/items/#c/description")).toBeNull();
  expect(valueAt(DOCUMENT, "/sections/experience/items/#a/description")).toBeUndefined();
  expect(indexPath(DOCUMENT, "/sections/#experience")).toBeNull();
});
