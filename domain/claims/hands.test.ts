import { expect, test } from "vitest";
import { sentencesOf } from "@/domain/ai/sentences";
import { unsupportedClaims } from "./check-claims";
import { INVENTIONS } from "./corpus/authors/authored";
import { HANDS, LETTERS } from "./corpus/hands/pairs";

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

test("report", () => {
  const lines = [false, true].flatMap((isSealed) => {
    const half = results.filter((one) => one.isSealed === isSealed);
    const written = letters.filter((one) => one.isSealed === isSealed);
    return [
      isSealed ? "sealed" : "open",
      ...languages.map((language) => {
        const own = half.filter((one) => one.language === language);
        return `${language}: found ${percent(own.filter(({ invention }) => invention))}, false alarms ${percent(own.filter(({ invention }) => !invention))}, letters lose ${percent(written.filter((one) => one.language === language))}`;
      }),
      ...INVENTIONS.map((kind) => `${kind}: ${percent(half.filter(({ invention }) => invention === kind))}`),
      `all: found ${percent(half.filter(({ invention }) => invention))}, false alarms ${percent(half.filter(({ invention }) => !invention))}, letters ${percent(written)}`,
    ];
  });
  process.stdout.write(`${lines.join("\n")}\n`);
  expect(results.length).toBeGreaterThan(300);
});
