import { randomBytes, randomUUID } from "node:crypto";
import pg from "pg";
import { expect, inject, test } from "vitest";
import { database } from "@/server/platform/db/client";
import { migrate, readMigrations } from "@/server/platform/db/migrate";
import { authCall } from "@/server/testing/auth-call";
import { call, signUp, withInstance } from "@/server/testing/instance";

withInstance();

const admins = () => database().user.findMany({ where: { isAdmin: true }, select: { id: true, email: true } });

async function makeAccount(email: string, index: number) {
  const body = { email, name: "Ada Example", username: email.split("@")[0], password: "correct horse" };
  const { status, body: answer, cookie } = await authCall("POST", "sign-up/email", { body, client: `10.6.0.${index}` });
  return { status, cookie, id: answer.user?.id as string };
}

test("of several first accounts at the same moment, one administers", async () => {
  const made = await Promise.all(Array.from({ length: 6 }, (_, index) => makeAccount(`first${index}@example.com`, index)));
  expect(made.map(({ status }) => status)).toEqual(made.map(() => 200));
  const [admin, ...more] = await admins();
  expect(more).toEqual([]);
  for (const { id, cookie } of made)
    if (id !== admin?.id) expect((await call("DELETE", "/auth/account", { cookie })).status).toBe(200);
});

test("who is alone may delete the own account, and the next account administers", async () => {
  const [last] = await database().user.findMany({ select: { id: true, email: true } });
  const { cookie } = await authCall("POST", "sign-in/email", { body: { email: last?.email, password: "correct horse" } });
  expect((await call("DELETE", "/auth/account", { cookie })).status).toBe(200);
  expect(await database().user.count()).toBe(0);
  const next = await signUp();
  await signUp();
  expect((await admins()).map(({ id }) => id)).toEqual([next.userId]);
});

test("on an instance that has accounts, the oldest that is not banned becomes the administrator", async () => {
  const name = `upgrade_${randomBytes(6).toString("hex")}`;
  const server = { host: inject("postgresHost"), user: "dossier" };
  const postgres = new pg.Client({ ...server, database: "postgres" });
  await postgres.connect();
  await postgres.query(`create database ${name}`);
  const client = new pg.Client({ ...server, database: name });
  await client.connect();
  const all = readMigrations("prisma/migrations");
  await migrate(
    client,
    all.slice(
      0,
      all.findIndex((migration) => migration.name.endsWith("_administration")),
    ),
  );
  const [banned, oldest, young] = [randomUUID(), randomUUID(), randomUUID()];
  for (const [id, day, isBanned] of [
    [young, "2026-03-01", false],
    [oldest, "2026-02-01", false],
    [banned, "2026-01-01", true],
  ])
    await client.query(
      `insert into "user" (id, email, name, "createdAt", banned) values ($1::uuid, $1::text || '@example.com', 'Ada', $2, $3)`,
      [id, day, isBanned],
    );
  await migrate(client, all);
  const { rows } = await client.query(`select id, "isAdmin", "disabledAt" is not null as dated from "user" order by "createdAt"`);
  expect(rows).toEqual([
    { id: banned, isAdmin: false, dated: true },
    { id: oldest, isAdmin: true, dated: false },
    { id: young, isAdmin: false, dated: false },
  ]);
  await client.query(`update "user" set banned = not banned where id in ($1, $2)`, [banned, young]);
  const after = await client.query(`select id from "user" where "disabledAt" is not null`);
  expect(after.rows).toEqual([{ id: young }]);
  await client.end();
  await postgres.query(`drop database ${name} with (force)`);
  await postgres.end();
});
