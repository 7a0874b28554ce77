import { expect, test } from "vitest";
import { unsupportedClaims } from "./check-claims";
import { UNSEEN } from "./corpus/unseen/pairs";
import { PRACTISED_EAST } from "./corpus/unseen/practised-east";
import { PRACTISED_WEST } from "./corpus/unseen/practised-west";

const isRefused = (text: string, source: string) =>
  unsupportedClaims(text, { sources: [{ id: "resume", text: source }], thisYear: 2026 }).length > 0;
const share = (all: readonly boolean[]) => all.filter(Boolean).length / all.length;

/** The figures of docs/claims.md. Sealed sentences change no rule: a figure that falls is a rule that broke. */
test.each([
  { isSealed: false, found: 0.95, refused: 0.04 },
  { isSealed: true, found: 0.84, refused: 0.16 },
])("people of further trades are judged as well as the documentation says: $isSealed", { timeout: 60_000 }, (half) => {
  const own = UNSEEN.filter(({ isSealed }) => isSealed === half.isSealed);
  const results = own.map((one) => ({ ...one, isRefused: isRefused(one.text, one.source) }));
  const refusedOf = (isInvented: boolean) =>
    results.filter(({ invention }) => (invention !== null) === isInvented).map((one) => one.isRefused);
  expect(share(refusedOf(true))).toBeGreaterThanOrEqual(half.found);
  expect(share(refusedOf(false))).toBeLessThanOrEqual(half.refused);
});

test("of people with whom rules were written, nine inventions in ten are found, and one true sentence in twenty is refused", {
  timeout: 60_000,
}, () => {
  const people = [...PRACTISED_WEST, ...PRACTISED_EAST];
  const invented = people.flatMap((one) => one.invented.map((text) => isRefused(text, one.source)));
  const supported = people.flatMap((one) => one.supported.map((text) => isRefused(text, one.source)));
  expect(share(invented)).toBeGreaterThanOrEqual(0.9);
  expect(share(supported)).toBeLessThanOrEqual(0.05);
});

const RESUME = `Deputy branch manager, Northpine Press, Hull, since March 2018. Newsletter twice a month
Helped to introduce a booking system in 2021. Waiting time: 40 minutes in 2020, 22 minutes in 2022
Italian: basic. Fluent Spanish`;

test.each([
  ["a part in words", "The waiting time has almost halved since 2020."],
  ["a deputy", "As deputy branch manager I work in Hull."],
  ["what was helped with", "I helped to introduce the booking system in 2021."],
  ["how often", "I write the newsletter twice a month."],
  ["a level as it is", "I have basic Italian and fluent Spanish."],
])("%s is supported", (_name, text) => expect(isRefused(text, RESUME)).toBe(false));

test.each([
  ["another part", "The waiting time has fallen by two thirds since 2020."],
  ["the rank above a deputy", "As branch manager I work in Hull."],
  ["having led what was only helped with", "I led the introduction of the booking system."],
  ["another rate", "I write the newsletter every day."],
  ["a higher level", "I speak fluent Italian."],
  ["a result as one's own", "I reduced the waiting time to 22 minutes."],
])("%s is refused", (_name, text) => expect(isRefused(text, RESUME)).toBe(true));
