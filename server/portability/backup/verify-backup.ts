import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { startEmbeddedPostgres } from "@/server/platform/db/embedded-postgres";
import { openBackup, type Source } from "./archive-reader";
import { BackupError } from "./backup-error";
import { differencesOf } from "./compare-tables";
import type { Manifest } from "./format";
import { restoreDatabase } from "./restore-database";

/**
 * Restores a backup into a separate PostgreSQL, in a temporary folder that is removed afterwards, and compares every row with
 * the manifest. The instance is not touched. Throws BackupError, which names what is wrong.
 */
export async function verifyBackup(source: Source, passphrase: string | undefined): Promise<Manifest> {
  const backup = await openBackup(source, passphrase);
  const folder = mkdtempSync(join(tmpdir(), "dossier-verify-"));
  try {
    const server = await startEmbeddedPostgres(folder);
    try {
      const client = new pg.Client(server.connection);
      await client.connect();
      try {
        // The files' bytes are what their hashes say; a second storage to put them in would prove no more.
        await restoreDatabase(client, source, backup, {
          replaces: false,
          onPart: async (_path, content) => void (await content()),
        });
        const differences = await differencesOf(client, backup);
        if (differences.length > 0)
          throw new BackupError(
            `${source.name} was restored with differences:\n${differences.map((line) => `- ${line}`).join("\n")}`,
          );
      } finally {
        await client.end();
      }
    } finally {
      await server.stop();
      rmSync(server.folder, { recursive: true, force: true });
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return backup.manifest;
}
