import { gunzipSync, gzipSync } from "node:zlib";
import type pg from "pg";

/** A database as text: the full migrations that created it, and each row of each table as PostgreSQL prints its values. */
export type StoredDatabase = {
  migrations: { name: string; sql: string }[];
  tables: { name: string; columns: string[]; rows: (string | null)[][] }[];
};

export const packRelease = (value: unknown): Buffer => gzipSync(JSON.stringify(value), { level: 9 });
export const unpackRelease = <Value>(bytes: Buffer): Value => JSON.parse(gunzipSync(bytes).toString()) as Value;

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** Every row of every table of the public schema. */
export async function readTables(client: pg.ClientBase): Promise<StoredDatabase["tables"]> {
  const { rows: names } = await client.query<{ name: string }>(
    "select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by relname",
  );
  const tables: StoredDatabase["tables"] = [];
  for (const { name } of names) {
    const { rows: described } = await client.query<{ column: string }>(
      "select attname as column from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped order by attnum",
      [`public.${quoted(name)}`],
    );
    const columns = described.map(({ column }) => column);
    tables.push({ name, columns, rows: await readRows(client, name, columns) });
  }
  return tables;
}

/** The given columns of all rows of a table, as text, in a stable order. */
export async function readRows(client: pg.ClientBase, table: string, columns: readonly string[]): Promise<(string | null)[][]> {
  const values = columns.map((column) => `${quoted(column)}::text`).join(", ");
  const { rows } = await client.query<(string | null)[]>({
    text: `select ${values} from ${quoted(table)} order by ${columns.map((_, index) => index + 1).join(", ")}`,
    rowMode: "array",
  });
  return rows;
}

/**
 * Restores a stored database into an empty one. Triggers and foreign keys are disabled during this, as when a backup is restored.
 */
export async function restoreDatabase(client: pg.ClientBase, { migrations, tables }: StoredDatabase): Promise<void> {
  await client.query(
    `create table "_prisma_migrations" (
      id varchar(36) primary key not null, checksum varchar(64) not null, finished_at timestamptz, migration_name varchar(255) not null,
      logs text, rolled_back_at timestamptz, started_at timestamptz not null default now(), applied_steps_count integer not null default 0)`,
  );
  for (const { sql } of migrations) await client.query(sql);
  await client.query("set session_replication_role = replica");
  for (const { name, columns, rows } of tables) {
    const places = columns.map((_, index) => `$${index + 1}`).join(", ");
    const text = `insert into ${quoted(name)} (${columns.map(quoted).join(", ")}) values (${places})`;
    for (const row of rows) await client.query(text, row);
  }
  await client.query("set session_replication_role = default");
}
