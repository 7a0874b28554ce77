import { describe, expect, test } from "vitest";
import { sentencesOf } from "@/domain/ai/sentences";
import { unsupportedClaims } from "./check-claims";
import { ATTITUDES } from "./corpus/authors/attitudes";
import { INVENTIONS } from "./corpus/authors/authored";
import { DRAFTS, type Draft } from "./corpus/authors/drafts";
import { MORE_DRAFTS } from "./corpus/authors/more-drafts";
import { AUTHORED, type AuthoredPair } from "./corpus/authors/pairs";

const thisYear = 2026;
const LANGUAGES = [...new Set(AUTHORED.map(({ language }) => language))];

const isRefused = ({ source, text }: AuthoredPair) =>
  unsupportedClaims(text, { sources: [{ id: "resume", text: source }], thisYear }).length > 0;
const results = AUTHORED.map((pair) => ({ ...pair, isRefused: isRefused(pair) }));
type Result = (typeof results)[number];

const open = results.filter(({ isSealed }) => !isSealed);
const sealed = results.filter(({ isSealed }) => isSealed);
const invented = (all: readonly Result[]) => all.filter(({ invention }) => invention !== null);
const honest = (all: readonly Result[]) => all.filter(({ invention }) => invention === null);
const share = (all: readonly Result[]) => all.filter((one) => one.isRefused).length / all.length;

test("every language has every kind of invention, and no sentence is there twice", () => {
  for (const language of LANGUAGES)
    for (const kind of INVENTIONS)
      expect(results.filter((one) => one.language === language && one.invention === kind).length).toBeGreaterThanOrEqual(6);
  expect(new Set(AUTHORED.map(({ source, text }) => source + text)).size).toBe(AUTHORED.length);
});

describe.each(LANGUAGES)("%s", (language) => {
  const own = open.filter((one) => one.language === language);

  test("of open sentences, 92 % of the inventions are refused and 6 % of the true ones at most", () => {
    expect(share(invented(own))).toBeGreaterThanOrEqual(0.92);
    expect(share(honest(own))).toBeLessThanOrEqual(0.06);
  });
});

test.each(INVENTIONS)("of open inventions of the kind %s, 85 % are refused", (kind) => {
  expect(share(open.filter(({ invention }) => invention === kind))).toBeGreaterThanOrEqual(0.85);
});

/** The figures of docs/claims.md. Sealed sentences change no rule: a figure that falls is a rule that broke. */
test("sealed sentences are judged as well as the documentation says", () => {
  const percent = (all: readonly Result[]) => (all.length === 0 ? "–" : `${Math.round(share(all) * 100)} % of ${all.length}`);
  const lines = [
    ...LANGUAGES.map((language) => {
      const own = sealed.filter((one) => one.language === language);
      return `${language}: found ${percent(invented(own))}, refused though true ${percent(honest(own))}`;
    }),
    ...INVENTIONS.map((kind) => `${kind}: found ${percent(sealed.filter(({ invention }) => invention === kind))}`),
  ];
  process.stdout.write(`${lines.join("\n")}\n`);
  expect(share(invented(sealed))).toBeGreaterThanOrEqual(0.94);
  expect(share(honest(sealed))).toBeLessThanOrEqual(0.08);
});

const lostOf = (drafts: readonly Draft[]) => {
  const lost = drafts.flatMap(({ source, letter }) => {
    const sources = [{ id: "resume", text: source }];
    return sentencesOf(letter).map(({ text }) => unsupportedClaims(text, { sources, thisYear }).length > 0);
  });
  return lost.filter(Boolean).length / lost.length;
};

test("of honest drafts that the vocabulary was written with, 5 % of the sentences are lost at most; of sealed ones as few as documented", () => {
  const open = [...Object.values(DRAFTS).map(([first]) => first), ...Object.values(MORE_DRAFTS).flat()];
  expect(lostOf(open)).toBeLessThanOrEqual(0.05);
  expect(lostOf(Object.values(DRAFTS).map(([, second]) => second))).toBeLessThanOrEqual(0.14);
});

test("sentences about attitudes need no source, but for one in twenty", () => {
  const refused = Object.entries(ATTITUDES).flatMap(([language, sentences]) => {
    const text = AUTHORED.find((one) => one.language === language)?.source ?? "";
    const sources = [{ id: "resume", text }];
    return sentences.map((sentence) => unsupportedClaims(sentence, { sources, thisYear }).length > 0);
  });
  expect(refused.filter(Boolean).length / refused.length).toBeLessThanOrEqual(0.05);
});
