import { expect, test } from "vitest";
import { sampleResumeData } from "@/domain/sample/resume";
import { editedLines } from "./edited-lines";

const copy = {
  ...sampleResumeData(),
  summary: {
    ...sampleResumeData().summary,
    content: "<p>First line here.</p><ul><li>One <strong>two</strong> three.</li><li>Same.</li></ul>",
  },
};
const SENT = ["Name", "First line here.", "• One two three.", "• Same."];

test("a changed line is changed in its text, with the markup around it", () => {
  const { edited, left } =
    editedLines(copy, SENT, ["Name", "The first line here.", "• One two  and three. More.", "• Same."]) ?? {};
  expect(left).toEqual([]);
  expect(edited?.summary.content).toBe(
    "<p>The first line here.</p><ul><li>One <strong>two</strong> and three. More.</li><li>Same.</li></ul>",
  );
});

test("lines that are new, or of no text, are left; a removed paragraph goes", () => {
  const { edited, left } =
    editedLines(copy, SENT, ["Other", "First line here.", "• Entirely different words", "• One two three."]) ?? {};
  expect(left).toEqual([
    { path: "", after: "Other" },
    { path: "", after: "Entirely different words" },
  ]);
  expect(edited?.summary.content).not.toContain("Same.");
});

test("documents with nothing in common are not compared", () => {
  const lines = (word: string) => Array.from({ length: 1500 }, (_, index) => `${word} ${index}`);
  expect(editedLines(copy, lines("a"), lines("b"))).toBeNull();
});
