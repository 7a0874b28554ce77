import { relative } from "node:path";

// The summary of `npm test`: failures, tests and stories that needed a retry, and on the last line the counts.

/** @param {{ passed: number, failed: number, failures: string[], flaky: string[] }} outcome */
export function summaryOf({ passed, failed, failures, flaky }) {
  const second = flaky.length > 0 ? [`\n${flaky.length} flaky`] : [];
  return [
    ...failures.map((failure) => `failed: ${failure}`),
    ...flaky.map((one) => `flaky: ${one}`),
    ...second,
    `\n${passed} passed, ${failed} failed`,
  ];
}

/**
 * The results in a report of Vitest. One that passed at the second try is passed, keeps why it failed at the first, and
 * is flaky.
 * @typedef {{ fullName: string, status: string, failureMessages: string[] }} TestResult
 * @param {{ testResults: { name: string, message: string, assertionResults: TestResult[] }[] }} report
 * @param {string} root
 */
export function testsOf({ testResults }, root) {
  const files = testResults.map((result) => ({ ...result, file: relative(root, result.name) }));
  const all = files.flatMap(({ file, assertionResults }) => assertionResults.map((one) => ({ file, ...one })));
  const failed = all.filter(({ status }) => status === "failed");
  return {
    flaky: all
      .filter(({ status, failureMessages }) => status === "passed" && failureMessages.length > 0)
      .map(({ file, fullName }) => `${file} › ${fullName}`),
    failures: [
      ...failed.map(({ file, fullName, failureMessages }) => ({ file, title: fullName, why: failureMessages.join("\n") })),
      ...files
        .filter(({ file, message }) => message && !failed.some((one) => one.file === file))
        .map(({ file, message }) => ({ file, title: "(the file itself)", why: message })),
    ],
  };
}

/**
 * The results in a report of Playwright. One that passed at the second try is passed, and flaky.
 * @param {{ stats: { expected: number, flaky: number, unexpected: number }, suites: object[] }} report
 */
export function storiesOf({ stats, suites }) {
  const all = specsOf(suites).flatMap(({ file, title, tests }) => tests.map((test) => ({ file, title, ...test })));
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    flaky: all.filter(({ status }) => status === "flaky").map(({ file, title }) => `${file} › ${title}`),
    failures: all
      .filter(({ status }) => status === "unexpected")
      .map(({ file, title, results }) => ({ file, title, why: results.map(({ error }) => error?.message ?? "").join("\n") })),
  };
}

const specsOf = (suites) => suites.flatMap((suite) => [...(suite.specs ?? []), ...specsOf(suite.suites ?? [])]);
