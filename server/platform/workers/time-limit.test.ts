import { type ChildProcess, spawn } from "node:child_process";
import { afterEach, expect, test } from "vitest";
import { limitTime } from "./time-limit";

let child: ChildProcess;
afterEach(() => child.kill("SIGKILL"));

/** Milliseconds until a child that runs this program is over its limit. */
async function overAfter(program: string, limitMs: number): Promise<number> {
  child = spawn(process.execPath, ["-e", `process.stdout.write("ready"); ${program}`], { stdio: ["ignore", "pipe", "ignore"] });
  await new Promise((resolve) => child.stdout?.once("data", resolve));
  const began = performance.now();
  await new Promise<void>((resolve) => limitTime(child, limitMs, resolve));
  return performance.now() - began;
}

test("a child that waits instead of working gets twice its time, and no more", async () => {
  const took = await overAfter("setInterval(() => {}, 1000)", 500);
  expect(took).toBeGreaterThan(900);
});

test("a child is over its limit once it has worked for that long", async () => {
  const limitMs = 1500;
  const took = await overAfter("for (;;);", limitMs);
  // Beside other work it may take up to twice as long.
  expect(took).toBeGreaterThan(limitMs - 50);
});

test("nothing is called once the work is done", async () => {
  child = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], { stdio: "ignore" });
  let calls = 0;
  limitTime(child, 50, () => calls++)();
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(calls).toBe(0);
});
