import { afterEach, expect, test, vi } from "vitest";
import { offerWorkers, type Workers } from "@/server/platform/workers/workers";
import { heavyResume } from "@/server/testing/heavy-documents";
import { runTask } from "./run-task";

const job = "We look for a designer who knows typography. ".repeat(20);
const input: unknown[] = [];

/** A pool that only notes what it was given. */
const run = vi.fn(async (request: { output: string; task: { name: string } }, queued: object) => {
  input.push([request.task.name, queued]);
  return { output: "task", result: "of the pool" };
});
offerWorkers(() => ({ run }) as unknown as Workers);

afterEach(() => {
  input.length = 0;
});

test("work on a usual resume is done here, on a large one in the pool, with a deadline and as large work", async () => {
  const usual = heavyResume("paragraphs", 2, 1_000);
  expect(await runTask("matchJob", { data: usual, jobDescription: job })).toMatchObject({ total: 2 });
  expect(input).toEqual([]);
  const large = heavyResume("nested lists", 5, 94_000);
  expect(await runTask("checkResume", { data: large, now: new Date() })).toBe("of the pool");
  expect(await runTask("resumeWord", { data: large, title: "Large", picture: null })).toBe("of the pool");
  expect(input).toEqual([
    ["checkResume", { timeoutMs: 15_000, isLarge: true }],
    ["resumeWord", { timeoutMs: 15_000, isLarge: true }],
  ]);
});

test("tags as well as length decide what counts as heavy work", async () => {
  await runTask("postingOfHtml", { html: "<p>a</p>".repeat(2_000) });
  await runTask("postingOfText", { text: "words ".repeat(20_000) });
  expect(input).toHaveLength(2);
});
