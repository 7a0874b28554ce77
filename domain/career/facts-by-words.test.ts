import { expect, test } from "vitest";
import { duplicatePairs } from "./duplicate-facts";
import { proposalsOfAnswer, proposalsOfLetter, proposalsOfResume } from "./fact-proposals";
import { placesSaying } from "./quoted-places";
import { storiesOf } from "./story-gaps";
import { wishChecks } from "./wish-checks";

const pairsOf = (...texts: string[]) =>
  duplicatePairs(texts.map((text, index) => ({ id: String(index), text, applicationId: null }))).map(({ ids }) => ids.join());

test.each([
  ["English", "Led a team of 4 engineers in Utrecht.", "I led a team of 4 engineers in Utrecht"],
  ["German", "Habe 12 Filialen eröffnet und geführt.", "Eröffnete und führte 12 Filialen; habe Filialen eröffnet"],
  ["Japanese", "売上を三年で二倍にしました。", "売上を三年間で二倍にした"],
  ["Arabic", "قُدتُ فريقًا من ٤ مهندسين", "قدت فريقا من 4 مهندسين"],
  ["Greek", "Οδήγησα ομάδα τεσσάρων μηχανικών", "οδηγησα ομαδα τεσσαρων μηχανικων στην Αθηνα"],
])("%s: two facts in nearly the same words are a pair", (_language, a, b) => expect(pairsOf(a, b)).toEqual(["0,1"]));

test("different numbers, other words and other applications make no pair", () => {
  expect(pairsOf("Led a team of 4 engineers.", "Led a team of 40 engineers.")).toEqual([]);
  expect(pairsOf("Led a team of engineers.", "Sailed around the world.")).toEqual([]);
  const scoped = ["a", "b"].map((applicationId) => ({ id: applicationId, text: "Knows the town well.", applicationId }));
  expect(duplicatePairs(scoped)).toEqual([]);
});

test("five thousand facts are compared without comparing each with each", () => {
  const texts = Array.from({ length: 5000 }, (_, index) => `Built machine ${index} with part${index} and tool${index % 7}`);
  expect(pairsOf(...texts, texts[17] ?? "")).toEqual(["17,5000"]);
});

test("a resume proposes its lines and skills, without what is hidden and what is too short", () => {
  const description =
    "<ul><li>Cut waiting times by 30 % in two years.</li><li>Short</li></ul><p>Planned the harbours of three towns.</p>";
  const sections = {
    experience: {
      items: [
        { description, roles: [{ description: "<p>Trained eleven apprentices in welding.</p>" }] },
        { hidden: true, description },
      ],
    },
    skills: { items: [{ name: "Welding" }] },
    interests: { items: [{ name: "Sailing" }] },
    projects: { hidden: true, items: [{ description }] },
  };
  expect(proposalsOfResume({ sections }).map(({ text, category }) => [category, text])).toEqual([
    ["accomplishment", "Cut waiting times by 30 % in two years."],
    ["experience", "Planned the harbours of three towns."],
    ["experience", "Trained eleven apprentices in welding."],
    ["skill", "Welding"],
  ]);
});

test("a letter proposes what it counts, an answer whole sentences", () => {
  const letter = "<p>I would love to work with you. In 2021 I opened 12 branches in Saxony.</p>";
  expect(proposalsOfLetter(letter).map(({ text }) => text)).toEqual(["In 2021 I opened 12 branches in Saxony."]);
  expect(proposalsOfAnswer("Yes. I planned the harbours of three towns.").map(({ text }) => text)).toHaveLength(1);
});

test("a sentence is found at its place in a document", () => {
  const data = {
    sections: { skills: { items: [{ id: "Welding", name: "Welding" }] } },
    summary: { content: "<p>I trained eleven <b>apprentices</b> in welding.</p>" },
  };
  expect(
    placesSaying(data, ["Trained eleven apprentices in welding.", "trained eleven apprentices in welding", "Welding"]),
  ).toEqual([
    { pointer: "/sections/skills/items/0/name", said: "Welding" },
    { pointer: "/summary/content", said: "trained eleven apprentices in welding" },
  ]);
});

test("a requirement is shown by a story in its words or by the fact that is its evidence; others are gaps", () => {
  const data = {
    title: "Harbour",
    situation: "The harbour was full",
    task: "Planning of a new harbour",
    action: "I planned",
    result: "",
    reflection: "",
    tags: [],
    factIds: ["f"],
    applicationId: null,
  };
  const stories = [{ id: "s", data }];
  expect(
    storiesOf(["Planning of harbours", "Kubernetes", "Dutch"], stories, { Dutch: "f" }).map(({ storyIds }) => storyIds),
  ).toEqual([["s"], [], ["s"]]);
});

test("wishes are met, not met, or open where the posting does not say", () => {
  const profile = {
    targetRoles: ["Designer"],
    locations: ["Utrecht"],
    minBase: { amount: 4500, currency: "EUR", period: "month" as const },
    maxOfficeDays: 2,
  };
  const check = (posting: object) =>
    wishChecks(profile, { role: "Product Designer", location: "", salary: "", jobDescription: "", ...posting }).map(
      ({ met }) => met,
    );
  expect(check({})).toEqual([true, null, null, null]);
  expect(check({ location: "Utrecht, NL", salary: "€60.000 – €70.000", jobDescription: "3 days in the office" })).toEqual([
    true,
    true,
    true,
    false,
  ]);
  expect(check({ role: "Welder", location: "Lyon", salary: "EUR 40k a year", jobDescription: "Fully remote" })).toEqual([
    null,
    false,
    false,
    true,
  ]);
  expect(check({ salary: "$90,000" })).toEqual([true, null, null, null]);
});
