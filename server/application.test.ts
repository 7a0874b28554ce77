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

test("a stop ends an editor's event stream, finishes running requests, then exits with code 0", async () => {
  const application = await start(readyFolder());
  const key = await makeKey(application.address);
  const id = (await (await create(application, key, "watched")).json()) as string;
  const stream = await fetch(`${application.address}/api/openapi/resumes/${id}/updates`, { headers: { "x-api-key": key } });
  expect(stream.headers.get("content-type")).toBe("text/event-stream");
  const requests = Array.from({ length: 30 }, (_, index) => create(application, key, `running ${index}`));
  await Promise.race(requests);
  const exited = Promise.race([
    stopApplication(application),
    new Promise((resolve) => setTimeout(() => resolve("still running"), 10_000)),
  ]);
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
  await stream.body?.cancel().catch(() => {});
});

test("when its database is killed, requests return 503 in the envelope, and the application recovers by itself", async () => {
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

test("a second start on the same folder or port exits with code 1 and names what holds it, and the first continues", async () => {
  const folder = readyFolder();
  const first = await start(folder);
  const second = await start(folder);
  expect(await second.exited).toBe(1);
  expect(second.output()).toContain(`process ${first.child.pid}`);
  const third = await start(readyFolder(), { PORT: new URL(first.address).port });
  expect(await third.exited).toBe(1);
  expect(third.output()).toMatch(/Port \d+ is already in use/);

  expect(await (await fetch(`${first.address}/api/health`)).json()).toMatchObject({
    service: "dossier",
    status: "healthy",
    version: "6.0.2",
    database: { status: "healthy" },
    storage: { status: "healthy" },
  });
  const page = await fetch(`${first.address}/auth/sign-in`);
  expect(page.status).toBe(200);
  expect(page.headers.get("content-security-policy")).toMatch(/script-src 'self' 'nonce-/);
});

test("an invalid configuration makes it exit with code 1 and a list of errors", async () => {
  const application = await start(readyFolder(), { AUTH_SECRET: "short", APP_URL: "nowhere" });
  expect(await application.exited).toBe(1);
  expect(application.output()).toMatch(/APP_URL[\s\S]*AUTH_SECRET/);
});
