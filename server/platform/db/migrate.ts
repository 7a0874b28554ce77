import { createHash, randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type pg from "pg";
import { PRODUCT_VERSION } from "@/server/platform/product-version";
import { ReadableError } from "@/server/platform/start-refused";
import { HISTORY_TABLE, holdingMigrationLock, makeMigrationHistory } from "./migration-lock";

export class NewerDatabaseError extends ReadableError {}

/** The database could not be changed to this release's tables, and is as it was. */
export class FailedMigrationError extends ReadableError {
  constructor(migration: string, cause: unknown) {
    const reason = (cause instanceof Error ? cause.message : String(cause)).replace(/[.\s]+$/, "");
    super(
      `Dossier ${PRODUCT_VERSION} could not update the database: migration ${migration} failed (${reason}). The database is unchanged, so the version before still runs on it.`,
      { cause },
    );
  }
}

export type Migration = { name: string; sql: string };

/** The migrations of this release in order, from `prisma/migrations`. */
export function readMigrations(folder: string): Migration[] {
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
  return names.sort().map((name) => ({ name, sql: readFileSync(join(folder, name, "migration.sql"), "utf8") }));
}

type MigrateOptions = {
  /** Runs before an existing database is changed, while other starting instances wait. If it throws, nothing is changed. */
  before?: (missing: readonly string[]) => Promise<void>;
};

/**
 * Migrates a database to this release, under a lock that other starting instances wait for. All missing migrations are one transaction: if
 * one fails, the database is unchanged and `FailedMigrationError` is thrown. Throws `NewerDatabaseError` if a newer major version migrated
 * it. Returns the names applied.
 */
export async function migrate(
  client: pg.ClientBase,
  migrations: readonly Migration[],
  { before }: MigrateOptions = {},
): Promise<string[]> {
  await makeMigrationHistory(client);
  return holdingMigrationLock(client, async () => {
    const { rows } = await client.query<Applied>(
      'select migration_name as name, checksum, logs from "_prisma_migrations" where finished_at is not null',
    );
    refuseNewer(rows, migrations);
    const applied = new Set(rows.map((row) => row.name));
    const missing = migrations.filter((migration) => !applied.has(migration.name));
    const names = missing.map((migration) => migration.name);
    if (applied.size > 0 && missing.length > 0) await before?.(names);
    for (const migration of missing) await apply(client, migration);
    return names;
  });
}

/** Applies migrations in the caller's transaction, and notes them in the history. */
export async function applyInTransaction(client: pg.ClientBase, migrations: readonly Migration[]): Promise<void> {
  await client.query(HISTORY_TABLE);
  for (const migration of migrations) await apply(client, migration);
}

type Applied = { name: string; checksum: string; logs: string | null };

function refuseNewer(applied: readonly Applied[], ours: readonly Migration[]) {
  const known = new Set(ours.map((migration) => migration.name));
  const major = Number.parseInt(PRODUCT_VERSION, 10);
  const foreign = applied
    .filter((row) => !known.has(row.name))
    .map((row) => ({ ...row, major: Number(/^dossier (\d+)\./.exec(row.logs ?? "")?.[1] ?? Number.NaN) }));
  // A newer release of the same major only adds to the schema, so this one still runs on it.
  const newer = foreign.find((row) => !(row.major <= major));
  if (!newer) return;
  const by = Number.isNaN(newer.major) ? "another version" : `version ${newer.major}`;
  throw new NewerDatabaseError(
    `This database was migrated by ${by} of Dossier (migration ${newer.name}); version ${PRODUCT_VERSION} cannot run on it. Start the newer version, or restore a backup from before the upgrade.`,
  );
}

async function apply(client: pg.ClientBase, { name, sql }: Migration) {
  try {
    await client.query(sql);
    await client.query(
      'insert into "_prisma_migrations" (id, checksum, finished_at, migration_name, logs, started_at, applied_steps_count) values ($1, $2, now(), $3, $4, now(), 1)',
      [randomUUID(), createHash("sha256").update(sql).digest("hex"), name, `dossier ${PRODUCT_VERSION}`],
    );
  } catch (cause) {
    throw new FailedMigrationError(name, cause);
  }
}
