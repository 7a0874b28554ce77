import { expect, it } from "vitest";
import { applyWrite } from "./apply-write";

it("writes to a place named by ids, and leaves a place alone that is gone", () => {
  const draft = { content: "a", list: [{ id: "x", text: "b" }] };
  applyWrite(draft, { pointer: "/content", value: "c" });
  applyWrite(draft, { pointer: "/list/#x/text", value: "d" });
  applyWrite(draft, { pointer: "/list/#y/text", value: "e" });
  expect(draft).toEqual({ content: "c", list: [{ id: "x", text: "d" }] });
});
