import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { type Application, makeKey, startApplication } from "@/server/testing/application";

// The whole built application in separate processes: what happens when it is stopped, killed, started twice or misconfigured.

const folders: string[] = [];
const running: Application[] = [];

function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "dossier-app-"));
  folders.push(folder);
  return folder;
}

async function start(DATA_DIR: string, environment: Record<string, string> = {}) {
  const application = await startApplication({ DATA_DIR, TYPESETTER_PROCESSES: "1", ...environment });
  running.push(application);
  return application;
}

afterEach(async () => {
  for (const { child, exited } of running.splice(0)) {
    child.kill("SIGTERM");
    await exited;
  }
  for (const folder of folders.splice(0)) {
    const pointer = join(folder, "postgres-is-at.txt");
    try {
      rmSync(readFileSync(pointer, "utf8").trim(), { recursive: true, force: true });
    } catch {
      // The cluster was in the folder itself.
    }
    rmSync(folder, { recursive: true, force: true });
  }
});

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
  const application = await start(dataFolder());
  const key = await makeKey(application.address);
  const id = (await (await create(application, key, "watched")).json()) as string;
  const stream = await fetch(`${application.address}/api/openapi/resumes/${id}/updates`, { headers: { "x-api-key": key } });
  expect(stream.headers.get("content-type")).toBe("text/event-stream");
  application.child.kill("SIGTERM");
  const ended = await Promise.race([
    application.exited,
    new Promise((resolve) => setTimeout(() => resolve("still running"), 10_000)),
  ]);
  expect(ended).toBe(0);
  await stream.body?.cancel().catch(() => {});
});

test("killed in the middle of writes, it recovers by itself with every acknowledged write", async () => {
  const folder = dataFolder();
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
  const application = await start(dataFolder());
  const key = await makeKey(application.address);
  const requests = Array.from({ length: 30 }, (_, index) => create(application, key, `running ${index}`));
  await Promise.race(requests);
  application.child.kill("SIGTERM");
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
  expect(await application.exited).toBe(0);
});

test("when its database is killed, requests answer 503 in the envelope, and the application recovers by itself", async () => {
  const folder = dataFolder();
  const application = await start(folder);
  const key = await makeKey(application.address);
  expect((await create(application, key, "before")).status).toBe(200);
  const cluster = existsSync(join(folder, "postgres-is-at.txt"))
    ? readFileSync(join(folder, "postgres-is-at.txt"), "utf8").trim()
    : join(folder, "postgres");
  process.kill(Number(readFileSync(join(cluster, "postmaster.pid"), "utf8").split("\n")[0]), "SIGKILL");
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
  const folder = dataFolder();
  const first = await start(folder);
  const second = await start(folder);
  expect(await second.exited).toBe(1);
  expect(second.output()).toContain(`process ${first.child.pid}`);
  expect((await fetch(`${first.address}/api/health`)).status).toBe(200);
});

test("a port in use makes it stop the database and exit with code 1 and one line", async () => {
  const first = await start(dataFolder());
  const second = await start(dataFolder(), { PORT: new URL(first.address).port });
  expect(await second.exited).toBe(1);
  expect(second.output()).toMatch(/Port \d+ is already in use/);
});

test("an invalid configuration makes it exit with code 1 and a list of errors", async () => {
  const application = await start(dataFolder(), { AUTH_SECRET: "short", APP_URL: "nowhere" });
  expect(await application.exited).toBe(1);
  expect(application.output()).toMatch(/APP_URL[\s\S]*AUTH_SECRET/);
});

test("health reports version and parts, and pages have a policy that forbids foreign scripts", async () => {
  const { address } = await start(dataFolder());
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
