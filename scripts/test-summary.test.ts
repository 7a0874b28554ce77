import { expect, test } from "vitest";
import { storiesOf, summaryOf, testsOf } from "./test-summary.mjs";

const story = (title: string, status: string, errors: (string | null)[]) => ({
  file: "a.spec.ts",
  title,
  tests: [{ status, results: errors.map((message) => (message === null ? {} : { error: { message } })) }],
});

const report = {
  stats: { expected: 1, flaky: 1, unexpected: 1 },
  suites: [
    {
      specs: [story("is quick", "expected", [null])],
      suites: [
        { specs: [story("needs two tries", "flaky", ["too late", null]), story("breaks", "unexpected", ["no", "no again"])] },
      ],
    },
  ],
};

test("a story that needed a second try is passed, and named and counted as flaky", () => {
  expect(storiesOf(report)).toEqual({
    passed: 2,
    failed: 1,
    flaky: ["a.spec.ts › needs two tries"],
    failures: [{ file: "a.spec.ts", title: "breaks", why: "no\nno again" }],
  });
});

test("a test that needed a second try is passed, and named as flaky; a file that cannot be loaded is a failure", () => {
  const one = (fullName: string, status: string, failureMessages: string[]) => ({ fullName, status, failureMessages });
  const files = [
    {
      name: "/clone/a.test.ts",
      message: "",
      assertionResults: [one("is quick", "passed", []), one("is late", "passed", ["no"])],
    },
    { name: "/clone/b.test.ts", message: "no", assertionResults: [one("breaks", "failed", ["no", "no again"])] },
    { name: "/clone/c.test.ts", message: "no such module", assertionResults: [] },
  ];
  expect(testsOf({ testResults: files }, "/clone")).toEqual({
    flaky: ["a.test.ts › is late"],
    failures: [
      { file: "b.test.ts", title: "breaks", why: "no\nno again" },
      { file: "c.test.ts", title: "(the file itself)", why: "no such module" },
    ],
  });
});

test("the last line of a run holds the counts and nothing else, with the flaky ones before it", () => {
  const lines = summaryOf({ passed: 2, failed: 1, failures: ["a.spec.ts › breaks"], flaky: ["a.spec.ts › needs two tries"] });
  const text = lines.join("\n").split("\n");
  expect(text.at(-1)).toBe("2 passed, 1 failed");
  expect(text).toContain("1 flaky");
  expect(text).toContain("flaky: a.spec.ts › needs two tries");
  expect(summaryOf({ passed: 2, failed: 0, failures: [], flaky: [] })).toEqual(["\n2 passed, 0 failed"]);
});
