import { expect, test } from "vitest";
import { matchText } from "./match";
import { areForms, stemOf } from "./word-forms";

const same = (language: string, one: string, other: string) =>
  stemOf(one, language) === stemOf(other, language) && areForms(one, other);

test("forms of a word match in the languages of postings", () => {
  for (const [language, one, other] of [
    ["en", "optimisation", "optimized"],
    ["en", "manage", "managed"],
    ["en", "testing", "test"],
    ["de", "entwicklung", "entwicklungen"],
    ["de", "verantwortlich", "verantwortliche"],
    ["fr", "développement", "développements"],
    ["es", "gestión", "gestiones"],
    ["it", "progettazione", "progettazioni"],
    ["pt", "desenvolvimento", "desenvolvimentos"],
    ["nl", "ontwikkelingen", "ontwikkeling"],
    ["uk", "розробка", "розробки"],
    ["tr", "yönetim", "yönetimi"],
  ] as const)
    expect(same(language, one, other), `${one} ~ ${other}`).toBe(true);
});

test("other words and names are not forms", () => {
  for (const [one, other] of [
    ["communication", "community"],
    ["organization", "organ"],
    ["java", "javascript"],
    ["react", "reactor"],
    ["c++", "c"],
    ["node.js", "node"],
  ] as const)
    expect(same("en", one, other), `${one} ~ ${other}`).toBe(false);
});

test("a posting's term is found in another form, also within a phrase, and counted in all of them", () => {
  const lines = ["Optimized database queries", "Managed a team; managing budgets"];
  const { found, missing } = matchText(lines, "Database Query Optimisation\nManagement of Budgets\nKubernetes");
  const counts = Object.fromEntries([...found, ...missing].map(({ term, resumeCount }) => [term, resumeCount]));
  expect(counts).toMatchObject({ budget: 1, kubernete: 0 });
  const single = matchText(["Optimized and optimizing"], "Optimisation\n\nRequirements:\n- optimisation");
  expect(single.found).toMatchObject([{ label: "Optimisation", resumeCount: 2 }]);
});
