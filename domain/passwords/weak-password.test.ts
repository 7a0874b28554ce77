import fc from "fast-check";
import { expect, it } from "vitest";
import { weaknessOf } from "./weak-password";

const COMMON = new Set(["password1", "iloveyou"]);
const ADA = { name: "Ada Example", username: "ada.example", email: "a.example@harbour.example" };

it.each([
  ["password1", "common"],
  ["PassWord1", "common"],
  ["iloveyou", "common"],
  ["password1 ", null],
  ["AdaExample", "personal"],
  ["ada-example-1990", "personal"],
  ["Ada Example!!", "personal"],
  ["a.example@harbour.example", "personal"],
  ["aexample77", "personal"],
  ["examples of ada", null],
  ["123 456 789 0", null],
  ["correct horse", null],
])("%s: %s", (password, weakness) => {
  expect(weaknessOf(password, COMMON, ADA)).toBe(weakness);
});

it("accepts digits if the person has no name", () => {
  expect(weaknessOf("8317450926", COMMON, { name: "", username: null })).toBeNull();
});

it("finds every common password in any case", () => {
  fc.assert(
    fc.property(fc.constantFrom(...COMMON), fc.array(fc.boolean(), { minLength: 9, maxLength: 9 }), (password, upper) => {
      const mixed = [...password].map((letter, index) => (upper[index] ? letter.toUpperCase() : letter)).join("");
      expect(weaknessOf(mixed, COMMON, {})).toBe("common");
    }),
  );
});
