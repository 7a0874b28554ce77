import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import type pg from "pg";
import { DAY_MS } from "@/domain/dates/day-ms";
import { keepStepping } from "@/server/platform/background-loop";
import { databasePool } from "@/server/platform/db/client";
import { env } from "@/server/platform/env";
import { logError, logInfo } from "@/server/platform/log";
import { singleton } from "@/server/platform/singleton";
import { hasConfiguredPlace } from "./place";
import { giveLeaseBack, type LastBackup, lastBackup, storeLastBackup, takeLease } from "./state";

const LEASE_SECONDS = 120;
const RENEW_MS = 30_000;
const LOOK_EVERY_MS = 60_000;
const RETRY_MS = 3_600_000;
/** Makes the daily backups of the instance for as long as the process lives, if the settings name a place for them. Returns how to stop. */
export function keepBackedUp(): () => void {
  if (!hasConfiguredPlace()) return () => {};
  const step = async () => {
    await backUpIfDue(databasePool(), new Date());
    return false;
  };
  return keepStepping(step, { idleMs: LOOK_EVERY_MS, busyMs: LOOK_EVERY_MS }, "Backups could not be looked after.");
}

/** Whether a backup is due: none that is good began since the last time of day for it, and none failed within the hour. */
export function isDue(last: LastBackup | null, at: string, now: Date): boolean {
  if (!last) return true;
  const [hours = 0, minutes = 0] = at.split(":").map(Number);
  const today = new Date(now).setUTCHours(hours, minutes, 0, 0);
  const latest = today <= now.getTime() ? today : today - DAY_MS;
  if (last.lastGoodAt && Date.parse(last.lastGoodAt) >= latest) return false;
  return last.isGood || now.getTime() - Date.parse(last.finishedAt) >= RETRY_MS;
}

/** Makes a backup if it is due and no other instance is making one. Returns whether this one did. */
export async function backUpIfDue(
  db: pg.Pool,
  now: Date,
  holder: string = singleton("backup-holder", randomUUID),
): Promise<boolean> {
  const { BACKUP_AT } = env();
  if (!isDue(await lastBackup(db), BACKUP_AT, now)) return false;
  if (!(await takeLease(db, holder, LEASE_SECONDS))) return false;
  try {
    // Another instance may have finished one between the look and the lease.
    const before = await lastBackup(db);
    if (!isDue(before, BACKUP_AT, now)) return false;
    await backUp(db, holder, before, now);
    return true;
  } finally {
    await giveLeaseBack(db, holder);
  }
}

async function backUp(db: pg.Pool, holder: string, before: LastBackup | null, now: Date) {
  const began = performance.now();
  const renewing = setInterval(() => {
    takeLease(db, holder, LEASE_SECONDS).catch((error: unknown) => logError("backup", "The lease could not be renewed.", error));
  }, RENEW_MS);
  try {
    const { code, output } = await runApart();
    const isGood = code === 0;
    await storeLastBackup(db, {
      startedAt: now.toISOString(),
      finishedAt: new Date(now.getTime() + performance.now() - began).toISOString(),
      isGood,
      lastGoodAt: isGood ? now.toISOString() : (before?.lastGoodAt ?? null),
    });
    if (isGood) logInfo("backup", "Backed up.", { detail: output.split("\n")[0] ?? "" });
    else logError("backup", "The backup failed. It will be tried again in an hour.", new Error(output.trim().slice(-2_000)));
  } finally {
    clearInterval(renewing);
  }
}

/** In a separate process, which lowers its own priority: requests do not wait for it, and its memory is returned. */
function runApart(): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(process.cwd(), "dist/backup.mjs"), "--scheduled"], {
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk: Buffer) => {
        output = (output + chunk.toString()).slice(-8_000);
      });
    child.once("error", reject);
    child.once("close", (code) => resolve({ code, output }));
  });
}
