import { expect, test } from "vitest";
import { sentencesOf } from "@/domain/ai/sentences";
import { unsupportedClaims } from "./check-claims";
import { INVENTIONS } from "./corpus/authors/authored";
import { pairsOf } from "./corpus/authors/pairs";
import { LATER } from "./corpus/hands/later";
import { MORE_PRACTICE } from "./corpus/hands/more-practice";
import { HANDS, LETTERS } from "./corpus/hands/pairs";
import { PRACTICE } from "./corpus/hands/practice";

const refusedBy = (text: string, source: string) =>
  unsupportedClaims(text, { sources: [{ id: "resume", text: source }], thisYear: 2026 });
const results = HANDS.map((pair) => ({ ...pair, refused: refusedBy(pair.text, pair.source) }));
const letters = LETTERS.flatMap(({ language, source, letter, isSealed }) =>
  sentencesOf(letter).map(({ text }) => ({ language, isSealed, text, refused: refusedBy(text, source) })),
);
type Judged = { refused: readonly unknown[] };
const share = (all: readonly Judged[]) => all.filter(({ refused }) => refused.length > 0).length / all.length;
const percent = (all: readonly Judged[]) => `${Math.round(share(all) * 100)} % of ${all.length}`;
const languages = [...new Set(HANDS.map(({ language }) => language))];

const of = (all: readonly (typeof results)[number][], isInvented: boolean) =>
  all.filter(({ invention }) => (invention !== null) === isInvented);

/** The figures of docs/claims.md. Sealed sentences change no rule: a figure that falls is a rule that broke. */
test("the corpus by other hands is judged as well as the documentation says", () => {
  const lines = [false, true].flatMap((isSealed) => {
    const half = results.filter((one) => one.isSealed === isSealed);
    const written = letters.filter((one) => one.isSealed === isSealed);
    return [
      isSealed ? "sealed" : "open",
      ...languages.map((language) => {
        const own = half.filter((one) => one.language === language);
        const lost = percent(written.filter((one) => one.language === language));
        return `${language}: found ${percent(of(own, true))}, refused though true ${percent(of(own, false))}, letters lose ${lost}`;
      }),
      ...INVENTIONS.map((kind) => `${kind}: found ${percent(half.filter(({ invention }) => invention === kind))}`),
    ];
  });
  process.stdout.write(`${lines.join("\n")}\n`);
  const [open, sealed] = [false, true].map((isSealed) => results.filter((one) => one.isSealed === isSealed));
  expect(share(of(open ?? [], true))).toBeGreaterThanOrEqual(0.98);
  expect(share(of(open ?? [], false))).toBeLessThanOrEqual(0.06);
  expect(share(of(sealed ?? [], true))).toBeGreaterThanOrEqual(0.93);
  expect(share(of(sealed ?? [], false))).toBeLessThanOrEqual(0.12);
  expect(share(letters.filter((one) => !one.isSealed))).toBeLessThanOrEqual(0.07);
  expect(share(letters.filter((one) => one.isSealed))).toBeLessThanOrEqual(0.15);
});

test("of sentences that were written after all rules, the shares in the documentation are found and refused", () => {
  const later = pairsOf(LATER).map((pair) => ({ ...pair, refused: refusedBy(pair.text, pair.source) }));
  expect(share(of(later, true))).toBeGreaterThanOrEqual(68 / 72);
  expect(share(of(later, false))).toBeLessThanOrEqual(13 / 72);
});

test("true sentences in other words are refused in one of ten cases at most", () => {
  const refused = [...PRACTICE, ...MORE_PRACTICE].flatMap(([, source, supported]) =>
    supported.map((text) => ({ refused: refusedBy(text, source) })),
  );
  expect(share(refused)).toBeLessThanOrEqual(0.1);
});
