import { expect, test } from "vitest";
import { type Application, databaseOf, makeKey, stopApplication } from "@/server/testing/application";
import { withApplications } from "@/server/testing/applications";

// The whole built application in separate processes: what happens when it is stopped, killed, started twice or misconfigured.

const { start, readyFolder } = withApplications();

const create = (application: Application, key: string, name: string) =>
  fetch(`${application.address}/api/openapi/resumes`, {
    method: "POST",
    headers: { "x-api-key": key, "content-type": "application/json" },
    body: JSON.stringify({ name }),
  });

async function names(application: Application, key: string): Promise<string[]> {
  const response = await fetch(`${application.address}/api/openapi/resumes`, { headers: { "x-api-key": key } });
  return ((await response.json()) as { name: string }[]).map((resume) => resume.name);
}

test("an editor's open event stream does not prevent it from stopping", async () => {
  const application = await start(readyFolder());
  const key = await makeKey(application.address);
  const id = (await (await create(application, key, "watched")).json()) as string;
  const stream = await fetch(`${application.address}/api/openapi/resumes/${id}/updates`, { headers: { "x-api-key": key } });
  expect(stream.headers.get("content-type")).toBe("text/event-stream");
  const ended = await Promise.race([
    stopApplication(application),
    new Promise((resolve) => setTimeout(() => resolve("still running"), 10_000)),
  ]);
  expect(ended).toBe(0);
  await stream.body?.cancel().catch(() => {});
});

test("killed in the middle of writes, it recovers by itself with every acknowledged write", async () => {
  const folder = readyFolder();
  const first = await start(folder);
  const key = await makeKey(first.address);
  const acknowledged: string[] = [];
  const write = async (writer: number) => {
    for (let index = 0; ; index++) {
      const name = `writer ${writer} write ${index}`;
      const response = await create(first, key, name).catch(() => null);
      if (!response?.ok) return;
      acknowledged.push(name);
    }
  };
  const writers = Promise.all(Array.from({ length: 8 }, (_, writer) => write(writer)));
  await expect.poll(() => acknowledged.length, { timeout: 20_000, interval: 5 }).toBeGreaterThan(20);
  first.child.kill("SIGKILL");
  await writers;
  const second = await start(folder);
  const kept = new Set(await names(second, key));
  expect(acknowledged.filter((name) => !kept.has(name))).toEqual([]);
});

test("a stop finishes running requests, then exits with code 0", async () => {
  const application = await start(readyFolder());
  const key = await makeKey(application.address);
  const requests = Array.from({ length: 30 }, (_, index) => create(application, key, `running ${index}`));
  await Promise.race(requests);
  const exited = stopApplication(application);
  const statuses = await Promise.all(
    requests.map((request) =>
      request.then(
        (response) => response.status,
        () => "refused",
      ),
    ),
  );
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(0);
  expect(statuses.every((status) => status === 200 || status === "refused")).toBe(true);
  expect(await exited).toBe(0);
});

test("when its database is killed, requests answer 503 in the envelope, and the application recovers by itself", async () => {
  const folder = readyFolder();
  const application = await start(folder);
  const key = await makeKey(application.address);
  expect((await create(application, key, "before")).status).toBe(200);
  process.kill(databaseOf(folder), "SIGKILL");
  const statuses = new Set<number>();
  const bodies: unknown[] = [];
  const attempt = async () => {
    const response = await create(application, key, "attempt");
    statuses.add(response.status);
    if (response.status !== 200) bodies.push(await response.json());
    return { wasAway: statuses.has(503), status: response.status };
  };
  await expect.poll(attempt, { timeout: 20_000, interval: 50 }).toEqual({ wasAway: true, status: 200 });
  expect([...statuses].filter((status) => status !== 200)).toEqual([503]);
  for (const body of bodies) expect(body).toMatchObject({ defined: false, code: "SERVICE_UNAVAILABLE", status: 503, data: null });
  expect(await names(application, key)).toContain("before");
});

test("a second start on the same folder exits with code 1 and names the holder", async () => {
  const folder = readyFolder();
  const first = await start(folder);
  const second = await start(folder);
  expect(await second.exited).toBe(1);
  expect(second.output()).toContain(`process ${first.child.pid}`);
  expect((await fetch(`${first.address}/api/health`)).status).toBe(200);
});

test("a port in use makes it stop the database and exit with code 1 and one line", async () => {
  const first = await start(readyFolder());
  const second = await start(readyFolder(), { PORT: new URL(first.address).port });
  expect(await second.exited).toBe(1);
  expect(second.output()).toMatch(/Port \d+ is already in use/);
});

test("an invalid configuration makes it exit with code 1 and a list of errors", async () => {
  const application = await start(readyFolder(), { AUTH_SECRET: "short", APP_URL: "nowhere" });
  expect(await application.exited).toBe(1);
  expect(application.output()).toMatch(/APP_URL[\s\S]*AUTH_SECRET/);
});

test("health reports version and parts, and pages have a policy that forbids foreign scripts", async () => {
  const { address } = await start(readyFolder());
  expect(await (await fetch(`${address}/api/health`)).json()).toMatchObject({
    service: "dossier",
    status: "healthy",
    version: "6.0.2",
    database: { status: "healthy" },
    storage: { status: "healthy" },
  });
  const page = await fetch(`${address}/auth/sign-in`);
  expect(page.status).toBe(200);
  expect(page.headers.get("content-security-policy")).toMatch(/script-src 'self' 'nonce-/);
});
