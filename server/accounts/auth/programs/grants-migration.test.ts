import { createHash, randomBytes, randomUUID } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { hashSessionToken, storedIdentifier } from "@/server/accounts/auth/stored-identifier";
import { migrate, readMigrations } from "@/server/platform/db/migrate";

// An instance whose programs, sessions and proofs are from before scopes were written out and proofs hashed.

const name = `grants_${randomBytes(6).toString("hex")}`;
const server = { host: inject("postgresHost"), user: "dossier" };
const postgres = new pg.Client({ ...server, database: "postgres" });
let client: pg.Client;

beforeAll(async () => {
  await postgres.connect();
  await postgres.query(`create database ${name}`);
  client = new pg.Client({ ...server, database: name });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await postgres.query(`drop database ${name} with (force)`);
  await postgres.end();
});

const SCOPES: Record<string, [granted: string[], held: string[]]> = {
  "identity only": [["openid"], ["openid"]],
  reading: [
    ["openid", "api:read"],
    ["openid", "api:read"],
  ],
  "reading, narrowed to nothing": [["api:read", "offline_access"], ["offline_access"]],
};

test("programs keep what the person was shown, and sessions and links continue to work", async () => {
  const all = readMigrations("prisma/migrations");
  const before = all.findIndex((migration) => migration.name.endsWith("_written_out_grants"));
  await migrate(client, all.slice(0, before));
  const user = randomUUID();
  await client.query(`insert into "user" (id, email, name) values ($1, 'ada@example.com', 'Ada')`, [user]);
  for (const [program, [granted, held]] of Object.entries(SCOPES)) {
    await client.query(`insert into oauth_client (id, "clientId") values ($1, $2)`, [randomUUID(), program]);
    await client.query(
      `insert into oauth_consent (id, "clientId", "userId", scopes, "createdAt", "updatedAt") values ($1, $2, $3, $4, '2026-01-01', now())`,
      [randomUUID(), program, user, granted],
    );
    await client.query(
      `insert into oauth_refresh_token (id, token, "clientId", "userId", scopes, "expiresAt", "createdAt") values ($1, $2, $2, $3, $4, now(), now())`,
      [randomUUID(), program, user, held],
    );
  }
  await client.query(`insert into session (id, "userId", token, "expiresAt") values ($1, $2, 'secret', now())`, [
    randomUUID(),
    user,
  ]);
  const proofs = ["reset-password:abc", "2fa-abc", "2fa-attempts-2fa-abc", "trust-device-abc", "other"];
  for (const identifier of proofs)
    await client.query(`insert into verification (id, identifier, value, "expiresAt") values ($1, $2, $3, now())`, [
      randomUUID(),
      identifier,
      user,
    ]);
  await client.query(
    `insert into account (id, "userId", "accountId", "providerId", "accessToken", "idToken") values ($1, $2, 'x', 'google', 'handed', 'out')`,
    [randomUUID(), user],
  );
  await migrate(client, all);

  const { rows } = await client.query(
    `select c."clientId", c.scopes as granted, r.scopes as held, c."createdAt" > '2026-01-02' as moved
     from oauth_consent c join oauth_refresh_token r using ("clientId")`,
  );
  const everything = ["openid", "api:read", "api:write", "api:delete"];
  const of = (program: string) => rows.find(({ clientId }) => clientId === program);
  // Its access tokens say nothing about the API, so they end; it gets others by refreshing.
  expect(of("identity only")).toMatchObject({ granted: everything, held: everything, moved: true });
  expect(of("reading")).toMatchObject({ granted: ["openid", "api:read"], held: ["openid", "api:read"], moved: false });
  expect(of("reading, narrowed to nothing")).toMatchObject({ held: ["offline_access", "api:read"], moved: false });
  const sessions = await client.query("select token from session");
  expect(sessions.rows).toEqual([{ token: hashSessionToken("secret") }]);
  expect(hashSessionToken("secret")).toBe(createHash("sha256").update("secret").digest("base64url"));
  const stored = await client.query<{ identifier: string }>("select identifier from verification");
  expect(stored.rows.map(({ identifier }) => identifier).sort()).toEqual(proofs.map(storedIdentifier).sort());
  const accounts = await client.query(`select "accessToken", "idToken" from account`);
  expect(accounts.rows).toEqual([{ accessToken: null, idToken: null }]);
});
