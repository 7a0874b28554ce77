import { describe, expect, test } from "vitest";
import { unsupportedClaims } from "./check-claims";
import { FRENCH_PRACTICE } from "./corpus/newer-trades/french-practice";
import { JAPANESE_PRACTICE } from "./corpus/newer-trades/japanese-practice";
import { NEWER_SECOND, NEWER_SHAPES, NEWER_TRADES } from "./corpus/newer-trades/pairs";
import { SOUTHERN_PRACTICE } from "./corpus/newer-trades/southern-practice";
import { WESTERN_PRACTICE } from "./corpus/newer-trades/western-practice";

const isRefused = (text: string, source: string) =>
  unsupportedClaims(text, { sources: [{ id: "resume", text: source }], thisYear: 2026 }).length > 0;
const share = (all: readonly boolean[]) => all.filter(Boolean).length / all.length;

type Sentence = { source: string; text: string; isInvented: boolean; isSealed: boolean };

const SETS: Record<string, Sentence[]> = {
  "people of newer trades": NEWER_TRADES.map((one) => ({ ...one, isInvented: one.invention !== null })),
  "further shapes": NEWER_SHAPES,
  "a second round": NEWER_SECOND,
};

const sharesOf = (own: readonly Sentence[]) => {
  const refused = (isInvented: boolean) =>
    share(own.filter((one) => one.isInvented === isInvented).map(({ text, source }) => isRefused(text, source)));
  return { found: refused(true), lost: refused(false) };
};

/** The figures of docs/claims.md. Sealed sentences change no rule: a figure that falls is a rule that broke. */
describe("sentences about newer trades are judged as well as the documentation says", () => {
  test.each([
    ["people of newer trades", false, 0.93, 0.03],
    ["people of newer trades", true, 0.9, 0.17],
    ["further shapes", false, 0.78, 0.06],
    ["further shapes", true, 0.8, 0.18],
    ["a second round", false, 0.92, 0.1],
    ["a second round", true, 0.92, 0.11],
  ])("%s, sealed: %s", { timeout: 60_000 }, (name, isSealed, found, lost) => {
    const shares = sharesOf((SETS[name] ?? []).filter((one) => one.isSealed === isSealed));
    expect(shares.found).toBeGreaterThanOrEqual(found);
    expect(shares.lost).toBeLessThanOrEqual(lost);
  });

  test("of people with whom rules were written, one true sentence in twelve is refused at most, and four inventions in five are found", {
    timeout: 60_000,
  }, () => {
    const people = [...FRENCH_PRACTICE, ...WESTERN_PRACTICE, ...SOUTHERN_PRACTICE, ...JAPANESE_PRACTICE];
    const { found, lost } = sharesOf(
      people.flatMap(({ source, supported, invented }) => [
        ...supported.map((text) => ({ source, text, isInvented: false, isSealed: false })),
        ...invented.map((text) => ({ source, text, isInvented: true, isSealed: false })),
      ]),
    );
    expect(found).toBeGreaterThanOrEqual(0.8);
    expect(lost).toBeLessThanOrEqual(0.08);
  });
});

const RESUME = `Junior baker, Mill Lane Bakery, Ely, 2010–2012. Dough, deliveries
Baker, Corn Street Bakehouse, Bath, since March 2013. Sourdough, night shifts. Stands in for the head baker in August
Two apprentices since 2020
Bread fair 2021
Hygiene certificate, 2015. Never worked in intensive catering`;

test.each([
  ["the first of all", "I was the first baker to use sourdough in Bath."],
  ["the best of all", "My loaves are the finest in Bath."],
  ["a task that nobody wrote of", "I negotiate prices with millers."],
  ["a purpose that nobody wrote of", "I took the hygiene certificate to win tenders."],
  ["a rank held only as a deputy", "I am head baker at Corn Street Bakehouse."],
  ["what was denied, in ordinary words", "I have worked in intensive catering."],
])("%s is refused", (_name, text) => expect(isRefused(text, RESUME)).toBe(true));

test.each([
  ["the first day", "From the first day I enjoyed working with sourdough."],
  ["the busiest hours", "Even in the busiest hours of a night shift I stay calm."],
  ["two posts in one sentence", "From deliveries in Ely to sourdough in Bath, I have learned patience."],
  ["what an ongoing post also has", "At Corn Street Bakehouse I have had two apprentices since 2020."],
  ["a certificate at work", "With a hygiene certificate, I work night shifts in Bath."],
  ["weather", "Even in rain and snow I enjoy my night shifts."],
])("%s is supported", (_name, text) => expect(isRefused(text, RESUME)).toBe(false));
