import { expect, test } from "vitest";
import { findings, WORDS } from "./plain-english.mjs";

const lines = (...text: string[]) => text.join("\n");

test("words are found in comments, at the line they are in", () => {
  const source = lines(
    "const a = 1;",
    "// Whoever reads it.",
    "/** Sorted anew. */",
    "/**",
    " * Changed meanwhile.",
    " */",
    "b(); // by hand",
  );
  expect(findings("server/a.ts", source).map((finding) => finding.split(" →")[0])).toEqual([
    "server/a.ts:2: “Whoever”",
    "server/a.ts:3: “anew”",
    "server/a.ts:5: “meanwhile”",
    "server/a.ts:7: “by hand”",
  ]);
});

test("words are found in titles of tests, also on their own line and with cases", () => {
  const source = lines(
    'test("what waits is reported", () => {});',
    "test.each(CASES)(",
    '  "%s answers 404",',
    'describe("the user is told", () => {});',
    'test.each([1, 2])("%s goes on", () => {});',
  );
  expect(findings("server/a.test.ts", source).map((finding) => finding.split(":")[1])).toEqual(["1", "3", "4", "5"]);
});

test("code and its strings are not read", () => {
  expect(
    findings("server/a.ts", lines('const state = "anew";', "meanwhile(state);", 'fetch("https://whoever.example");')),
  ).toEqual([]);
});

test("names that do not say what something is are found where they are declared", () => {
  const source = lines("const keptRows = 1;", "function readAsked() {}", "const MOST_LINES = 3;", "const rest = given.name;");
  expect(findings("server/a.ts", source).map((finding) => finding.split(" →")[0])).toEqual([
    "server/a.ts:1: “keptRows”",
    "server/a.ts:2: “readAsked”",
    "server/a.ts:3: “MOST_LINES”",
  ]);
});

test("pages are read without their code", () => {
  expect(findings("docs/a.md", lines("Type `whoever`.", "```sh", "whoever", "```", "It is told."))).toEqual([
    "docs/a.md:5: “told” → reported, notified, shown",
  ]);
});

test("each word has a sentence that it rejects", () => {
  const rejected = [
    "whoever",
    "anew",
    "meanwhile",
    "by hand",
    "stands",
    "stood",
    "told",
    "answers 404",
    "hears of",
    "goes on",
    "what waits",
    "a process of its own",
    "taken back",
  ];
  expect(rejected.filter((phrase, index) => !WORDS[index]?.[0].test(phrase))).toEqual([]);
  expect(rejected.length).toBe(WORDS.length);
});
