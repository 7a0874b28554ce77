import { expect, it } from "vitest";
import { rank } from "@/components/kit/palette/rank";

const best = (query: string, entries: readonly [name: string, aliases?: string][]) =>
  entries
    .map(([name, aliases]) => ({ name, score: rank(query, name, aliases) }))
    .filter(({ score }) => score !== null)
    .sort((a, b) => (b.score ?? 0) - (a.score ?? 0))
    .map(({ name }) => name);

it("puts the beginning before a later word, and a word before a part of one", () => {
  expect(best("lock", [["Unblock"], ["Clock"], ["Undo lock"], ["Lock"]])).toEqual(["Lock", "Undo lock", "Clock", "Unblock"]);
});

it("finds by other words for the same, after those that bear them", () => {
  expect(best("dark", [["Appearance", "theme, dark mode"], ["Dark horse"], ["Language", "locale"]])).toEqual([
    "Dark horse",
    "Appearance",
  ]);
});

it("needs every word, in any order, and takes no heed of case and accents", () => {
  expect(best("moere designer", [["Designer"]])).toEqual([]);
  expect(best("lebenslauf MUNCHEN", [["Lebenslauf München"], ["Lebenslauf Berlin"]])).toEqual(["Lebenslauf München"]);
});

it("finds initials, but not any letters that happen to follow", () => {
  expect(best("nr", [["New resume"], ["Northpine"], ["Banner"]])).toEqual(["New resume"]);
  expect(best("zq", [["New resume"]])).toEqual([]);
});

it("takes signs for what they are", () => {
  expect(best("c++ (", [["C++ (senior)"], ["C"]])).toEqual(["C++ (senior)"]);
});
