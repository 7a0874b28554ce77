import { readdir, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import type pg from "pg";
import { env } from "@/server/platform/env";
import { logInfo } from "@/server/platform/log";
import { PRODUCT_VERSION } from "@/server/platform/product-version";
import { dataDir } from "@/server/platform/secrets";
import { BackupError } from "./backup-error";
import { fileTarget } from "./folder-place";
import { runBackup } from "./run-backup";

const MAX_STORED = 3;
const NAME = /^before-[\w.-]+-\d{8}T\d{6}Z\.tar$/;

/** Where backups before upgrades are: with the scheduled ones if these are in a folder, else in the data folder. */
const folderOf = () => resolve(env().BACKUP_DIR ?? join(dataDir(), "backups"));

/**
 * Backs the database up before migrations change it, unless a setting turns this off or there is no account yet. Throws BackupError if
 * that fails: an upgrade without a way back must be deliberate.
 */
export async function backUpBeforeUpgrade(connection: pg.ClientConfig, client: pg.ClientBase, now: Date): Promise<void> {
  const { BACKUP_BEFORE_UPGRADE, BACKUP_PASSPHRASE: passphrase } = env();
  if (!BACKUP_BEFORE_UPGRADE || !(await hasAccounts(client))) return;
  const time = now.toISOString().replace(/[-:]|\.\d+/g, "");
  const path = join(folderOf(), `before-${PRODUCT_VERSION}-${time}.tar`);
  try {
    // The files stay as they are in an upgrade, and the secrets too.
    const { rows } = await runBackup(connection, await fileTarget(path), path, { passphrase, now, scope: "database" });
    logInfo("backup", "Backed up the database before the upgrade.", { path, rows });
  } catch (error) {
    if (!(error instanceof BackupError)) throw error;
    throw new BackupError(
      `Dossier ${PRODUCT_VERSION} has to update the database and backs it up first, but: ${error.message} Nothing was changed. Fix that, or set BACKUP_BEFORE_UPGRADE=false to upgrade without a backup.`,
      { cause: error },
    );
  }
  await removeOlder();
}

async function hasAccounts(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ some: boolean }>('select exists (select from "user") as some');
  return rows[0]?.some ?? false;
}

async function removeOlder(): Promise<void> {
  const names = (await readdir(folderOf())).filter((name) => NAME.test(name));
  const byTime = (name: string) => name.slice(-"20261122T030000Z.tar".length);
  const old = names.sort((one, other) => byTime(other).localeCompare(byTime(one))).slice(MAX_STORED);
  for (const name of old) await rm(join(folderOf(), name), { force: true });
}
