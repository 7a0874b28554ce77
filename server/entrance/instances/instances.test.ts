import { beforeAll, expect, test } from "vitest";
import { type Application, makeKey, stopApplication } from "@/server/testing/application";
import { withApplications } from "@/server/testing/applications";

// The built application with two instances behind one port, on the bundled database.
const { start, readyFolder } = withApplications("file");
let application: Application;
let key = "";

beforeAll(async () => {
  application = await start(readyFolder(), { INSTANCES: "2" });
  key = await makeKey(application.address);
}, 120_000);

const at = (path: string, init: RequestInit = {}) =>
  fetch(`${application.address}/api/openapi${path}`, {
    ...init,
    // A connection stays with its instance, and the test needs both.
    headers: { "x-api-key": key, "content-type": "application/json", connection: "close" },
  });

const started = () => application.output().split('"Instances hear of each other"').length - 1;

/** Sends requests without a pause until the returned function is called, which returns the statuses. */
function keepAsking(): () => Promise<Record<string, number>> {
  let isOver = false;
  const statuses: Record<string, number> = {};
  const asking = Promise.all(
    [1, 2, 3].map(async () => {
      while (!isOver) {
        const response = await at("/resumes").catch((error: Error) => ({ status: error.message, text: async () => "" }));
        await response.text();
        statuses[response.status] = (statuses[response.status] ?? 0) + 1;
      }
    }),
  );
  return async () => {
    isOver = true;
    await asking;
    return statuses;
  };
}

test("an editor receives changes made on any instance", async () => {
  const id = (await (await at("/resumes", { method: "POST", body: JSON.stringify({ name: "Shared" }) })).json()) as string;
  // Connections go to the instances in turn, so both have some of the streams.
  const end = new AbortController();
  const streams = await Promise.all(
    [1, 2, 3, 4].map(async () => {
      const { body } = await at(`/resumes/${id}/updates`, { signal: end.signal });
      const heard = { text: "" };
      const read = async () => {
        for await (const chunk of body ?? []) heard.text += Buffer.from(chunk as Uint8Array).toString();
      };
      read().catch(() => {});
      return heard;
    }),
  );
  const operations = [{ op: "replace", path: "/basics/headline", value: "Heard everywhere" }];
  expect((await at(`/resumes/${id}`, { method: "PATCH", body: JSON.stringify({ operations }) })).status).toBe(200);
  await expect.poll(() => streams.filter(({ text }) => text.includes('"patch"')).length, { timeout: 2000 }).toBe(4);
  end.abort();
});

test("all instances are replaced without a failed request", async () => {
  const before = started();
  const stop = keepAsking();
  application.child.kill("SIGHUP");
  await expect.poll(() => application.output(), { timeout: 60_000 }).toContain("The instances were replaced");
  const statuses = await stop();
  expect(started()).toBe(before + 2);
  expect(Object.keys(statuses)).toEqual(["200"]);
  expect(statuses[200]).toBeGreaterThan(20);
}, 90_000);

test("an instance that is killed is replaced", async () => {
  const before = started();
  const { execFileSync } = await import("node:child_process");
  const [instance] = execFileSync("ps", ["--ppid", String(application.child.pid), "-o", "pid=,args="], { encoding: "utf8" })
    .split("\n")
    .filter((line) => line.includes("dist/main.mjs"));
  process.kill(Number.parseInt(instance ?? "", 10), "SIGKILL");
  await expect.poll(started, { timeout: 30_000 }).toBe(before + 1);
  expect((await at("/resumes")).status).toBe(200);
}, 60_000);

test("when it stops, running requests finish and it is gone within five seconds", async () => {
  const running = at("/resumes");
  const began = performance.now();
  expect((await running).status).toBe(200);
  expect(await stopApplication(application)).toBe(0);
  expect(performance.now() - began).toBeLessThan(8_000);
}, 30_000);
