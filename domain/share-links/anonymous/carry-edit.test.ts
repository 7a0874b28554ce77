import { expect, test } from "vitest";
import { carryEdit } from "./carry-edit";

const ORIGINAL = "<p>Adalind led four people. Call +49 30 901820, ask for Adalind.</p>";
const SHOWN = "<p>Candidate BCDF led four people. Call …, ask for Candidate BCDF.</p>";

test.each([
  ["a word among what was removed", SHOWN.replace("four", "six"), ORIGINAL.replace("four", "six")],
  [
    "several places",
    SHOWN.replace("four", "six").replace("ask", "just ask"),
    ORIGINAL.replace("four", "six").replace("ask", "just ask"),
  ],
  ["words that are gone", SHOWN.replace(" four people", ""), ORIGINAL.replace(" four people", "")],
  ["a new paragraph at the end", `${SHOWN}<p>New.</p>`, `${ORIGINAL}<p>New.</p>`],
  ["the candidate's name", SHOWN.replace("Candidate BCDF led", "Somebody led"), null],
  ["the mark of something that was removed", SHOWN.replace("Call …", "Call me"), null],
])("carries %s to the original", (_what, after, expected) => {
  expect(carryEdit(ORIGINAL, SHOWN, after)).toBe(expected);
});

test("gives up on a text of a megabyte that has nothing in common, in time", () => {
  const text = (word: string) => Array.from({ length: 100_000 }, (_, index) => `${word}${index}`).join(" ");
  expect(carryEdit(`Adalind ${text("a")}`, `… ${text("a")}`, `… ${text("b")}`)).toBeNull();
});
