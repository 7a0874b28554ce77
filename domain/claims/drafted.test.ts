import { expect, test } from "vitest";
import { sentencesOf } from "@/domain/ai/sentences";
import { unsupportedClaims } from "./check-claims";
import { DRAFTED_LETTERS } from "./corpus/drafted/letters";
import { DRAFTED, MORE_DRAFTED } from "./corpus/drafted/pairs";
import { PRACTICE_LETTERS } from "./corpus/drafted/practice-letters";

const isRefused = (text: string, source: string) =>
  unsupportedClaims(text, { sources: [{ id: "resume", text: source }], thisYear: 2026 }).length > 0;
const results = [...DRAFTED, ...MORE_DRAFTED].map((pair) => ({ ...pair, isRefused: isRefused(pair.text, pair.source) }));
const letters = DRAFTED_LETTERS.flatMap(({ source, letter, isSealed }) =>
  sentencesOf(letter).map(({ text }) => ({ isSealed, isRefused: isRefused(text, source) })),
);

type Judged = { isRefused: boolean };
const share = (all: readonly Judged[]) => all.filter((one) => one.isRefused).length / all.length;

/** The figures of docs/claims.md. Sealed sentences change no rule: a figure that falls is a rule that broke. */
test.each([
  { isSealed: false, found: 0.98, refused: 0.02, lost: 0.04 },
  { isSealed: true, found: 0.91, refused: 0.16, lost: 0.16 },
])("drafted sentences are judged as well as the documentation says: $isSealed", ({ isSealed, found, refused, lost }) => {
  const half = results.filter((one) => one.isSealed === isSealed);
  expect(share(half.filter(({ invention }) => invention !== null))).toBeGreaterThanOrEqual(found);
  expect(share(half.filter(({ invention }) => invention === null))).toBeLessThanOrEqual(refused);
  expect(share(letters.filter((one) => one.isSealed === isSealed))).toBeLessThanOrEqual(lost);
});

test("of letters that were written for practice, one sentence in ten is lost at most", () => {
  const all = PRACTICE_LETTERS.flatMap(({ source, letter }) =>
    sentencesOf(letter).map(({ text }) => ({ isRefused: isRefused(text, source) })),
  );
  expect(share(all)).toBeLessThanOrEqual(0.1);
});

const CV = `Editor, Northpine Press, 2012 – 2018
Rosters, stock, spelling guide
Returns: 10 days in 2019, 6 days in 2021
About 3,200 subscribers
Learning Danish. Interested in radio. Dreams of running a bookshop of their own`;

test.each([
  ["a rounded number", "I wrote for more than 3,000 subscribers."],
  ["a difference", "Returns fell by 4 days within two years."],
  ["a task that is only named", "I prepared the rosters and managed the stock."],
  ["the post that is applied for", "I am applying for the vacancy of head archivist at your museum."],
  ["what is still learnt", "I am learning Danish."],
])("%s is supported", (_name, text) => expect(isRefused(text, CV)).toBe(false));

test.each([
  ["a number beyond its rounding", "I wrote for more than 5,000 subscribers."],
  ["a cause", "Thanks to my spelling guide returns fell to 6 days."],
  ["what only interests", "I have worked in radio."],
  ["a wish", "I run a bookshop of my own."],
  ["what is still learnt as known", "I translate from Danish."],
  ["a title behind the post", "I am applying for the vacancy of head archivist as a licensed surgeon."],
  ["a title behind the post, in German", "Ich bewerbe mich um die Stelle als Archivarin als approbierte Ärztin."],
  ["a title behind the post, in French", "Je pose ma candidature au poste de rédactrice en tant que chirurgienne diplômée."],
  ["a title behind the post, in Spanish", "Presento mi candidatura al puesto de redactora como cirujana titulada."],
  ["a title that the reader is said to seek", "Your advert speaks to a certified anaesthetist like me."],
])("%s is refused", (_name, text) => expect(isRefused(text, CV)).toBe(true));
