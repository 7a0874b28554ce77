import { expect, it } from "vitest";
import { changesBetween } from "@/domain/assistant/changes";
import { rebaseEdit } from "@/domain/assistant/rebase";
import { applySharedPatch } from "@/domain/patch/apply";
import { reversed } from "./reversed";

const made = (document: unknown, changes: Parameters<typeof rebaseEdit>[1] | null) => {
  const result = applySharedPatch(document, (changes && rebaseEdit(document, changes)) ?? []);
  return result.ok ? result.data : null;
};

it("brings back wordings and takes new entries out again, and leaves what was changed since elsewhere", () => {
  const before = { headline: "Planner", items: [{ id: "a", text: "One." }] };
  const after = {
    headline: "Senior planner",
    items: [
      { id: "a", text: "Once." },
      { id: "b", text: "Two." },
    ],
  };
  const later = { ...after, note: "Typed since", items: [...after.items, { id: "c", text: "Three." }] };
  expect(made(later, reversed(changesBetween(before, after)))).toEqual({
    headline: "Planner",
    note: "Typed since",
    items: [
      { id: "a", text: "One." },
      { id: "c", text: "Three." },
    ],
  });
});

it("does not guess where a removed or moved entry was", () => {
  const list = (...ids: string[]) => ({ items: ids.map((id) => ({ id })) });
  expect(reversed(changesBetween(list("a", "b"), list("b")))).toBeNull();
  expect(reversed(changesBetween(list("a", "b"), list("b", "a")))).toBeNull();
});
