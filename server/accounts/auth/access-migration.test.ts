import { randomBytes, randomUUID } from "node:crypto";
import pg from "pg";
import { afterEach, beforeEach, expect, inject, test } from "vitest";
import { migrate, readMigrations } from "@/server/platform/db/migrate";

const name = `upgrade_${randomBytes(6).toString("hex")}`;
const server = () => ({ host: inject("postgresHost"), user: "dossier" });
let client: pg.Client;

async function administer(statement: string) {
  const admin = new pg.Client({ ...server(), database: "postgres" });
  await admin.connect();
  await admin.query(statement);
  await admin.end();
}

beforeEach(async () => {
  await administer(`create database ${name}`);
  client = new pg.Client({ ...server(), database: name });
  await client.connect();
});

afterEach(async () => {
  await client.end();
  await administer(`drop database ${name} with (force)`);
});

test("overlong names that earlier versions accepted are no longer sent in cookies; others stay as they are", async () => {
  const all = readMigrations("prisma/migrations");
  const present = all.findIndex((migration) => migration.name.endsWith("_access"));
  await migrate(client, all.slice(0, present));
  const long = randomUUID();
  const plain = randomUUID();
  const add = (id: string, fields: [string, string, string | null]) =>
    client.query(`insert into "user" (id, email, name, username, image) values ($1, $5, $2, $3, $4)`, [
      id,
      ...fields,
      `${id}@example.com`,
    ]);
  await add(long, ["n".repeat(60_000), "long.name", `https://x.example/${"i".repeat(5000)}`]);
  await add(plain, ["Zoë Ångström", "zoe", "https://x.example/zoe.png"]);
  await migrate(client, all);
  const { rows } = await client.query(`select id, name, image from "user" order by length(name) desc`);
  expect(rows).toEqual([
    { id: long, name: "n".repeat(100), image: null },
    { id: plain, name: "Zoë Ångström", image: "https://x.example/zoe.png" },
  ]);
});
