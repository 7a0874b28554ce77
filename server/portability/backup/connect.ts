import { existsSync } from "node:fs";
import { join } from "node:path";
import type pg from "pg";
import { directConnection } from "@/server/platform/db/addresses";
import { clusterFolder } from "@/server/platform/db/cluster-folder";
import { connectTo } from "@/server/platform/db/connect-client";
import { DataFolderHeldError } from "@/server/platform/db/data-folder-lock";
import { runningPostgres, startEmbeddedPostgres } from "@/server/platform/db/embedded-postgres";
import { postgresOwner } from "@/server/platform/db/postgres-binaries";
import { dataDir } from "@/server/platform/secrets";
import { systemReason } from "@/server/platform/start-refused";
import { BackupError } from "./backup-error";

export type Connection = { config: pg.ClientConfig; close: () => Promise<void> };

/** The instance's database as it is, without migrating it: of a running instance, or started for as long as the command needs it. */
export async function connectToExisting(): Promise<Connection> {
  const configured = directConnection();
  if (configured) return external(configured);
  if (!existsSync(dataDir()) || !existsSync(join(clusterFolder(dataDir(), postgresOwner()), "PG_VERSION")))
    throw new BackupError(`There is no instance in ${dataDir()}. Set DATA_DIR or DATABASE_URL as the instance does.`);
  try {
    return await bundled();
  } catch (error) {
    if (!(error instanceof DataFolderHeldError)) throw error;
    return { config: runningPostgres(dataDir()), close: async () => {} };
  }
}

/** The database to restore into. The bundled one is created if there is none; no instance may be running on it. */
export async function connectForRestore(): Promise<Connection> {
  const configured = directConnection();
  return configured ? external(configured) : bundled();
}

async function bundled(): Promise<Connection> {
  const server = await startEmbeddedPostgres(dataDir());
  return { config: server.connection, close: server.stop };
}

async function external(connection: pg.ClientConfig): Promise<Connection> {
  try {
    const { client, config } = await connectTo({ ...connection, application_name: "dossier backup" });
    await client.end();
    return { config, close: async () => {} };
  } catch (cause) {
    const { message } = cause as Error;
    throw new BackupError(`The database in DATABASE_URL cannot be used: ${message || systemReason(cause)}.`, { cause });
  }
}
