import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type pg from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { applyInTransaction, type Migration } from "@/server/platform/db/migrate";
import { entriesOf, type OpenBackup, partContent, type Source } from "./archive-reader";
import { BackupError } from "./backup-error";
import { FILES_FOLDER, type Header, SECRETS_PATH, tableOf } from "./format";
import { appliedMigrations, COPY_SETTINGS, ownMigrations, ownNames, quoted, refuseUnknown } from "./own-schema";
import { columnsOf } from "./table-rows";

export type RestoreOptions = {
  /** Replaces an instance that has accounts. */
  replaces: boolean;
  /** Gets each part that is not a table's, before the restore is final. */
  onPart: (path: string, content: () => Promise<Buffer>) => Promise<void>;
};

/**
 * Replaces Dossier's tables by those of a backup, in one transaction: after any failure the database is unchanged. Needs no superuser: the
 * tables are recreated and filled without triggers and foreign keys, which are added afterwards, which checks all rows together.
 */
export async function restoreDatabase(
  client: pg.ClientBase,
  source: Source,
  backup: OpenBackup,
  { replaces, onPart }: RestoreOptions,
): Promise<void> {
  const { header } = backup;
  const ours = ownMigrations();
  refuseUnknown(
    header.migrations,
    ours,
    (name) =>
      `${source.name} was made by Dossier ${header.product} (migration ${name}), which is newer. Update this version first.`,
  );
  await client.query(COPY_SETTINGS);
  await client.query("begin");
  try {
    await refuseUse(client, replaces, ours);
    await dropOwn(client, ours);
    const expected = new Set(header.migrations);
    await applyInTransaction(
      client,
      ours.filter(({ name }) => expected.has(name)),
    );
    await fill(client, source, backup, onPart);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback").catch(() => {});
    throw error;
  }
  await client.query("analyze");
}

/** No one else may use the database, and an instance with accounts is only replaced on demand. */
async function refuseUse(client: pg.ClientBase, replaces: boolean, ours: readonly Migration[]) {
  const { rows: others } = await client.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
     where datname = current_database() and usename = current_user and pid <> pg_backend_pid() and backend_type = 'client backend'`,
  );
  if (others[0]?.count)
    throw new BackupError(
      `The database is in use (other connections: ${others[0].count}). Stop every instance that uses it before restoring.`,
    );
  const applied = await appliedMigrations(client);
  refuseUnknown(
    applied,
    ours,
    (name) =>
      `The database was migrated by a newer version of Dossier (migration ${name}). Restore into another one, or use that version.`,
  );
  if (replaces || applied.length === 0) return;
  const { rows } = await client.query<{ count: number }>(`select count(*)::int as count from "user"`);
  if (rows[0]?.count)
    throw new BackupError(
      `The database has data already (accounts: ${rows[0].count}). Nothing was changed. To delete it and restore the backup in its place, add --replace.`,
    );
}

async function dropOwn(client: pg.ClientBase, ours: readonly Migration[]) {
  const { tables, functions } = ownNames(ours);
  await client.query(`drop table if exists ${tables.map(quoted).join(", ")} cascade`);
  await client.query(`drop function if exists ${functions.map(quoted).join(", ")} cascade`);
}

async function fill(client: pg.ClientBase, source: Source, backup: OpenBackup, onPart: RestoreOptions["onPart"]) {
  const { header, manifest } = backup;
  const tables = new Map(header.tables.map((table) => [table.name, table]));
  // Migrations may have added rows, which are among those of the backup.
  await client.query(`truncate ${header.tables.map(({ name }) => quoted(name)).join(", ")}`);
  const keys = await takeForeignKeys(client);
  for (const { name } of header.tables) await client.query(`alter table ${quoted(name)} disable trigger user`);
  const counts = new Map<string, number>();
  for await (const { path, content } of contents(source, backup)) {
    const table = tables.get(tableOf(path) ?? "");
    if (!table) {
      if (path === SECRETS_PATH || path.startsWith(FILES_FOLDER)) await onPart(path, content);
      continue;
    }
    const rows = await copyInto(client, table, await content());
    counts.set(table.name, (counts.get(table.name) ?? 0) + rows);
  }
  for (const { name, rows } of manifest.tables)
    if ((counts.get(name) ?? 0) !== rows)
      throw new BackupError(`${source.name} cannot be restored: ${name} has ${counts.get(name) ?? 0} rows instead of ${rows}.`);
  for (const { name } of header.tables) await client.query(`alter table ${quoted(name)} enable trigger user`);
  for (const { table, name, definition } of keys)
    await client.query(`alter table ${table} add constraint ${quoted(name)} ${definition}`);
}

type ForeignKey = { table: string; name: string; definition: string };

async function takeForeignKeys(client: pg.ClientBase): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `select c.conrelid::regclass::text as table, c.conname as name, pg_get_constraintdef(c.oid) as definition
     from pg_constraint c join pg_class t on t.oid = c.conrelid
     where c.contype = 'f' and t.relnamespace = current_schema()::regnamespace and t.relname = any ($1)`,
    [ownNames(ownMigrations()).tables],
  );
  for (const { table, name } of rows) await client.query(`alter table ${table} drop constraint ${quoted(name)}`);
  return rows;
}

type Content = { path: string; content: () => Promise<Buffer> };

/** The parts of a backup. The next one is decompressed while the one before is in use. */
async function* contents(source: Source, { seal }: OpenBackup): AsyncGenerator<Content> {
  let before: Content | null = null;
  for await (const { path, bytes } of entriesOf(source)) {
    let work: Promise<Buffer> | null = null;
    const content = () => {
      work ??= partContent(source, path, bytes, seal);
      return work;
    };
    if (tableOf(path)) content().catch(() => {});
    if (before) yield before;
    before = { path, content };
  }
  if (before) yield before;
}

async function copyInto(client: pg.ClientBase, table: Header["tables"][number], rows: Buffer): Promise<number> {
  // Frozen, because no other session can see the new table yet: it needs no clean-up later.
  const into = client.query(copyFrom(`copy ${quoted(table.name)} (${columnsOf(table)}) from stdin with (freeze)`));
  await pipeline(Readable.from(slices(rows)), into);
  return into.rowCount;
}

function* slices(bytes: Buffer): Generator<Buffer> {
  const SLICE = 256 * 1024;
  for (let at = 0; at < bytes.length; at += SLICE) yield bytes.subarray(at, at + SLICE);
}
