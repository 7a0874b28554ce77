import { expect, test } from "vitest";
import { incomingLetterState } from "@/server/portability/archive/import/letter-state";
import { formLetter } from "@/typeset/testing/form-letters";

test("a letter's state comes back from an archive with its details, and wrong ones among them are left out", () => {
  const letter = formLetter("swiss");
  expect(incomingLetterState({ ...letter })).toEqual(letter);
  const damaged = { ...letter, details: { ...letter.details, form: "american", enclosures: "none" } };
  const { senderAddress, recipientAddress, subject } = letter.details ?? {};
  expect(incomingLetterState(damaged).details).toEqual({ senderAddress, recipientAddress, subject });
  expect(incomingLetterState({ ...letter, details: null })).not.toHaveProperty("details");
});
