import { format } from "node:util";
import { afterAll, afterEach, beforeEach } from "vitest";

// Loaded before every test file (vitest.config.ts): console output and logged errors in a test must be expected.

type Expected = { pattern: RegExp; isSeen: boolean };

const unexpected: string[] = [];
let expected: Expected[] = [];

/** Expects this test to write a matching line with console.error, console.warn or as a logged error. It fails without one. */
export function expectConsole(pattern: RegExp): void {
  expected.push({ pattern, isSeen: false });
}

function note(line: string): void {
  const match = expected.find(({ pattern }) => pattern.test(line));
  if (match) match.isSeen = true;
  else unexpected.push(line);
}

for (const level of ["error", "warn"] as const) {
  const write = console[level].bind(console);
  console[level] = (...values: unknown[]) => {
    note(format(...values));
    write(...values);
  };
}

const { write } = process.stdout;
process.stdout.write = ((...values: Parameters<typeof write>) => {
  const [chunk] = values;
  if (typeof chunk === "string" && chunk.startsWith('{"level":"error"')) note(chunk.trimEnd());
  return write.apply(process.stdout, values);
}) as typeof write;

beforeEach(() => {
  expected = [];
});

afterEach(() => complain("in this test"));
// Any remaining lines came from hooks.
afterAll(() => complain("before or after the tests"));

function complain(when: string): void {
  const lines = unexpected.splice(0).map((line) => line.slice(0, 1_000));
  const missing = expected.splice(0).flatMap(({ pattern, isSeen }) => (isSeen ? [] : [String(pattern)]));
  if (lines.length > 0)
    throw new Error(
      `Written to the console or as an error to the log ${when} (expectConsole says what is meant):\n${lines.join("\n")}`,
    );
  if (missing.length > 0) throw new Error(`Expected on the console, and not written: ${missing.join(", ")}`);
}
