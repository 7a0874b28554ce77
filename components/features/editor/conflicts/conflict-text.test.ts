import { expect, it } from "vitest";
import { conflictText } from "@/components/features/editor/conflicts/conflict-text";

const words = { on: "on", off: "off" };

it.each([
  ["a text", "<p>One &amp; two</p><ul><li><p>point</p></li></ul>", "One & two\npoint"],
  ["dates by what is printed", { dates: { start: "2020", end: null, present: false }, period: "2020" }, "2020"],
  ["a switch", true, "on"],
  ["a list", ["a", "b"], "a · b"],
  [
    "an entry by its texts",
    { id: "x", hidden: false, company: "Halden", roles: [{ id: "r", position: "Lead" }] },
    "Halden · Lead",
  ],
  ["nothing", undefined, ""],
])("words %s for a person", (_what, value, text) => {
  expect(conflictText(value, words)).toBe(text);
});
