import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { clusterFolder } from "@/server/platform/db/cluster-folder";
import { postgresOwner } from "@/server/platform/db/postgres-binaries";
import { type Application, databaseOf, makeKey, stopApplication } from "@/server/testing/application";
import { withApplications } from "@/server/testing/applications";
import { mountSmallDisk } from "@/server/testing/small-disk";

// The built application when its folder, database, disk or output fails. What is killed at any moment: faults/.

/** Runs when the applications of a test have been stopped: hooks run last to first. */
const cleanUp: (() => void)[] = [];
afterEach(() => {
  for (const work of cleanUp.splice(0)) work();
});
const { start, readyFolder } = withApplications();

const lines = (application: Application) => application.output().trim().split("\n");

const create = (application: Application, key: string, name: string) =>
  fetch(`${application.address}/api/openapi/resumes`, {
    method: "POST",
    headers: { "x-api-key": key, "content-type": "application/json" },
    body: JSON.stringify({ name }),
  });

const list = (application: Application, key: string) =>
  fetch(`${application.address}/api/openapi/resumes`, { headers: { "x-api-key": key } });

const health = async (application: Application) => {
  const response = await fetch(`${application.address}/api/health`);
  return { status: response.status, body: await response.json() };
};

const unshare = ["unshare", "--pid", "--fork", "--kill-child", "--mount-proc"];
const canHaveNamespaces = spawnSync("unshare", [...unshare.slice(1), "true"]).status === 0;

test.skipIf(!canHaveNamespaces)("a second instance in another PID namespace ends with one line and code 1", async () => {
  const folder = readyFolder();
  const first = await start(folder);
  const second = await start(folder, {}, { through: unshare });
  expect(await second.exited).toBe(1);
  expect(lines(second)).toEqual([expect.stringMatching(/in use by another instance .*Stop that instance first/)]);
  expect((await health(first)).status).toBe(200);
});

test("it keeps running when its output is closed, without using CPU time", async () => {
  const folder = readyFolder();
  const application = await start(folder);
  application.child.stdout?.destroy();
  application.child.stderr?.destroy();
  const wrong = { email: "nobody@example.com", password: "not the password" };
  // Each of these writes a log line.
  for (let attempt = 0; attempt < 10; attempt++)
    await fetch(`${application.address}/api/auth/sign-in/email`, {
      method: "POST",
      headers: { "content-type": "application/json", origin: application.address },
      body: JSON.stringify(wrong),
    });
  process.kill(databaseOf(folder), "SIGKILL");
  await expect.poll(async () => (await health(application)).status, { timeout: 30_000 }).toBe(200);
  const before = processorSeconds(application.child.pid ?? 0);
  // CPU time is measured over this period.
  await new Promise((resolve) => setTimeout(resolve, 3_000));
  expect(processorSeconds(application.child.pid ?? 0) - before).toBeLessThan(0.6);
}, 90_000);

/** Fields 14 and 15 of /proc/<pid>/stat, in hundredths of a second. */
function processorSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

test("when its data folder vanishes it exits with one line and code 1, and leaves no server running", async () => {
  const folder = readyFolder();
  const application = await start(folder);
  const database = databaseOf(folder);
  rmSync(clusterFolder(folder, postgresOwner()), { recursive: true, force: true });
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  expect(await application.exited).toBe(1);
  // The database may notice first that its files are gone, and so may the sweep at the start: both are in the log.
  const logged = lines(application).filter(
    (line) => !/next\.config|Dossier is at|^Set-up code|"level":"warn".*"event":"database"|"event":"storage"/.test(line),
  );
  expect(logged).toEqual([expect.stringMatching(/^The data folder is gone\. \(.*\)$/)]);
  await expect.poll(() => existsSync(`/proc/${database}/exe`), { timeout: 10_000 }).toBe(false);
});

test("a database that cannot be restarted makes it exit with one clear line and code 1", async () => {
  const folder = readyFolder();
  const application = await start(folder);
  rmSync(join(clusterFolder(folder, postgresOwner()), "global/pg_control"));
  process.kill(databaseOf(folder), "SIGKILL");
  expect(await application.exited).toBe(1);
  expect(lines(application).at(-1)).toMatch(/^PostgreSQL could not be started again: .*pg_control/);
}, 90_000);

test("with a read-only folder the start fails with one line and code 1", async () => {
  const disk = mountSmallDisk(8, undefined, ",ro");
  if (!disk) return;
  cleanUp.push(disk.remove);
  for (const folder of [disk.path, join(disk.path, "data")]) {
    const application = await start(folder);
    expect(await application.exited).toBe(1);
    expect(lines(application)).toEqual([
      expect.stringMatching(/^The data folder .* cannot be used: the file system is read-only\.$/),
    ]);
  }
});

test("a database that hangs makes health answer in two seconds and requests end, and all works again when it continues", async () => {
  const folder = readyFolder();
  const application = await start(folder);
  const key = await makeKey(application.address);
  expect((await create(application, key, "before")).status).toBe(200);
  const stopped = [databaseOf(folder), ...childrenOf(databaseOf(folder))];
  for (const pid of stopped) process.kill(pid, "SIGSTOP");
  const started = performance.now();
  expect(await health(application)).toMatchObject({ status: 503, body: { database: { status: "unhealthy" } } });
  expect(performance.now() - started).toBeLessThan(2_000);
  expect((await create(application, key, "meanwhile")).status).toBe(503);
  expect(performance.now() - started).toBeLessThan(40_000);
  for (const pid of stopped) process.kill(pid, "SIGCONT");
  await expect.poll(async () => (await create(application, key, "after")).status, { timeout: 20_000 }).toBe(200);
  expect((await health(application)).status).toBe(200);
}, 120_000);

const childrenOf = (pid: number) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ").filter(Boolean).map(Number);

test("on a full disk it rejects writes with 507, still reads, and accepts writes again when there is space", async () => {
  const disk = mountSmallDisk(420);
  if (!disk) return;
  cleanUp.push(disk.remove);
  const folder = join(disk.path, "data");
  const application = await start(folder);
  const key = await makeKey(application.address);
  expect((await create(application, key, "before")).status).toBe(200);
  const ballast = join(disk.path, "ballast");
  const freeBytes = () => {
    const { bavail, bsize } = statfsSync(disk.path);
    return bavail * bsize;
  };
  writeFileSync(ballast, Buffer.alloc(freeBytes() - 20 * 1024 * 1024));
  await expect.poll(async () => (await create(application, key, "full")).status).toBe(507);
  const refused = await create(application, key, "full");
  expect(await refused.json()).toMatchObject({ code: "INSUFFICIENT_STORAGE", status: 507, data: null });
  expect((await list(application, key)).status).toBe(200);
  expect(await health(application)).toMatchObject({
    status: 503,
    body: { database: { status: "healthy" }, storage: { status: "unhealthy", error: expect.stringContaining("nearly full") } },
  });
  expect((await health(application)).body.storage.freeBytes).toBeLessThan(32 * 1024 * 1024);
  rmSync(ballast);
  await expect.poll(async () => (await create(application, key, "after")).status).toBe(200);
  expect((await health(application)).status).toBe(200);
  expect(await stopApplication(application)).toBe(0);
}, 90_000);

function newSecrets(folder: string, ...words: string[]) {
  const env = { PATH: process.env.PATH, NODE_ENV: "production", DATA_DIR: folder } as NodeJS.ProcessEnv;
  return spawnSync(process.execPath, ["dist/new-secrets.mjs", ...words], { env, encoding: "utf8" });
}

test("lost secrets make the start fail with one line that names the fix, and that fix works", async () => {
  const folder = readyFolder();
  const first = await start(folder);
  const key = await makeKey(first.address);
  await create(first, key, "kept");
  await stopApplication(first);
  const path = join(folder, "secrets.json");
  const original = readFileSync(path, "utf8");
  rmSync(path);
  const refused = await start(folder);
  expect(await refused.exited).toBe(1);
  expect(lines(refused)).toEqual([expect.stringContaining(path)]);
  writeFileSync(path, original);
  const wrong = await start(folder, { AUTH_SECRET: "another secret of more than 32 characters" });
  expect(await wrong.exited).toBe(1);
  expect(lines(wrong)).toEqual([expect.stringMatching(/^AUTH_SECRET is not the one/)]);

  rmSync(path);
  const request = newSecrets(folder);
  expect([request.status, existsSync(path)]).toEqual([1, false]);
  expect(request.stdout).toMatch(/signed out \(1 sessions\)[\s\S]*Nothing was changed/);
  expect(newSecrets(folder, "--yes").status).toBe(0);
  const again = await start(folder);
  expect((await list(again, key)).status, again.output()).toBe(200);
}, 120_000);
