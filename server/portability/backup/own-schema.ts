import { join } from "node:path";
import type pg from "pg";
import { type Migration, readMigrations } from "@/server/platform/db/migrate";
import { BackupError } from "./backup-error";
import type { TableDescription } from "./format";

/** Prisma's history of migrations: a table like the others, but made before the first of them. */
const HISTORY = "_prisma_migrations";

export const ownMigrations = () => readMigrations(join(process.cwd(), "prisma/migrations"));

/** What this release's migrations make. A database may hold tables of others, which are left alone. */
export function ownNames(migrations: readonly Migration[]): { tables: string[]; functions: string[] } {
  const named = (pattern: RegExp) => [
    ...new Set(migrations.flatMap(({ sql }) => [...sql.matchAll(pattern)].map(([, name = ""]) => name))),
  ];
  return {
    tables: [HISTORY, ...named(/^CREATE TABLE (?:IF NOT EXISTS )?"(\w+)"/gim)],
    functions: named(/^CREATE (?:OR REPLACE )?FUNCTION "?(\w+)"?/gim),
  };
}

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** The applied migrations in order; none in a database that Dossier has never opened. */
export async function appliedMigrations(client: pg.ClientBase): Promise<string[]> {
  const { rows: found } = await client.query<{ there: boolean }>("select to_regclass($1) is not null as there", [HISTORY]);
  if (!found[0]?.there) return [];
  const { rows } = await client.query<{ name: string }>(
    `select migration_name as name from "${HISTORY}" where finished_at is not null order by migration_name`,
  );
  return rows.map(({ name }) => name);
}

/** A newer release's tables are unknown here: they would be missing in a backup, and in the way of a restore. */
export function refuseUnknown(applied: readonly string[], ours: readonly Migration[], sentence: (name: string) => string) {
  const known = new Set(ours.map(({ name }) => name));
  const unknown = applied.find((name) => !known.has(name));
  if (unknown) throw new BackupError(sentence(unknown));
}

/** Dossier's tables that exist, each with the columns that are not generated. */
export async function describeTables(client: pg.ClientBase, ours: readonly Migration[]): Promise<TableDescription[]> {
  const { rows } = await client.query<TableDescription>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace and c.relname = any ($1)
     group by c.relname order by c.relname`,
    [ownNames(ours).tables],
  );
  return rows;
}

/** Values print the same on every server, and rows come in the order in which they are stored. */
export const COPY_SETTINGS = [
  "set client_encoding = 'UTF8'",
  "set datestyle = 'ISO, YMD'",
  "set intervalstyle = 'postgres'",
  "set time zone 'UTC'",
  "set extra_float_digits = 1",
  "set bytea_output = 'hex'",
  "set synchronize_seqscans = off",
  "set statement_timeout = 0",
  "set idle_in_transaction_session_timeout = 0",
].join("; ");
