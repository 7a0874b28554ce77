import type { InstanceReport } from "@/contracts/admin/instance";
import { health } from "@/server/entrance/instance/health";
import { waitingWork } from "@/server/entrance/metrics/waiting-work";
import { usesFolder } from "@/server/platform/adapters/storage/storage";
import { freeBytesOf } from "@/server/platform/data-folder/free-space";
import { type Db, databasePool } from "@/server/platform/db/client";
import { env } from "@/server/platform/env";
import { PRODUCT_VERSION } from "@/server/platform/product-version";
import { dataDir } from "@/server/platform/secrets";
import { hasConfiguredPlace } from "@/server/portability/backup/place";
import { lastBackup } from "@/server/portability/backup/state";

type HealthPart = { status: "healthy" | "unhealthy"; error?: string };
type Health = HealthPart & { database: HealthPart; storage: HealthPart };

/** How the instance is doing, for administrators. */
export async function instanceReport(db: Db, now: Date): Promise<InstanceReport> {
  const state = JSON.parse((await health(now)).body) as Health;
  const [size] = await db.$queryRaw<{ bytes: bigint }[]>`select pg_database_size(current_database()) as bytes`;
  const files = await db.storedFile.aggregate({ _sum: { size: true } });
  const waiting = await waitingWork(now);
  const [total, disabled, admins] = await Promise.all([
    db.user.count(),
    db.user.count({ where: { banned: true } }),
    db.user.count({ where: { isAdmin: true, banned: false } }),
  ]);
  return {
    version: PRODUCT_VERSION,
    startedAt: new Date(now.getTime() - process.uptime() * 1000).toISOString(),
    health: {
      status: state.status,
      database: state.database.status,
      storage: state.storage.status,
      error: state.database.error ?? state.storage.error ?? null,
    },
    storage: {
      databaseBytes: Number(size?.bytes ?? 0),
      uploadedBytes: Number(files._sum.size ?? 0),
      freeBytes: await freeBytesOf(dataDir()),
      isBucket: !usesFolder(),
    },
    people: { total, disabled, admins },
    waiting: {
      webhookDeliveries: waiting.webhook_deliveries ?? 0,
      scheduledWork: waiting.scheduled_work ?? 0,
      pagesToPrint: waiting.pages_to_print ?? 0,
    },
    backups: { isScheduled: hasConfiguredPlace(), at: env().BACKUP_AT, last: await lastBackup(databasePool()) },
    sendsMail: env().SMTP_URL !== undefined,
  };
}
