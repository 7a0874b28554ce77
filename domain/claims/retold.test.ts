import { expect, test } from "vitest";
import { unsupportedClaims } from "./check-claims";
import { ASSISTANT_DRAFTS } from "./corpus/assistant-drafts/pairs";
import { RETOLD_AGAIN } from "./corpus/assistant-drafts/retold-again";
import { RETOLD_EAST } from "./corpus/assistant-drafts/retold-east";
import { RETOLD_WEST } from "./corpus/assistant-drafts/retold-west";

const people = [...RETOLD_WEST, ...RETOLD_EAST, ...RETOLD_AGAIN].map((one) => ({
  ...one,
  source: ASSISTANT_DRAFTS.find(({ source }) => source.startsWith(one.begins))?.source ?? "",
}));

const shareRefused = (sentencesOf: (one: (typeof people)[number]) => string[]) => {
  const refused = people.flatMap((one) =>
    sentencesOf(one).map(
      (text) => unsupportedClaims(text, { sources: [{ id: "resume", text: one.source }], thisYear: 2026 }).length > 0,
    ),
  );
  return refused.filter(Boolean).length / refused.length;
};

test("every person has a source", () => {
  expect(people.map(({ source }) => source)).not.toContain("");
});

test("of true sentences in other words, one in twenty is refused", () => {
  expect(shareRefused(({ supported }) => supported)).toBeLessThanOrEqual(0.06);
});

test("of inventions that hide among known words, four in five are refused", () => {
  expect(shareRefused(({ invented }) => invented)).toBeGreaterThanOrEqual(0.8);
});
