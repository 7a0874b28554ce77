import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { DataFolderHeldError, holdDataFolder } from "./data-folder-lock";

let folder = "";
const children: ChildProcess[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "dossier-lock-"));
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});

/** Another program that takes the lock and keeps it until it is killed. */
async function holder(command: string, words: string[]): Promise<ChildProcess> {
  const script = `
    const fd = require("fs").openSync(process.argv[1], "a+");
    if (!require("fs-native-extensions").tryLock(fd)) process.exit(1);
    console.log("locked");
    setInterval(() => {}, 1000);`;
  const child = spawn(command, [...words, process.execPath, "-e", script, join(folder, "dossier.lock")], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  children.push(child);
  await new Promise((resolve) => child.stdout.once("data", resolve));
  return child;
}

test("one process at a time holds a folder, and the next can as soon as it is released", async () => {
  const lock = await holdDataFolder(folder, new Date());
  await expect(holdDataFolder(folder, new Date())).rejects.toThrow(DataFolderHeldError);
  lock.release();
  (await holdDataFolder(folder, new Date())).release();
});

test("a killed holder releases the folder immediately, fifty times in a row", async () => {
  for (let round = 0; round < 50; round++) {
    const child = await holder("/usr/bin/env", []);
    child.kill("SIGKILL");
    (await holdDataFolder(folder, new Date())).release();
  }
});

const canHaveNamespaces = spawnSync("unshare", ["--pid", "--fork", "--mount-proc", "true"]).status === 0;
if (!canHaveNamespaces) console.log("Locks across PID namespaces are not tested: this machine does not allow `unshare --pid`.");

test.skipIf(!canHaveNamespaces)("a holder in another PID namespace, as in another container, holds the folder", async () => {
  const child = await holder("unshare", ["--pid", "--fork", "--kill-child", "--mount-proc"]);
  await expect(holdDataFolder(folder, new Date())).rejects.toThrow(DataFolderHeldError);
  child.kill("SIGKILL");
  (await holdDataFolder(folder, new Date())).release();
});

test("a lock file that names a holder locks nothing, even when that process is alive", async () => {
  writeFileSync(join(folder, "dossier.lock"), JSON.stringify({ pid: process.ppid, since: "2026-01-01T00:00:00.000Z" }));
  (await holdDataFolder(folder, new Date())).release();
});
