import { spawnSync } from "node:child_process";

/** What uses the database most. The tests of the built application and of failures of the database have separate engines. */
const TESTS = [
  "accounts/account",
  "accounts/files",
  "documents",
  "job-search/applications",
  "career",
  "portability/archive",
  "portability/events",
  "portability/webhooks",
  "platform/limits",
];

/**
 * Tests of the server on a PostgreSQL whose transactions are serializable, through a proxy that lets statements fail and ends connections
 * (server/testing/faulty-engine.ts). Returns how many runs failed.
 */
export function engine(say: (line: string) => void): number {
  const paths = TESTS.map((name) => `server/${name}`);
  const words = ["node_modules/vitest/vitest.mjs", "run", "--project", "server", "--reporter=dot", ...paths];
  const { status, stdout } = spawnSync(process.execPath, words, {
    encoding: "utf8",
    env: { ...process.env, NO_COLOR: "1", TEST_ENGINE: "faulty" },
    maxBuffer: 2 ** 28,
  });
  for (const line of stdout.split("\n")) if (/^ FAIL|Tests |Test Files |injected:/.test(line)) say(line.trim());
  return status === 0 ? 0 : 1;
}
