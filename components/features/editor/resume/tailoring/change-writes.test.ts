import { expect, it } from "vitest";
import type { TailoringChange } from "@/contracts/model/ai/tailoring";
import { defaultResumeData } from "@/domain/default-resume";
import { holds, pointerOf, writeOf } from "./change-writes";

const common = { id: "1", heading: "", entry: "", reason: "", status: "pending" as const };
const interest = (id: string) => ({ id, hidden: false, icon: "", iconColor: "", name: id, keywords: [] });

function resume(ids: readonly string[]) {
  const data = defaultResumeData({ name: "Kim Harbour" });
  data.sections.interests.items = ids.map(interest);
  return data;
}

it("puts entries back in the order they had; one that was added since stays behind its neighbour", () => {
  const change: TailoringChange = {
    ...common,
    kind: "order",
    section: "interests",
    before: ["a", "b", "c"],
    after: ["c", "a", "b"],
  };
  const data = resume(["c", "new", "a", "b"]);
  const value = ["a", "b", "c", "new"].map((id) => expect.objectContaining({ id }));
  expect(writeOf(data, change, "before")).toMatchObject({ pointer: "/sections/interests/items", value });
  expect(holds(resume(["c", "a", "b"]), change, "after")).toBe(true);
  expect(holds(resume(["a", "b", "c"]), change, "after")).toBe(false);
});

it("shows a hidden entry again, and knows no place for one that is gone", () => {
  const change: TailoringChange = { ...common, kind: "hide", section: "interests", itemId: "a" };
  expect(writeOf(resume(["a"]), change, "before")).toEqual({ pointer: "/sections/interests/items/#a/hidden", value: false });
  expect(writeOf(resume(["b"]), change, "before")).toBeNull();
});

it("names the field of a rewording: above the sections, in an entry, in a role of it", () => {
  const reword = (section: string, itemId: string | null, roleId: string | null, field: "content" | "description") =>
    pointerOf({ ...common, kind: "reword", section, itemId, roleId, field, before: "", after: "" });
  expect(reword("summary", null, null, "content")).toBe("/summary/content");
  expect(reword("experience", "a", null, "description")).toBe("/sections/experience/items/#a/description");
  expect(reword("experience", "a", "r", "description")).toBe("/sections/experience/items/#a/roles/#r/description");
});
