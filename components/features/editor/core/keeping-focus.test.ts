import { expect, it } from "vitest";
import { placeIn } from "@/components/features/editor/core/keeping-focus";

it("a caret stays at its word when the text around it changes", () => {
  expect(placeIn("Hello world", "Hello wide world", 5)).toBe(5);
  expect(placeIn("Hello world", "Well, Hello world", 11)).toBe(17);
  expect(placeIn("Hello world", "Hello wide world", 11)).toBe(16);
  expect(placeIn("abc", "", 3)).toBe(0);
});
