import { expect, test } from "vitest";
import { unsupportedClaims } from "./check-claims";
import { DRAFTS_AGAIN } from "./corpus/other-styles/drafts-again";
import { DRAFTS_AGAIN_FURTHER } from "./corpus/other-styles/drafts-again-further";
import { DRAFTS_EAST } from "./corpus/other-styles/drafts-east";
import { DRAFTS_THIRD } from "./corpus/other-styles/drafts-third";
import { DRAFTS_WEST } from "./corpus/other-styles/drafts-west";
import { OTHER_STYLES } from "./corpus/other-styles/pairs";
import { PRACTICE_EAST } from "./corpus/other-styles/practice-east";
import { PRACTICE_KINDS } from "./corpus/other-styles/practice-kinds";
import { PRACTICE_WEST } from "./corpus/other-styles/practice-west";

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
  { isSealed: false, found: 0.9, lost: 0.05 },
  { isSealed: true, found: 0.9, lost: 0.11 },
])(
  "in five further ways of writing, most inventions are refused, and few true sentences: $isSealed",
  ({ isSealed, found, lost }) => {
    const own = judged.filter((one) => one.isSealed === isSealed);
    expect(shareRefused(own.filter(({ invention }) => invention !== null))).toBeGreaterThanOrEqual(found);
    expect(shareRefused(own.filter(({ invention }) => invention === null))).toBeLessThanOrEqual(lost);
  },
);

const DRAFTS = [...DRAFTS_WEST, ...DRAFTS_EAST];
const PRACTICE = [...PRACTICE_WEST, ...PRACTICE_EAST, ...DRAFTS, ...DRAFTS_AGAIN, ...DRAFTS_AGAIN_FURTHER, ...DRAFTS_THIRD];

const areRefused = (source: string, texts: readonly string[]) =>
  texts.map((text) => unsupportedClaims(text, { sources: [{ id: "resume", text: source }], thisYear: 2026 }).length > 0);
const share = (all: readonly boolean[]) => all.filter(Boolean).length / all.length;

test("of people with whom rules were written, six inventions in seven are found, and one true sentence in fourteen is refused", {
  timeout: 60_000,
}, () => {
  expect(share(PRACTICE.flatMap(({ source, invented }) => areRefused(source, invented)))).toBeGreaterThanOrEqual(0.86);
  expect(share(PRACTICE.flatMap(({ source, supported }) => areRefused(source, supported)))).toBeLessThanOrEqual(0.07);
});

test("of the kinds that are hardest to find, nine inventions in ten are found among them", () => {
  const all = PRACTICE_KINDS.map(({ begins, invented }) => ({
    invented,
    source: DRAFTS.find(({ source }) => source.startsWith(begins))?.source ?? "",
  }));
  expect(all.map(({ source }) => source)).not.toContain("");
  expect(share(all.flatMap(({ source, invented }) => areRefused(source, invented)))).toBeGreaterThanOrEqual(0.9);
});

const RESUME = `Gardener, Pond & Path, 2013–19: ponds, paving
Foreman, City Greens, Ely, since 3 May 2019. Line 4, about 25 trees a day (with a colleague)
Stands in for the head of the depot in August. Training (since 2020, with a colleague)
Italian: a little. Green roofs – never done them`;

test.each([
  ["a short period", "From 2013 to 2019 I was a gardener at Pond & Path."],
  ["a topic that is denied", "As for green roofs, I have yet to try them."],
  ["a level as it is", "I speak a little Italian."],
  ["an idiom", "I started at Pond & Path and never looked back."],
  ["a weekday", "On Tuesdays I enjoy my work at City Greens most."],
])("%s is supported", (_name, text) => expect(areRefused(RESUME, [text])).toEqual([false]));

test.each([
  ["an idea that nobody mentions", "The training was my idea."],
  ["what was denied in front of it", "I plant green roofs."],
  ["mastery of what nobody mentions", "I know hedges like the back of my hand."],
  ["what comes on top", "Besides ponds, I also design playgrounds."],
  ["a rank held only as a deputy", "I am head of the depot."],
  ["who is better than everyone", "Nobody in the depot plants as many trees as I do."],
])("%s is refused", (_name, text) => expect(areRefused(RESUME, [text])).toEqual([true]));
