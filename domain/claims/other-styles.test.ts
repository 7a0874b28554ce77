import { expect, test } from "vitest";
import { unsupportedClaims } from "./check-claims";
import { OTHER_STYLES } from "./corpus/other-styles/pairs";

const judged = OTHER_STYLES.map((one) => ({
  ...one,
  isRefused: unsupportedClaims(one.text, { sources: [{ id: "resume", text: one.source }], thisYear: 2026 }).length > 0,
}));
const shareRefused = (own: typeof judged) => own.filter(({ isRefused }) => isRefused).length / own.length;
const LANGUAGES = [...new Set(OTHER_STYLES.map(({ language }) => language))];

test.each(LANGUAGES)("of %s there are at least 30 true sentences and 30 inventions", (language) => {
  const own = OTHER_STYLES.filter((one) => one.language === language);
  expect(own.filter(({ invention }) => invention === null).length).toBeGreaterThanOrEqual(30);
  expect(own.filter(({ invention }) => invention !== null).length).toBeGreaterThanOrEqual(30);
  expect(new Set(own.map(({ text }) => text)).size).toBe(own.length);
});

/** The figures of docs/claims.md. Sealed sentences change no rule: a figure that falls is a rule that broke. */
test.each([
  { isSealed: false, found: 0.87, lost: 0.18 },
  { isSealed: true, found: 0.9, lost: 0.19 },
])(
  "in five further ways of writing, most inventions are refused, and few true sentences: $isSealed",
  ({ isSealed, found, lost }) => {
    const own = judged.filter((one) => one.isSealed === isSealed);
    expect(shareRefused(own.filter(({ invention }) => invention !== null))).toBeGreaterThanOrEqual(found);
    expect(shareRefused(own.filter(({ invention }) => invention === null))).toBeLessThanOrEqual(lost);
  },
);
