import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { DAY_MS } from "@/domain/dates/day-ms";
import { databasePool } from "@/server/platform/db/client";
import { folderPlace, sourceOfFile } from "@/server/portability/backup/folder-place";
import { backUpIfDue } from "@/server/portability/backup/schedule";
import { forgetBackupState, lastBackup, takeLease } from "@/server/portability/backup/state";
import { verifyBackup } from "@/server/portability/backup/verify-backup";
import { signUp, withInstance } from "@/server/testing/instance";
import { expectConsole } from "@/server/testing/quiet-console";
import { health } from "./health";

const folder = mkdtempSync(join(tmpdir(), "dossier-scheduled-"));
const place = join(folder, "backups");
withInstance({ BACKUP_DIR: place });
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const backupsPart = async (now: Date) => JSON.parse((await health(now)).body) as { status: string; backups: unknown };

test("of three instances one makes the backup that is due; health reports when, and of a failure only that there was one", async () => {
  await signUp();
  const now = new Date();
  const run = (holder: string, at = now) => backUpIfDue(databasePool(), at, holder);
  expect((await Promise.all(["one", "two", "three"].map((holder) => run(holder)))).filter(Boolean)).toEqual([true]);
  const [name = "", ...more] = readdirSync(place);
  expect(more).toEqual([]);
  await verifyBackup(sourceOfFile(join(place, name)), undefined);
  expect(await run("two")).toBe(false);
  expect((await backupsPart(now)).backups).toMatchObject({ status: "healthy", lastGoodAt: now.toISOString() });

  const tomorrow = new Date(now.getTime() + DAY_MS);
  rmSync(place, { recursive: true });
  writeFileSync(place, "a file where the folder should be");
  expectConsole(/a file is in its place.*The backup failed/s);
  expect(await run("three", tomorrow)).toBe(true);
  const text = await backupsPart(tomorrow);
  expect(text).toMatchObject({ status: "healthy", backups: { status: "unhealthy", error: "The last backup failed." } });
  expect(JSON.stringify(text)).not.toContain(folder);
  expect(await run("one", new Date(tomorrow.getTime() + 60_000))).toBe(false);

  rmSync(place);
  expect(await run("one", new Date(tomorrow.getTime() + 2 * 3_600_000))).toBe(true);
  expect((await lastBackup(databasePool()))?.isGood).toBe(true);
  expect((await folderPlace(place).names()).length).toBe(1);
  expect(existsSync(join(place, name))).toBe(false);
}, 240_000);

test("the lease of a killed instance ends by itself, and a living one keeps it", async () => {
  await forgetBackupState(databasePool());
  expect(await takeLease(databasePool(), "living", 60)).toBe(true);
  expect(await takeLease(databasePool(), "other", 60)).toBe(false);
  expect(await takeLease(databasePool(), "living", -1)).toBe(true);
  expect(await takeLease(databasePool(), "other", 60)).toBe(true);
});
