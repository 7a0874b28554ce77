import { join } from "node:path";
import type pg from "pg";
import { configuredConnection, directConnection } from "@/server/platform/db/addresses";
import { connectDatabase, type Db, database, disconnectDatabase } from "@/server/platform/db/client";
import { clusterFolder } from "@/server/platform/db/cluster-folder";
import { connectTo } from "@/server/platform/db/connect-client";
import { DataFolderHeldError } from "@/server/platform/db/data-folder-lock";
import { type EmbeddedPostgres, runningPostgres, startEmbeddedPostgres } from "@/server/platform/db/embedded-postgres";
import { migrate, readMigrations } from "@/server/platform/db/migrate";
import { postgresOwner } from "@/server/platform/db/postgres-binaries";
import { env } from "@/server/platform/env";
import { dataDir } from "@/server/platform/secrets";
import { StartRefusedError, systemReason } from "@/server/platform/start-refused";
import { backUpBeforeUpgrade } from "@/server/portability/backup/before-upgrade";
import { carryThroughBackup } from "@/server/portability/backup/carry";

export type OpenDatabase = {
  /** The bundled server, if this process started or took over one. */
  embedded: EmbeddedPostgres | null;
  /** Where the bundled server stores rows, if this process uses it. */
  folder: string | null;
  /** How to get a dedicated session, past any pooler. */
  direct: pg.ClientConfig;
  close: () => Promise<void>;
};

type Options = {
  onLost?: (reason: string) => void;
  /** Runs after the migrations and before anything else may use the database. */
  prepare?: (db: Db) => Promise<void>;
};

/** Opens the configured database and migrates it to this release. Throws StartRefusedError for problems that a person can fix. */
export async function openDatabase({ onLost, prepare }: Options = {}): Promise<OpenDatabase> {
  const { DATABASE_URL } = env();
  const embedded = DATABASE_URL
    ? null
    : await startEmbeddedPostgres(dataDir(), { carry: carryThroughBackup(dataDir()), ...(onLost ? { onLost } : {}) });
  const connection = configuredConnection() ?? embedded?.connection ?? {};
  const direct = directConnection() ?? connection;
  const close = async () => {
    await disconnectDatabase();
    await embedded?.stop();
  };
  try {
    // Not from the pool: a migration may take longer than the statements of a request.
    const { client, config } = await connectTo(direct).catch((cause: Error) => {
      if (!DATABASE_URL) throw cause;
      throw new StartRefusedError(`The database in DATABASE_URL cannot be used: ${cause.message || systemReason(cause)}.`, {
        cause,
      });
    });
    try {
      await migrate(client, readMigrations(join(process.cwd(), "prisma/migrations")), {
        before: () => backUpBeforeUpgrade(config, client, new Date()),
      });
    } finally {
      await client.end().catch(() => {});
    }
    connectDatabase(connection);
    await prepare?.(database());
  } catch (error) {
    await close();
    throw error;
  }
  return { embedded, folder: embedded?.folder ?? null, direct, close };
}

/** For an instance among several on this machine: uses the database that their supervisor opened and migrated. */
export async function joinDatabase(): Promise<OpenDatabase> {
  const connection = configuredConnection() ?? runningPostgres(dataDir());
  connectDatabase(connection);
  const folder = env().DATABASE_URL ? null : clusterFolder(dataDir(), postgresOwner());
  return { embedded: null, folder, direct: directConnection() ?? connection, close: disconnectDatabase };
}

/**
 * For commands: opens the database as the application does, or connects to that of a running application. Returns a close
 * function.
 */
export async function openOrJoinDatabase(): Promise<() => Promise<void>> {
  try {
    return (await openDatabase()).close;
  } catch (error) {
    if (!(error instanceof DataFolderHeldError)) throw error;
    connectDatabase(runningPostgres(dataDir()));
    return disconnectDatabase;
  }
}
