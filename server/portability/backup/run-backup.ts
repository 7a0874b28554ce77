import pg from "pg";
import { withReason } from "./backup-error";
import type { Target } from "./backup-place";
import { type BackupOptions, type BackupSummary, writeBackup } from "./write-backup";

/** Writes a backup of the database of this connection to a target, which gets its name at the end or is removed. */
export async function runBackup(
  connection: pg.ClientConfig,
  target: Target,
  where: string,
  options: BackupOptions,
): Promise<BackupSummary> {
  const client = new pg.Client(connection);
  client.on("error", () => {});
  try {
    await client.connect();
    const summary = await writeBackup(client, target.stream, options);
    await target.complete();
    return summary;
  } catch (error) {
    target.stream.destroy();
    await target.abandon().catch(() => {});
    throw withReason(`The backup could not be written to ${where}`, error);
  } finally {
    await client.end().catch(() => {});
  }
}
