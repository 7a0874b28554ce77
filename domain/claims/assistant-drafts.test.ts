import { describe, expect, test } from "vitest";
import { sentencesOf } from "@/domain/ai/sentences";
import { unsupportedClaims } from "./check-claims";
import { ASSISTANT_DRAFTS, ASSISTANT_LETTERS, ASSISTANT_PARAGRAPHS } from "./corpus/assistant-drafts/pairs";
import { DRAFT_INVENTIONS } from "./corpus/assistant-drafts/person";

const LANGUAGES = [...new Set(ASSISTANT_DRAFTS.map(({ language }) => language))];

describe.each(LANGUAGES)("%s", (language) => {
  const own = ASSISTANT_DRAFTS.filter((one) => one.language === language);

  test("there are 50 true sentences and 36 inventions, none of them twice", () => {
    expect(own.filter(({ invention }) => invention === null).length).toBe(50);
    expect(own.filter(({ invention }) => invention !== null).length).toBe(36);
    expect(new Set(own.map(({ text }) => text)).size).toBe(86);
  });

  test("there are three inventions of every kind", () => {
    // A claim to be the best and a claim to have done it all are one kind here.
    const kinds = own.map(({ invention }) => (invention === "scope" ? "superlative" : invention));
    for (const kind of DRAFT_INVENTIONS.filter((one) => one !== "scope"))
      expect(kinds.filter((one) => one === kind).length, kind).toBe(3);
  });

  test("there are three letters and three paragraphs with one or two inventions", () => {
    expect(ASSISTANT_LETTERS.filter((one) => one.language === language).length).toBe(3);
    const paragraphs = ASSISTANT_PARAGRAPHS.filter((one) => one.language === language);
    const authors = [...new Set(paragraphs.map(({ author }) => author))];
    expect(authors.length).toBe(3);
    for (const author of authors)
      expect([1, 2]).toContain(paragraphs.filter((one) => one.author === author && one.invention !== null).length);
  });
});

const isRefused = (text: string, source: string) =>
  unsupportedClaims(text, { sources: [{ id: "resume", text: source }], thisYear: 2026 }).length > 0;
const judged = (pairs: typeof ASSISTANT_DRAFTS) =>
  pairs.map((pair) => ({ ...pair, isRefused: isRefused(pair.text, pair.source) }));

type Result = { isRefused: boolean };
const share = (all: readonly Result[]) => all.filter((one) => one.isRefused).length / all.length;
const percent = (all: readonly Result[]) => (all.length === 0 ? "–" : `${Math.round(share(all) * 100)} % of ${all.length}`);
const invented = (all: ReturnType<typeof judged>) => all.filter(({ invention }) => invention !== null);
const honest = (all: ReturnType<typeof judged>) => all.filter(({ invention }) => invention === null);

/** The halves are separate tests, so that the open one can be counted without the sealed one. */
test.each([
  { half: "open", isSealed: false },
  { half: "sealed", isSealed: true },
])("in the $half half, inventions are refused far more often than true sentences", ({ half, isSealed }) => {
  const results = judged(ASSISTANT_DRAFTS.filter((one) => one.isSealed === isSealed));
  const mixed = judged(ASSISTANT_PARAGRAPHS.filter((one) => one.isSealed === isSealed));
  const letters = ASSISTANT_LETTERS.filter((one) => one.isSealed === isSealed).flatMap(({ language, source, letter }) =>
    sentencesOf(letter).map(({ text }) => ({ language, isRefused: isRefused(text, source) })),
  );
  const line = (name: string, belongs: (one: { language: string }) => boolean) =>
    [
      `${name}: found ${percent(invented(results).filter(belongs))}`,
      `refused though true ${percent(honest(results).filter(belongs))}`,
      `letters lose ${percent(letters.filter(belongs))}`,
      `paragraphs: found ${percent(invented(mixed).filter(belongs))}`,
      `refused though true ${percent(honest(mixed).filter(belongs))}`,
    ].join(", ");
  const lines = [
    line(half, () => true),
    ...LANGUAGES.map((language) => line(language, (one) => one.language === language)),
    ...DRAFT_INVENTIONS.map((kind) => `${kind}: found ${percent(results.filter(({ invention }) => invention === kind))}`),
  ];
  process.stdout.write(`${lines.join("\n")}\n`);
  expect(share(invented(results))).toBeGreaterThan(share(honest(results)) + 0.5);
});
