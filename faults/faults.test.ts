import { expect, test } from "vitest";
import { runFaults } from "./run";

/** Full disks and databases that hang: server/trouble.test.ts. All kinds, and many rounds: `npm run faults`. */
const KINDS = ["application", "database", "both", "restart", "stopped database left behind", "killed first start"];

test("a round of each kind of kill loses no acknowledged write", async () => {
  const lines: string[] = [];
  const report = await runFaults({ rounds: KINDS.length, seed: 20261121, kinds: KINDS }, (line) => lines.push(line));
  expect(report.losses, lines.join("\n")).toEqual([]);
  expect(report.lostWrites).toBe(0);
  expect(report.acknowledgedWrites).toBeGreaterThan(60);
}, 240_000);
