import { afterAll, beforeAll, expect, test } from "vitest";
import { TEMPLATE_NAMES } from "@/contracts/model/resume/templates";
import { createEngines, type Engines } from "@/proof/engines";
import { proved } from "@/proof/proved";
import { popplerVersion, readings } from "@/proof/readers";
import { storedPages } from "@/proof/references";
import { FORMS, proofJob } from "@/proof/samples";
import { readPdf } from "@/server/platform/adapters/typesetter/testing/read-pdf";
import { inTurn, isItsTurn } from "@/server/testing/in-turn";
import { prepareResume } from "@/typeset/prepare";
import { languageResume, SAMPLE_LANGUAGES } from "@/typeset/testing/languages/resume";

// The small form of `npm run proof`: templates, languages, lengths and letters in turn.

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
const CASES = [
  ...IN_TURN.filter((_, place) => isItsTurn(2, place)),
  ["ditgar", "he-IL", "standard"] as const,
  ["glalie", "ar-EG", "short"] as const,
];

test.each(CASES)("%s in %s, %s, holds for all readers and both engines", async (template, language, form) => {
  const { problems, pages } = await proved(proofJob(language, template, form), engines, hasPoppler);
  expect(problems).toEqual([]);
  expect(pages).toBe(storedPages()[template]?.[`${language} ${form}`]);
});

// Serif typefaces kern Arabic letters far, and some templates space out their titles. Programs of employers often read with poppler.
const WORDS = {
  "ar-EG": ["تطوير المشاريع", "الذكاء الاصطناعي", "فريق الموارد", "شركة رائدة", "زيادة ورؤية", "وكالة مركزية"],
  "hi-IN": ["नेतृत्व", "कंप्यूटर विज्ञान", "संस्था संयुक्त", "स्वयंसेवा", "विशेषज्ञता", "पेशेवर"],
} as const;

test
  .runIf(hasPoppler)
  .each(
    (["ar-EG", "hi-IN"] as const).flatMap((language) =>
      inTurn(2, ["onyx", "meowth", "scizor"] as const, [language, "en-US"] as const).map(
        ([template, locale]) => [language, template, locale] as const,
      ),
    ),
  )("titles and lines in %s are read whole in %s, in a document of %s", async (language, template, locale) => {
  const data = languageResume(language, template, "IBM Plex Serif");
  data.metadata.page.locale = locale;
  data.summary.content = `<ul>${WORDS[language].map((words) => `<li><p>${words}</p></li>`).join("")}</ul>`;
  const keys = ["experience", "education", "skills", "languages", "interests"] as const;
  for (const [index, key] of keys.entries()) data.sections[key].title = WORDS[language][index] ?? "";
  const { bytes } = await engines.typesetter.pdf(prepareResume(data));
  const { words } = await readPdf(bytes);
  const read = (await readings(bytes, words, 1, true)).find(({ reader }) => reader === "poppler")?.pages.join("\n") ?? "";
  const plain = read.normalize("NFC").replaceAll(/[\u200B-\u200F\u202A-\u202E]/g, "");
  const times = (text: string) => plain.split(text.normalize("NFC")).length - 1;
  expect(WORDS[language].slice(0, 5).map(times)).toEqual([2, 2, 2, 2, 2]);
});
