// The summary of `npm test`: failures, stories that needed a retry, and on the last line the counts.

/** @param {{ passed: number, failed: number, failures: string[], flaky: string[] }} outcome */
export function summaryOf({ passed, failed, failures, flaky }) {
  const second = flaky.length > 0 ? [`\n${flaky.length} flaky`] : [];
  return [
    ...failures.map((failure) => `failed: ${failure}`),
    ...flaky.map((story) => `flaky: ${story}`),
    ...second,
    `\n${passed} passed, ${failed} failed`,
  ];
}

/**
 * What a report of Playwright says of its stories. One that passed at the second try is passed, and flaky.
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
