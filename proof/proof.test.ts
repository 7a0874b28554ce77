import { afterAll, beforeAll, expect, test } from "vitest";
import { TEMPLATE_NAMES } from "@/contracts/model/resume/templates";
import { createEngines, type Engines } from "@/proof/engines";
import { proved } from "@/proof/proved";
import { popplerVersion } from "@/proof/readers";
import { storedPages } from "@/proof/references";
import { FORMS, proofJob } from "@/proof/samples";
import { SAMPLE_LANGUAGES } from "@/typeset/testing/languages/resume";

// The small form of `npm run proof`: every template and every language once, lengths and letters in turn.

let engines: Engines;
const hasPoppler = popplerVersion() !== null;

beforeAll(async () => {
  engines = await createEngines();
});
afterAll(() => engines.close());

const IN_TURN = TEMPLATE_NAMES.map((template, index) => {
  const language = SAMPLE_LANGUAGES[(index * 5) % SAMPLE_LANGUAGES.length] ?? "en-GB";
  return [template, language, FORMS[index % FORMS.length] ?? "standard"] as const;
});

// Regression: columns at the top of a page in a right-to-left language, where the gap once touched their first letters.
const CASES = [...IN_TURN, ["ditgar", "he-IL", "standard"] as const, ["glalie", "ar-EG", "short"] as const];

test.each(CASES)("%s in %s, %s, holds for all readers and both engines", async (template, language, form) => {
  const { problems, pages } = await proved(proofJob(language, template, form), engines, hasPoppler);
  expect(problems).toEqual([]);
  expect(pages).toBe(storedPages()[template]?.[`${language} ${form}`]);
});
