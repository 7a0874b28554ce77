import { join } from "node:path";
import pg from "pg";
import type { Carry } from "@/server/platform/db/move-cluster";
import { env } from "@/server/platform/env";
import { openBackup } from "./archive-reader";
import { fileTarget, sourceOfFile } from "./folder-place";
import { restoreDatabase } from "./restore-database";
import { runBackup } from "./run-backup";

/** Moves the rows of the bundled database to a newer PostgreSQL through a backup, which stays in the data folder. */
export function carryThroughBackup(dataDir: string): Carry {
  const passphrase = () => env().BACKUP_PASSPHRASE;
  return {
    async out(connection) {
      const now = new Date();
      const path = join(dataDir, "backups", `moved-${now.toISOString().replace(/[-:]|\.\d+/g, "")}.tar`);
      await runBackup(connection, await fileTarget(path), path, { passphrase: passphrase(), now, scope: "database" });
      return path;
    },
    async into(connection, path) {
      const source = sourceOfFile(path);
      const backup = await openBackup(source, passphrase());
      const client = new pg.Client(connection);
      await client.connect();
      try {
        await restoreDatabase(client, source, backup, { replaces: false, onPart: async () => {} });
      } finally {
        await client.end();
      }
    },
  };
}
