import { randomBytes } from "node:crypto";
import pg from "pg";
import { afterEach, beforeEach, expect, inject, test } from "vitest";
import { isDatabaseUnavailable } from "./failures";
import { openPool } from "./pool";

// A separate database: the settings of the tests apply to every connection to it.
let name = "";
let pool: pg.Pool | null = null;

async function administer(statement: string) {
  const client = new pg.Client({ host: inject("postgresHost"), user: "dossier", database: "postgres" });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

beforeEach(async () => {
  name = `pool_${randomBytes(6).toString("hex")}`;
  await administer(`create database ${name}`);
});

afterEach(async () => {
  await pool?.end();
  pool = null;
  await administer(`drop database ${name} with (force)`);
});

/** Port 1 serves nothing; the other host is the folder of the socket. */
const url = () => `postgresql://dossier@127.0.0.1:1,${encodeURIComponent(inject("postgresHost"))}/${name}`;

test("of several servers the available one is used, also for many concurrent connections", async () => {
  pool = openPool({ connectionString: url() });
  const answers = await Promise.all(Array.from({ length: 8 }, (_, index) => pool?.query("select $1::int as is", [index])));
  expect(answers.map((answer) => answer?.rows[0].is)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
});

test("a server that accepts no writes is not used, and is an unavailable database until it does", async () => {
  await administer(`alter database ${name} set default_transaction_read_only = on`);
  pool = openPool({ connectionString: url() });
  const failure = await pool.query("select 1").catch((error: unknown) => error);
  expect(isDatabaseUnavailable(failure), String(failure)).toBe(true);
  await administer(`alter database ${name} set default_transaction_read_only = off`);
  expect((await pool.query("select 1 as is")).rows).toEqual([{ is: 1 }]);
});

test("a connection whose server becomes a standby is closed, and the next statement gets another one", async () => {
  pool = openPool({ connectionString: url(), max: 1 });
  await pool.query("create table kept (id int)");
  const pid = async () => (await pool?.query("select pg_backend_pid() as pid"))?.rows[0].pid;
  const before = await pid();
  await pool.query("set default_transaction_read_only = on");
  await expect(pool.query("insert into kept values (1)")).rejects.toThrow("read-only");
  await expect.poll(async () => (await pid()) !== before).toBe(true);
  await pool.query("insert into kept values (1)");
});

test("without prepared statements no connection keeps one", async () => {
  const named = { name: "of-a-pooler", text: "select 1 as is" };
  const stored = "select count(*)::int as count from pg_prepared_statements where name = 'of-a-pooler'";
  pool = openPool({ connectionString: url(), max: 1 });
  await pool.query(named);
  expect((await pool.query(stored)).rows).toEqual([{ count: 1 }]);
  await pool.end();
  const { env } = await import("@/server/platform/env");
  const settings = env();
  settings.DATABASE_PREPARED = false;
  try {
    pool = openPool({ connectionString: url(), max: 1 });
    expect((await pool.query(named)).rows).toEqual([{ is: 1 }]);
    expect((await pool.query(stored)).rows).toEqual([{ count: 0 }]);
  } finally {
    settings.DATABASE_PREPARED = true;
  }
});
