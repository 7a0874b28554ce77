import { expect, it } from "vitest";
import { changedTags, countTags } from "@/components/features/documents/tag-changes";

it("appends, removes, and leaves the rest unchanged", () => {
  const changes = new Map([
    ["norway", true],
    ["old", false],
    ["design", true],
  ]);
  expect(changedTags(["design", "old", "mine"], changes)).toEqual(["design", "mine", "norway"]);
});

it("never exceeds the maximum number of tags", () => {
  const many = Array.from({ length: 20 }, (_, index) => `t${index}`);
  expect(changedTags(many, new Map([["one more", true]]))).toEqual(many);
});

it("counts the tags of many documents", () => {
  expect(countTags([{ tags: ["b", "a"] }, { tags: ["b"] }, { tags: [] }])).toEqual([
    { tag: "a", count: 1 },
    { tag: "b", count: 2 },
  ]);
});
