import { expect, test } from "vitest";
import type { PdfFill, PdfRun } from "@/domain/imports/pdf/page";
import { HEAD, heading, page, read, run } from "@/domain/imports/pdf/testing/page";

const BLUE = "#1144aa";
const GREY = "#dddddd";
const area = (colour: string, left: number, top: number, width: number, height: number): PdfFill => ({
  colour,
  left,
  right: left + width,
  top,
  bottom: top + height,
});
/** Five dots beside a line, of which the first are full. */
const dots = (y: number, full: number, left = 160) =>
  [0, 1, 2, 3, 4].map((index) => area(index < full ? BLUE : GREY, left + index * 10, y - 7, 6, 6));

function levelsOf(fills: PdfFill[], runs: PdfRun[]) {
  const { data } = read({ ...page(...HEAD, ...runs), fills });
  const { languages, skills } = data.sections;
  return [
    ...languages.items.map(({ language, level }) => [language, level]),
    ...skills.items.map(({ name, level }) => [name, level]),
  ];
}
const LANGUAGES = [heading(120, "Languages"), run(50, 140, "English"), run(50, 160, "French"), run(50, 180, "Dutch")];

test("dots beside a language are its level", () => {
  expect(levelsOf([...dots(140, 5), ...dots(160, 3), ...dots(180, 1)], LANGUAGES)).toEqual([
    ["English", 5],
    ["French", 3],
    ["Dutch", 1],
  ]);
});

test("bars below skills are their levels", () => {
  const bar = (y: number, share: number) => [area(GREY, 50, y + 4, 100, 4), area(BLUE, 50, y + 4, 100 * share, 4)];
  const skills = [heading(120, "Skills"), run(50, 140, "Pruning"), run(50, 170, "Grafting"), run(50, 200, "Drainage")];
  expect(levelsOf([...bar(140, 0.8), ...bar(170, 0.4), ...bar(200, 1)], skills)).toEqual([
    ["Pruning", 4],
    ["Grafting", 2],
    ["Drainage", 5],
  ]);
});

test("signs that are letters are levels too, and become no words", () => {
  const stars = [run(160, 140, "★★★★☆"), run(160, 160, "★★☆☆☆")];
  expect(levelsOf([], [...LANGUAGES, ...stars])).toEqual([
    ["English", 4],
    ["French", 2],
    ["Dutch", 0],
  ]);
});

test("in a grid each name has the dots behind it", () => {
  const grid = [
    heading(120, "Languages"),
    run(50, 140, "English"),
    run(250, 140, "French"),
    run(50, 160, "Dutch"),
    run(250, 160, "Greek"),
  ];
  const fills = [...dots(140, 4, 170), ...dots(140, 2, 370), ...dots(160, 1, 170), ...dots(160, 5, 370)];
  expect(Object.fromEntries(levelsOf(fills, grid))).toEqual({ English: 4, French: 2, Dutch: 1, Greek: 5 });
});

test("bullets, rules and ornaments are no levels", () => {
  const bullets = [140, 160, 180].map((y) => area("#000000", 40, y - 5, 3, 3));
  const ornament = [0, 1, 2, 3, 4].map((index) => area(index % 2 ? BLUE : GREY, 160 + index * 10, 133, 6, 6));
  const rule = [area(GREY, 50, 144, 300, 1)];
  expect(levelsOf([...bullets, ...ornament, ...rule], LANGUAGES).map(([, level]) => level)).toEqual([0, 0, 0]);
});
