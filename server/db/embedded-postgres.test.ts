import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterEach, expect, test } from "vitest";
import { keptSecrets } from "@/server/secrets";
import { DataFolderHeldError, holdDataFolder } from "./data-folder-lock";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "./embedded-postgres";

const folders: string[] = [];
const running: EmbeddedPostgres[] = [];

function folder(...parts: string[]): string {
  const base = mkdtempSync(join(tmpdir(), "dossier-pg-"));
  folders.push(base);
  const path = join(base, ...parts);
  mkdirSync(path, { recursive: true });
  return path;
}

async function start(path: string) {
  const postgres = await startEmbeddedPostgres(path);
  running.push(postgres);
  return postgres;
}

afterEach(async () => {
  for (const postgres of running.splice(0)) {
    await postgres.stop().catch(() => {});
    rmSync(postgres.folder, { recursive: true, force: true });
  }
  for (const path of folders.splice(0)) rmSync(path, { recursive: true, force: true });
});

async function answer(postgres: EmbeddedPostgres, text: string) {
  const client = new pg.Client(postgres.connection);
  await client.connect();
  const { rows } = await client.query({ text, rowMode: "array" });
  await client.end();
  return rows;
}

test("rows are still there after a stop and a second start, in a folder whose path is long and has a space", async () => {
  const path = folder("a folder with a space", "x".repeat(120));
  const postgres = await start(path);
  await answer(postgres, "create table kept (word text); insert into kept values ('Grüße')");
  await postgres.stop();
  running.pop();
  expect(await answer(await start(path), "select word from kept")).toEqual([["Grüße"]]);
});

test("it listens on a socket only, in UTF-8, and loses nothing that was acknowledged", async () => {
  const postgres = await start(folder("data"));
  const [settings] = await answer(
    postgres,
    "select current_setting('listen_addresses'), current_setting('server_encoding'), current_setting('fsync'), current_setting('synchronous_commit')",
  );
  expect(settings).toEqual(["", "UTF8", "on", "on"]);
});

test("a second start on the same folder is refused and names the first", async () => {
  const path = folder("data");
  await start(path);
  await expect(startEmbeddedPostgres(path)).rejects.toThrow(DataFolderHeldError);
  await expect(startEmbeddedPostgres(path)).rejects.toThrow(`process ${process.pid}`);
});

test("what a killed process left behind is taken over", () => {
  const path = folder("data");
  writeFileSync(
    join(path, "dossier.lock"),
    JSON.stringify({ pid: 2 ** 22 - 7, startTicks: "1", since: "2026-01-01T00:00:00.000Z" }),
  );
  const release = holdDataFolder(path, new Date());
  expect(() => holdDataFolder(path, new Date())).toThrow(DataFolderHeldError);
  release();
  holdDataFolder(path, new Date())();
});

test("the id of a dead process that another one bears now does not hold the folder", () => {
  const path = folder("data");
  writeFileSync(
    join(path, "dossier.lock"),
    JSON.stringify({ pid: process.pid, startTicks: "1", since: "2026-01-01T00:00:00.000Z" }),
  );
  expect(() => holdDataFolder(path, new Date())()).not.toThrow();
});

test("secrets are made once, kept for their owner only, and the same for everybody who asks", () => {
  const path = folder("data");
  const first = keptSecrets(path);
  expect(keptSecrets(path)).toEqual(first);
  expect(first.authSecret.length).toBeGreaterThanOrEqual(32);
  expect(statSync(join(path, "secrets.json")).mode & 0o777).toBe(0o600);
});
