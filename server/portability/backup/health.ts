import type pg from "pg";
import { DAY_MS } from "@/domain/dates/day-ms";
import { lastBackup } from "./state";

/** Two days: one backup may fail and be tried again. */
const LATE_MS = 2 * DAY_MS;

type BackupState = { status: "healthy" | "unhealthy"; lastGoodAt: string | null; error?: string };

/** The state of scheduled backups in words for strangers: no paths, no reasons. The log has these. */
export async function backupState(db: pg.Pool, now: Date): Promise<BackupState> {
  const last = await lastBackup(db);
  const lastGoodAt = last?.lastGoodAt ?? null;
  if (last && !last.isGood) return { status: "unhealthy", lastGoodAt, error: "The last backup failed." };
  const isLate = lastGoodAt !== null && now.getTime() - Date.parse(lastGoodAt) > LATE_MS;
  return isLate ? { status: "unhealthy", lastGoodAt, error: "The last backup is too old." } : { status: "healthy", lastGoodAt };
}
