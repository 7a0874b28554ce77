import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { LongestFirst } from "./scripts/longest-first.mjs";
import { keepFilesInMemory } from "./scripts/memory-folder.mjs";

keepFilesInMemory();

const root = import.meta.dirname;
const alias = { "@": root };

/** Typst sources are imported as their text, as in every bundle of them. */
const typstAsText = {
  name: "typst-as-text",
  enforce: "pre" as const,
  transform: (code: string, id: string) => (id.endsWith(".typ") ? `export default ${JSON.stringify(code)}` : null),
};

/**
 * `rules` is pure and needs nothing; `server` runs against a real PostgreSQL started once for the run; `clients` is run by
 * `npm run test:clients`, which installs the generators and MCP clients first.
 * `npx vitest run --project rules domain/dates` is the inner loop of one area.
 */
export default defineConfig({
  resolve: { alias },
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        resolve: { alias },
        test: {
          name: "rules",
          include: ["{contracts,sections,domain,typeset,components,messages,clients/extension/src}/**/*.test.{ts,tsx}"],
          setupFiles: ["server/testing/quiet-console.ts"],
          testTimeout: 20_000,
          pool: "forks",
          // Vitest would leave one core of two to itself.
          maxWorkers: Math.max(2, availableParallelism() - 1),
          isolate: false,
        },
      },
      {
        resolve: { alias },
        plugins: [typstAsText],
        test: {
          name: "server",
          include: ["{server,scripts,proof,faults}/**/*.test.ts"],
          globalSetup: ["server/testing/global-setup.ts"],
          setupFiles: ["server/testing/fresh-process.ts", "server/testing/quiet-console.ts"],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // A second, the default, is short on a loaded machine.
          expect: { poll: { timeout: 15_000 } },
          pool: "forks",
          // One more than cores of a small machine: tests of crashes and silence wait more than they compute.
          maxWorkers: 3,
          // A larger young generation: the garbage of many small answers costs a sixteenth less processor time.
          execArgv: ["--max-semi-space-size=64"],
          // As with stories: one that needed it is counted and named as flaky (scripts/test-summary.mjs).
          retry: process.env.CI ? 1 : 0,
          isolate: false,
        },
      },
      {
        resolve: { alias },
        plugins: [typstAsText],
        test: {
          name: "clients",
          include: ["server/entrance/{openapi/clients,mcp}/registry/*.clients.ts"],
          globalSetup: ["server/testing/global-setup.ts"],
          setupFiles: ["server/testing/fresh-process.ts", "server/testing/quiet-console.ts"],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          pool: "forks",
        },
      },
    ],
  },
});
