import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, expect, test } from "vitest";
import { startEmbeddedPostgres } from "@/server/platform/db/embedded-postgres";
import { migrate } from "@/server/platform/db/migrate";
import { FALLBACK_FOLDER, postgresBinaries, postgresOwner } from "@/server/platform/db/postgres-binaries";
import { carryThroughBackup } from "./carry";
import { ownMigrations } from "./own-schema";

// Only one major version of PostgreSQL is installed. A cluster marked as 17 represents an older one, and a `pg_ctl` that still
// starts it represents the binaries of 17.

const base = mkdtempSync(join(tmpdir(), "dossier-carry-"));
chmodSync(base, 0o755);
afterAll(() => rmSync(base, { recursive: true, force: true }));

function binariesOf17(): string {
  const real = postgresBinaries(postgresOwner(), FALLBACK_FOLDER);
  const bin = join(base, "native/bin");
  mkdirSync(bin, { recursive: true });
  const script = `#!/bin/sh
for word in "$@"; do [ "$before" = "-D" ] && cluster="$word"; before="$word"; done
[ "$1" = start ] && echo 18 > "$cluster/PG_VERSION"
[ "$1" = stop ] && { "${real}/bin/pg_ctl" "$@"; echo 17 > "$cluster/PG_VERSION"; exit 0; }
exec "${real}/bin/pg_ctl" "$@"
`;
  writeFileSync(join(bin, "pg_ctl"), script, { mode: 0o755 });
  return join(base, "native");
}

async function query(connection: pg.ClientConfig, text: string) {
  const client = new pg.Client(connection);
  await client.connect();
  return client.query(text).finally(() => client.end());
}

test("a database of an older PostgreSQL is moved at start; a failure or a kill loses nothing; the old folder goes at the next start", async () => {
  const data = join(base, "data");
  mkdirSync(data, { mode: 0o755 });
  const first = await startEmbeddedPostgres(data);
  const client = new pg.Client(first.connection);
  await client.connect();
  await migrate(client, ownMigrations());
  await client.query(`insert into "user" (id, name, email) values (gen_random_uuid(), 'Ada Example', 'ada@example.com')`);
  await client.end();
  await first.stop();
  writeFileSync(join(first.folder, "PG_VERSION"), "17\n");

  const findOlder = () => binariesOf17();
  const carry = carryThroughBackup(data);
  const failing = { ...carry, into: () => Promise.reject(new Error("the power is gone")) };
  await expect(startEmbeddedPostgres(data, { carry: failing, findOlder })).rejects.toThrow("the power is gone");
  expect(readdirSync(data)).not.toContain("postgres.postgres-17");
  renameSync(first.folder, `${first.folder}.postgres-17`);

  const second = await startEmbeddedPostgres(data, { carry, findOlder });
  expect((await query(second.connection, `select name from "user"`)).rows).toEqual([{ name: "Ada Example" }]);
  expect(existsSync(`${second.folder}.postgres-17`)).toBe(true);
  await second.stop();
  const third = await startEmbeddedPostgres(data, { carry, findOlder });
  expect((await query(third.connection, `select name from "user"`)).rows).toEqual([{ name: "Ada Example" }]);
  expect(existsSync(`${third.folder}.postgres-17`)).toBe(false);
  await third.stop();
});
