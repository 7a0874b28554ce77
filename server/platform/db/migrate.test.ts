import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { promisify } from "node:util";
import pg from "pg";
import { afterEach, beforeEach, expect, inject, test } from "vitest";
import { migrate, NewerDatabaseError, readMigrations } from "./migrate";

const connection = () => ({ host: inject("postgresHost"), user: "dossier" });
let name = "";

async function withClient<Result>(database: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ ...connection(), database });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

beforeEach(async () => {
  name = `migrate_${randomBytes(6).toString("hex")}`;
  await withClient("postgres", (client) => client.query(`create database ${name}`));
});

afterEach(() => withClient("postgres", (client) => client.query(`drop database ${name} with (force)`)));

const ours = () => readMigrations("prisma/migrations");

test("six instances that start together apply each migration exactly once", async () => {
  const applied = await Promise.all(Array.from({ length: 6 }, () => withClient(name, (client) => migrate(client, ours()))));
  expect(applied.flat().sort()).toEqual(ours().map((migration) => migration.name));
});

test("a second start finds nothing to do", async () => {
  await withClient(name, (client) => migrate(client, ours()));
  expect(await withClient(name, (client) => migrate(client, ours()))).toEqual([]);
});

test("a failed migration leaves nothing behind, and the error names it", async () => {
  const broken = [...ours(), { name: "99990101000000_broken", sql: "create table half (id int); select 1/0" }];
  await expect(withClient(name, (client) => migrate(client, broken))).rejects.toThrow("99990101000000_broken");
  const { rows } = await withClient(name, (client) => client.query("select to_regclass('half') as half"));
  expect(rows).toEqual([{ half: null }]);
});

test("of two missing migrations the second fails: the first is rolled back too, and the message names the version that still runs", async () => {
  const [later, ...earlier] = ours().reverse();
  await withClient(name, async (client) => {
    await migrate(client, earlier.reverse());
    const tables = "select count(*)::int as count from pg_class where relnamespace = 'public'::regnamespace";
    const before = await client.query(tables);
    const broken = [...earlier, ...(later ? [later] : []), { name: "99990101000000_broken", sql: "select 1/0" }];
    await expect(migrate(client, broken)).rejects.toThrow(
      /could not update the database: migration 99990101000000_broken failed \(division by zero\)\. The database is unchanged/,
    );
    expect((await client.query(tables)).rows).toEqual(before.rows);
    expect(await migrate(client, ours())).toEqual([later?.name]);
  });
});

test("an upgrade is announced before it changes anything, and does not begin if the step before it fails", async () => {
  const announced: string[] = [];
  const before = async (missing: readonly string[]) => {
    announced.push(...missing);
    throw new Error("no backup");
  };
  await withClient(name, async (client) => {
    const all = ours();
    await migrate(client, all.slice(0, -1), { before });
    expect(announced, "a new database has nothing to lose").toEqual([]);
    await expect(migrate(client, all, { before })).rejects.toThrow("no backup");
    expect(announced).toEqual([all.at(-1)?.name]);
    expect(await migrate(client, all)).toEqual([all.at(-1)?.name]);
    expect(await migrate(client, all, { before })).toEqual([]);
  });
});

const addHistory = (client: pg.Client, logs: string | null) =>
  client.query(
    `insert into "_prisma_migrations" (id, checksum, finished_at, migration_name, logs) values ('x', 'x', now(), '20991231000000_later', $1)`,
    [logs],
  );

test.each([
  ["version 7", "dossier 7.0.0"],
  ["another version", null],
])("a database that a newer major migrated is refused, naming %s", async (by, logs) => {
  await withClient(name, async (client) => {
    await migrate(client, ours());
    await addHistory(client, logs);
    await expect(migrate(client, ours())).rejects.toThrow(NewerDatabaseError);
    await expect(migrate(client, ours())).rejects.toThrow(by);
  });
});

test("a database migrated by a newer release of the same major version still works", async () => {
  await withClient(name, async (client) => {
    await migrate(client, ours());
    await addHistory(client, "dossier 6.4.0");
    expect(await migrate(client, ours())).toEqual([]);
  });
});

test("the migrations produce exactly the schema in schema.prisma", async () => {
  const address = `postgresql://dossier@localhost/${name}?host=${inject("postgresHost")}`;
  const { stdout } = await promisify(execFile)(process.execPath, ["scripts/schema-diff.mjs", address]);
  expect(stdout).toBe("");
});
