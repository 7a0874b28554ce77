import { expect, test } from "vitest";
import { withoutForeignLinks } from "./shown-text";

const message = [{ text: "My site is https://kim.example" }];

test.each([
  ["See [portfolio]( ![x](https://evil.example/p.png", "See"],
  ["See portfolio (https://evil.example/a) and more.", "See portfolio and more."],
  ["See portfolio (https://kim.example) and (twice).", "See portfolio (https://kim.example) and (twice)."],
  ["An array is written [a](b).", "An array is written [a](b)."],
])("of %j remains %j: the marks of a foreign address disappear with it", (text, shown) => {
  expect(withoutForeignLinks(text, message)).toBe(shown);
});
