import { expect, it } from "vitest";
import { foundLine } from "@/domain/search/found-line";
import { searchWords } from "@/domain/search/search-text";

const lines = ["Senior Gardener", "Führte ein Team von 12 Gärtnerinnen", "管理大型花园项目", "قاد فريق الحدائق"];

it.each([
  ["gartner team", "Führte ein Team von 12 Gärtnerinnen"],
  ["GÄRTNER", "Führte ein Team von 12 Gärtnerinnen"],
  ["gardener", "Senior Gardener"],
  ["花园", "管理大型花园项目"],
  ["الحدائق", "قاد فريق الحدائق"],
  ["astronaut", null],
])("%s is found in its line", (query, line) => {
  expect(foundLine(lines, searchWords(query))).toBe(line);
});

it("a long line is cut around what was found", () => {
  const long = `${"lorem ipsum ".repeat(40)}orchard ${"dolor sit ".repeat(40)}`;
  const line = foundLine([long], ["orchard"]) ?? "";
  expect(line).toContain("orchard");
  expect(line.length).toBeLessThanOrEqual(165);
  expect(line).toMatch(/^….*…$/);
});
