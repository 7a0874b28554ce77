import { createHash, randomBytes } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { openBackup } from "@/server/portability/backup/archive-reader";
import { sourceOfFile } from "@/server/portability/backup/folder-place";
import { restoreDatabase as restoreBackup } from "@/server/portability/backup/restore-database";
import type { Application } from "@/server/testing/application";
import { withApplications } from "@/server/testing/applications";
import { migrate, readMigrations } from "./migrate";
import { readInstance, type StoredAnswers, type StoredPerson } from "./testing/release-sample";
import { readRows, restoreDatabase, type StoredDatabase, unpackRelease } from "./testing/stored-database";

type StoredRelease = StoredDatabase & { version: string; secrets: string; people: StoredPerson[]; answers: StoredAnswers };

const FOLDER = "server/platform/db/testing/releases";
const ADMINISTRATOR = { user: "dossier", database: "postgres" };

describe.each(readdirSync(FOLDER))("a database of the release of %s", (file) => {
  const release = unpackRelease<StoredRelease>(readFileSync(join(FOLDER, file)));
  const database = `release_${randomBytes(6).toString("hex")}`;
  const host = () => inject("postgresHost");
  afterAll(async () => {
    await withClient("postgres", (client) => client.query(`drop database if exists ${database} with (force)`));
  });
  // Its application is stopped before the database is dropped: hooks run last to first.
  const { start, emptyFolder } = withApplications("file");
  let folder = "";
  let application: Application;

  beforeAll(async () => {
    await withClient("postgres", (client) => client.query(`create database ${database}`));
    await withClient(database, (client) => restoreDatabase(client, release));
    folder = emptyFolder();
    writeFileSync(join(folder, "secrets.json"), release.secrets, { mode: 0o600 });
    application = await start(folder, { DATABASE_URL: `postgresql://dossier@localhost/${database}?host=${host()}` });
  });

  async function withClient<Result>(name: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
    const client = new pg.Client({ ...ADMINISTRATOR, host: host(), database: name });
    await client.connect();
    try {
      return await work(client);
    } finally {
      await client.end();
    }
  }

  test("keeps every row and value", async () => {
    await withClient(database, async (client) => {
      for (const { name, columns, rows } of release.tables) {
        if (VOLATILE.has(name)) continue;
        expect(fingerprint(await readRows(client, name, columns)), name).toEqual(fingerprint(rows));
      }
    });
    const documents = release.tables.filter(({ name }) => /^(resume|cover_letter|resume_version)$/.test(name));
    expect(documents.map(({ rows }) => rows.length > 3)).not.toContain(false);
  });

  test("was backed up before it was changed, and the backup brings the old state back", async () => {
    const [name = "", ...more] = readdirSync(join(folder, "backups"));
    expect(more).toEqual([]);
    const source = sourceOfFile(join(folder, "backups", name));
    const backup = await openBackup(source, undefined);
    const old = `${database}_old`;
    await withClient("postgres", (client) => client.query(`create database ${old}`));
    try {
      await withClient(old, async (client) => {
        await restoreBackup(client, source, backup, { replaces: false, onPart: async () => {} });
        // The row that is locked while migrating exists before the backup is made.
        await client.query(`delete from "_prisma_migrations" where id = 'lock'`);
        for (const { name: table, columns, rows } of release.tables)
          expect(fingerprint(await readRows(client, table, columns)), table).toEqual(fingerprint(rows));
        expect(await migrate(client, readMigrations("prisma/migrations"))).not.toEqual([]);
      });
    } finally {
      await withClient("postgres", (client) => client.query(`drop database ${old} with (force)`));
    }
  });

  test("keys and passwords still work, and the API returns the same responses", async () => {
    const answers = await readInstance(application.address, release.people);
    for (const [path, answer] of Object.entries(release.answers)) expect(answers[path], path).toMatchObject(answer as object);
    for (const { email, password } of release.people) {
      const signedIn = await fetch(`${application.address}/api/auth/sign-in/email`, {
        method: "POST",
        headers: { "content-type": "application/json", origin: application.address },
        body: JSON.stringify({ email, password }),
      });
      expect(signedIn.status).toBe(200);
    }
  });

  test("stored documents can be changed and printed", async () => {
    const [{ username, key } = { username: "", key: "" }] = release.people;
    const resumes = release.answers[`${username} /resumes`] as { id: string; isLocked: boolean }[];
    const first = resumes.find(({ isLocked }) => !isLocked);
    const headers = { "x-api-key": key, "content-type": "application/json" };
    const address = `${application.address}/api/openapi/resumes/${first?.id}`;
    const patched = await fetch(address, {
      method: "PATCH",
      headers,
      body: JSON.stringify({ operations: [{ op: "replace", path: "/basics/phone", value: "+1 555 0100" }] }),
    });
    expect(patched.status).toBe(200);
    const pdf = Buffer.from(await (await fetch(`${address}/pdf`, { headers })).arrayBuffer());
    expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
  });
});

/** Tables whose rows a running application removes or rewrites on its own. */
const VOLATILE = new Set(["_prisma_migrations", "apikey", "session", "rate_limit", "verification"]);

const fingerprint = (rows: (string | null)[][]) =>
  rows.map((row) => createHash("sha1").update(JSON.stringify(row)).digest("hex")).sort();
