import { expect, test } from "vitest";
import { OPS } from "@/server/platform/adapters/pdf-reader/pdfjs";
import { spacedLetters } from "@/server/platform/adapters/pdf-reader/spaced-letters";

const drawn = (...texts: string[]) => ({
  fnArray: texts.map(() => OPS.showText),
  argsArray: texts.map((text) => [[...text].map((unicode) => ({ unicode }))]),
});

test("words of a heading with room between its letters are found again where the page draws spaces", () => {
  const words = spacedLetters(drawn("Ines", "SENIOR DESIGNER", "SKILLS"));
  expect(words("S E N I O R D E S I G N E R")).toBe("SENIOR DESIGNER");
  expect(words("S K I L L S")).toBe("SKILLS");
});

test("other texts, and room that is drawn as spaces itself, stay as they are", () => {
  const words = spacedLetters(drawn("S K I L L S", "Vitamins A B C D"));
  expect(words("S K I L L S")).toBe("S K I L L S");
  expect(words("Vitamins A B C D")).toBe("Vitamins A B C D");
  expect(words("N O T H E R E")).toBe("N O T H E R E");
});
