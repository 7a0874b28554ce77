import { expect, test } from "vitest";
import { runFaults } from "./run";

test("ten rounds of kills, hangs and full disks lose no acknowledged write", async () => {
  const told: string[] = [];
  const report = await runFaults({ rounds: 10, seed: 20261121, kinds: [] }, (line) => told.push(line));
  expect(report.losses, told.join("\n")).toEqual([]);
  expect(report.lostWrites).toBe(0);
  expect(report.acknowledgedWrites).toBeGreaterThan(100);
}, 240_000);
