import { expect, test } from "vitest";
import { afterLetters, lettersOf } from "./field-letters";

test("letters are counted without spaces, line breaks and soft hyphens", () => {
  expect(lettersOf("Led a\u00a0team,\nof four")).toBe(15);
  expect(lettersOf("opti\u00admise")).toBe(8);
});

test("the place after so many letters is before the next one, past no space that is not needed", () => {
  const text = "Led a team";
  expect(text.slice(afterLetters(text, 3))).toBe(" a team");
  expect(text.slice(afterLetters(text, 4))).toBe(" team");
  expect(afterLetters(text, 0)).toBe(0);
  expect(afterLetters(text, 99)).toBe(text.length);
});
