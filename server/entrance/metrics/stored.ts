import { database, databasePool } from "@/server/platform/db/client";
import { databaseBytes } from "@/server/platform/db/hot/stored-bytes";
import { singleton } from "@/server/platform/singleton";
import { backupState } from "@/server/portability/backup/health";
import { hasConfiguredPlace } from "@/server/portability/backup/place";
import { withinPatience } from "./within-patience";

/** Sizes change slowly, and adding them up reads a row for each file. */
const SIZES_FOR_MS = 5 * 60_000;

type Sizes = { at: number; bytes: Record<string, number> };

/** Bytes in the database and of uploaded files, at most five minutes old; nothing while the database does not respond. */
export async function storedBytes(now: Date): Promise<Record<string, number>> {
  const known = singleton<{ sizes: Sizes | null }>("stored-bytes", () => ({ sizes: null }));
  if (known.sizes && now.getTime() - known.sizes.at < SIZES_FOR_MS) return known.sizes.bytes;
  const measure = async () => {
    const files = await database().storedFile.aggregate({ _sum: { size: true } });
    const bytes = { database: await databaseBytes(), files: files._sum.size ?? 0 };
    known.sizes = { at: now.getTime(), bytes };
    return bytes;
  };
  return withinPatience<Record<string, number>>(measure(), {});
}

export type BackupFigures = { lastGoodSeconds: number | null; isHealthy: boolean };

/** When the last good backup began, in seconds since 1970; null without scheduled backups or without the database. */
export async function backupFigures(now: Date): Promise<BackupFigures | null> {
  if (!hasConfiguredPlace()) return null;
  const look = async () => {
    const { status, lastGoodAt } = await backupState(databasePool(), now);
    return { lastGoodSeconds: lastGoodAt === null ? null : Date.parse(lastGoodAt) / 1000, isHealthy: status === "healthy" };
  };
  return withinPatience<BackupFigures | null>(look(), null);
}
