import { expect, test } from "vitest";
import { edit, receive, startTimeline, undo } from "@/components/features/editor/core/timeline";
import { takeOver } from "@/components/features/editor/saving/take-over";

const start = () => ({
  basics: { name: "Maren", email: "maren@example.com" },
  items: [
    { id: "a", company: "Northpine", tags: ["one"] },
    { id: "b", company: "Halden", tags: [] as string[] },
  ],
  note: undefined as string | undefined,
});

test("a document equals the other one afterwards, for any difference", () => {
  const other = { basics: { name: "Maren A.", email: "" }, items: [{ id: "b", company: "Halden Transit", tags: ["two"] }] };
  const target = start();
  takeOver(target, other);
  expect(target).toEqual(other);
});

test("own steps stay undoable in places that a change from elsewhere did not touch", () => {
  const typed = edit(startTimeline(start()), { name: "editField", target: "name" }, 0, (draft) => {
    draft.basics.name = "Maren Aldersund";
  });
  const stored = { ...start(), basics: { ...start().basics, name: "Maren Aldersund" } };
  const [first, second] = stored.items;
  if (!first || !second) throw new Error("The sample has two entries.");
  const received = receive(typed, (draft) => takeOver(draft, { ...stored, items: [{ ...first, company: "Northwind" }, second] }));
  expect(received.document.items[0]?.company).toBe("Northwind");
  expect(undo(received).document).toMatchObject({ basics: { name: "Maren" }, items: [{ company: "Northwind" }, {}] });
});

test("taking over an equal document changes nothing at all", () => {
  const timeline = startTimeline(start());
  expect(receive(timeline, (draft) => takeOver(draft, start()))).toBe(timeline);
});
