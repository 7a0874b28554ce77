import { spawn, spawnSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import pg from "pg";
import { afterEach, expect, inject, test } from "vitest";
import { bundleScript } from "@/scripts/bundle-script.mjs";
import { StartRefusedError } from "@/server/platform/start-refused";
import { copyCluster } from "@/server/testing/application";
import { clusterFolder } from "./cluster-folder";
import { DataFolderHeldError } from "./data-folder-lock";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "./embedded-postgres";
import { postgresOwner } from "./postgres-binaries";
import { livePostmaster, readPostmaster } from "./postmaster";

const folders: string[] = [];
const running: EmbeddedPostgres[] = [];

function folder(...parts: string[]): string {
  const base = mkdtempSync(join(tmpdir(), "dossier-pg-"));
  folders.push(base);
  const path = join(base, ...parts);
  mkdirSync(path, { recursive: true });
  return path;
}

/** A data folder with a cluster, for tests of later steps. */
function readyFolder(...parts: string[]): string {
  const path = folder(...parts);
  // Then PostgreSQL can enter it, and the cluster is where a run has its files.
  chmodSync(folders.at(-1) ?? path, 0o755);
  copyCluster(inject("readyCluster"), clusterFolder(path, postgresOwner()));
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

test("a second start on the same folder is rejected and names the first", async () => {
  const path = readyFolder("data");
  await start(path);
  await expect(startEmbeddedPostgres(path)).rejects.toThrow(DataFolderHeldError);
  await expect(startEmbeddedPostgres(path)).rejects.toThrow(`process ${process.pid}`);
});

test("a cluster whose creation was interrupted is created again", async () => {
  const path = folder("data");
  chmodSync(dirname(path), 0o755);
  // Leftovers of earlier versions, which created it in place, and of this one.
  mkdirSync(join(path, "postgres/base/1"), { recursive: true });
  writeFileSync(join(path, "postgres/PG_VERSION"), "18\n");
  mkdirSync(join(path, "postgres.new-0123456789ab/base"), { recursive: true });
  expect(await answer(await start(path), "select 1")).toEqual([[1]]);
  expect(readdirSync(path).sort()).toEqual(["dossier.lock", "postgres", "postgres.lock"]);
});

test("a database of another major version of PostgreSQL is left unchanged, and the message explains how to move it", async () => {
  const path = folder();
  const postgres = await start(path);
  await answer(postgres, "create table kept (id int)");
  await postgres.stop();
  const version = join(postgres.folder, "PG_VERSION");
  const written = readFileSync(version, "utf8");
  writeFileSync(version, "17\n");
  await expect(start(path)).rejects.toThrow(
    /was written by PostgreSQL 17, but this version of Dossier has PostgreSQL \d+\. Nothing was changed\. .*npm run backup -- move\.tar/,
  );
  writeFileSync(version, "99\n");
  await expect(start(path)).rejects.toThrow("Start the newer version of Dossier that wrote it");
  writeFileSync(version, written);
  expect(await answer(await start(path), "select count(*)::int from kept")).toEqual([[0]]);
});

test("a missing database outside of DATA_DIR is not replaced by an empty one", async () => {
  const path = folder("data");
  writeFileSync(join(path, "postgres-is-at.txt"), "/var/lib/dossier/was-here-before\n");
  await expect(startEmbeddedPostgres(path)).rejects.toThrow(StartRefusedError);
});

test("a start immediately after the server was killed finds every row, five times in a row", async () => {
  const path = readyFolder("data");
  let postgres = await start(path);
  await answer(postgres, "create table kept (number int)");
  for (let round = 0; round < 5; round++) {
    await answer(postgres, `insert into kept values (${round})`);
    process.kill(readPostmaster(postgres.folder)?.pid ?? 0, "SIGKILL");
    await postgres.stop();
    running.pop();
    postgres = await start(path);
    expect(await answer(postgres, "select count(*)::int from kept")).toEqual([[round + 1]]);
  }
});

test("a server that was killed while the application runs is restarted, and its clients reconnect", async () => {
  const postgres = await start(readyFolder("data"));
  const { pid } = readPostmaster(postgres.folder) ?? { pid: 0 };
  process.kill(pid, "SIGKILL");
  await expect.poll(() => answer(postgres, "select 1").catch(() => null), { timeout: 20_000 }).toEqual([[1]]);
  expect(readPostmaster(postgres.folder)?.pid).not.toBe(pid);
});

test("a server that hangs, left behind by a killed application, is replaced", async () => {
  const path = readyFolder("data");
  const orphan = await orphaned(path, "insert into kept values ('still here')");
  process.kill(orphan, "SIGSTOP");
  expect(await answer(await start(path), "select word from kept")).toEqual([["still here"]]);
  expect(livePostmaster(running[0]?.folder ?? "")?.pid).not.toBe(orphan);
});

test("a server left running by a killed application is reused", async () => {
  const path = readyFolder("data");
  const orphan = await orphaned(path, "select 1");
  const postgres = await start(path);
  expect(readPostmaster(postgres.folder)?.pid).toBe(orphan);
});

/** Starts a server from a child process, runs a statement, and kills that process. Returns the server's PID. */
async function orphaned(path: string, statement: string): Promise<number> {
  const script = await bundleScript("server/platform/db/testing/start-and-wait.ts", "start-and-wait");
  const child = spawn(process.execPath, [script, path, `create table kept (word text); ${statement}`], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  await new Promise((resolve) => child.stdout.once("data", resolve));
  child.kill("SIGKILL");
  await new Promise((resolve) => child.once("exit", resolve));
  return readPostmaster(runningFolder(path))?.pid ?? 0;
}

const runningFolder = (path: string) => clusterFolder(path, postgresOwner());

test("a PID in postmaster.pid that now belongs to another program does not prevent a start", async () => {
  const path = readyFolder("data");
  const postgres = await start(path);
  await postgres.stop();
  running.pop();
  const other = spawn("/bin/sleep", ["60"], { ...postgresOwner(), stdio: "ignore" });
  writeFileSync(join(postgres.folder, "postmaster.pid"), `${other.pid}\n${postgres.folder}\n1\n5432\n/tmp/elsewhere\n`);
  try {
    expect(await answer(await start(path), "select 1")).toEqual([[1]]);
  } finally {
    other.kill("SIGKILL");
  }
});

test("symbolic links in the cluster are replaced and never followed", async () => {
  const path = readyFolder("data");
  const postgres = await start(path);
  await postgres.stop();
  running.pop();
  const victim = folder("victim");
  const file = join(victim, "file");
  writeFileSync(file, "untouched");
  const before = [statSync(victim), statSync(file)].map(({ uid, mode }) => [uid, mode]);
  for (const [name, target] of [
    ["run", victim],
    ["pg_hba.conf", file],
    ["pg_ident.conf", file],
  ] as const) {
    rmSync(join(postgres.folder, name), { recursive: true, force: true });
    symlinkSync(target, join(postgres.folder, name));
  }
  await start(path);
  expect(readFileSync(file, "utf8")).toBe("untouched");
  expect([statSync(victim), statSync(file)].map(({ uid, mode }) => [uid, mode])).toEqual(before);
  expect(readdirSync(victim)).toEqual(["file"]);
});

const isRoot = process.getuid?.() === 0;

test.skipIf(!isRoot)("as root, the database rejects other processes of the unprivileged user", async () => {
  const { connection } = await start(readyFolder("data"));
  // A client with just enough of the protocol: `R` is "authentication ok", `E` is an error.
  const script = `
    const socket = require("net").connect(process.argv[1] + "/.s.PGSQL.5432");
    const text = Buffer.from("user\\0dossier\\0database\\0postgres\\0\\0");
    const head = Buffer.alloc(8);
    head.writeInt32BE(text.length + 8); head.writeInt32BE(196608, 4);
    socket.on("connect", () => socket.write(Buffer.concat([head, text])));
    socket.on("data", (data) => { console.log(data.toString("latin1")); process.exit(); });
    socket.on("error", (error) => { console.log(error.code); process.exit(); });`;
  const asOwner = spawnSync(process.execPath, ["-e", script, connection.host], {
    ...postgresOwner(),
    cwd: "/",
    encoding: "utf8",
  });
  expect(asOwner.stdout).toMatch(/^E[\s\S]*(28000|Peer authentication failed)/);
  const asRoot = spawnSync(process.execPath, ["-e", script, connection.host], { cwd: "/", encoding: "utf8" });
  expect(asRoot.stdout).toMatch(/^R/);
});

test("a cluster of a version that let everyone connect is restricted at start", async () => {
  const path = readyFolder("data");
  const postgres = await start(path);
  await postgres.stop();
  running.pop();
  writeFileSync(join(postgres.folder, "pg_hba.conf"), "local all all trust\n");
  const [rule] = await answer(await start(path), "select auth_method, options from pg_hba_file_rules");
  expect(rule).toEqual(["peer", ["map=dossier"]]);
});

test("the socket of a long path is in a folder with an unpredictable name, and is removed with the server", async () => {
  const path = readyFolder("x".repeat(150));
  const postgres = await start(path);
  const { host } = postgres.connection;
  if (postgres.folder.startsWith(path)) expect(host).toMatch(/^\/tmp\/dossier-socket-[A-Za-z0-9]{6}$/);
  expect(statSync(host).mode & 0o777).toBe(0o700);
  await postgres.stop();
  running.pop();
  if (!host.startsWith(postgres.folder)) expect(existsSync(host)).toBe(false);
});

test("a folder that cannot be used is rejected with one sentence", async () => {
  const path = folder("data");
  writeFileSync(join(path, "file"), "");
  await expect(startEmbeddedPostgres(join(path, "file"))).rejects.toThrow(StartRefusedError);
  await expect(startEmbeddedPostgres(join(path, "file"))).rejects.toThrow(/cannot be used: a file is in its place\.$/);
});
