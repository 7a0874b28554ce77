import { randomBytes } from "node:crypto";
import { createReadStream, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import pg from "pg";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { call, type Person, signUp, withInstance } from "@/server/testing/instance";
import { makeThings, type Things } from "@/server/testing/things";
import { entriesOf, openBackup } from "./archive-reader";
import { differencesOf } from "./compare-tables";
import { fileTarget } from "./folder-place";
import { HEADER_PATH } from "./format";
import { ownMigrations, ownNames } from "./own-schema";
import { restoreDatabase } from "./restore-database";
import { runBackup } from "./run-backup";

withInstance();

const folder = mkdtempSync(join(tmpdir(), "dossier-backup-"));
const databases: string[] = [];
let person: Person;
let things: Things;

beforeAll(async () => {
  person = await signUp();
  things = await makeThings(person);
});

afterAll(async () => {
  for (const name of databases) await onServer((client) => client.query(`drop database if exists ${name} with (force)`));
  rmSync(folder, { recursive: true, force: true });
});

const ours = () => ({ connectionString: process.env.DATABASE_URL ?? "" });

async function withClient<Result>(config: pg.ClientConfig, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client(config);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const server = () => ({ host: inject("postgresHost"), user: "dossier" });
const onServer = <Result>(work: (client: pg.Client) => Promise<Result>) =>
  withClient({ ...server(), database: "postgres" }, work);

async function emptyDatabase(): Promise<pg.ClientConfig> {
  const name = `restored_${randomBytes(6).toString("hex")}`;
  databases.push(name);
  await onServer((client) => client.query(`create database ${name}`));
  return { ...server(), database: name };
}

const fileSource = (path: string) => ({ name: path, open: async () => createReadStream(path) });

let made = 0;
async function backUp(passphrase?: string): Promise<string> {
  const path = join(folder, `${++made}.tar`);
  await runBackup(ours(), await fileTarget(path), path, { passphrase, now: new Date(), scope: "instance" });
  return path;
}

/** Restores into a database. Files are read, so that damage would show, and counted. */
async function restore(
  path: string,
  into: pg.ClientConfig,
  { passphrase, replaces = false }: { passphrase?: string; replaces?: boolean } = {},
) {
  const source = fileSource(path);
  const backup = await openBackup(source, passphrase);
  const parts: string[] = [];
  const onPart = async (part: string, content: () => Promise<Buffer>) => {
    parts.push(part);
    await content();
  };
  await withClient(into, (client) => restoreDatabase(client, source, backup, { replaces, onPart }));
  return { backup, parts };
}

/** What a database is made of besides rows, in words that two databases can be compared by. */
const STRUCTURE = `
  select 'constraint ' || conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) || ' ' || convalidated as line
    from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'
  union all select 'trigger ' || tgrelid::regclass || ' ' || tgname || ' ' || tgenabled::text from pg_trigger where not tgisinternal
  union all select 'index ' || indexdef from pg_indexes where schemaname = 'public'
  union all select 'column ' || table_name || ' ' || column_name || ' ' || data_type || ' ' || coalesce(column_default, '')
    from information_schema.columns where table_schema = 'public'
  order by 1`;

const lines = async (config: pg.ClientConfig, text: string) =>
  (await withClient(config, (client) => client.query<{ line: string }>(text))).rows.map(({ line }) => line);

test("a backup that is made while people write holds one moment, whole, and restores to equal rows, rules and files", async () => {
  let isWriting = true;
  let writes = 0;
  const writer = async (name: string) => {
    for (let round = 0; isWriting; round++) {
      const { body: id } = await call("POST", "/resumes", {
        key: person.key,
        body: { name, slug: `${name}-${round}`, tags: [name] },
      });
      const operations = [{ op: "replace", path: "/basics/headline", value: `${name} ${round} \\ \t\n “ä” \u{1f600}` }];
      expect((await call("PATCH", `/resumes/${id}`, { key: person.key, body: { operations } })).status).toBe(200);
      if (round % 2 === 0) await call("DELETE", `/resumes/${id}`, { key: person.key });
      writes += 1;
    }
  };
  const writers = [writer("one"), writer("two")];
  while (writes < 4) await Promise.race([...writers, new Promise((resolve) => setTimeout(resolve, 5))]);
  const path = await backUp();
  const during = writes;
  isWriting = false;
  await Promise.all(writers);

  const into = await emptyDatabase();
  const { backup, parts } = await restore(path, into);
  expect(await withClient(into, (client) => differencesOf(client, backup))).toEqual([]);
  expect(await lines(into, STRUCTURE)).toEqual(await lines(ours(), STRUCTURE));
  // Triggers store counts as changes to add up, and must not be counted again while rows are restored.
  const counted = await lines(
    into,
    `select "userId" || ' ' || kind || ' ' || sum(count) as line from document_count where kind = 'resume' group by "userId", kind order by 1`,
  );
  const there = await lines(
    into,
    `select "userId" || ' resume ' || count(*) as line from resume where "trashedAt" is null group by "userId" order by 1`,
  );
  expect(counted).toEqual(there);
  const files = await lines(into, `select 'files/' || path as line from stored_file where "isComplete" order by path`);
  expect(files.length).toBeGreaterThan(3);
  expect(parts.filter((part) => part.startsWith("files/"))).toEqual(files);
  expect(parts).toContain("secrets.json.gz");
  expect(await lines(into, `select id::text as line from resume where id = '${things.resume}'`)).toEqual([things.resume]);
  expect(during).toBeGreaterThanOrEqual(4);
});

test("every table and function of the migrations is known by name, or backups would leave it out", async () => {
  const { tables, functions } = ownNames(ownMigrations());
  const inDatabase = await lines(
    ours(),
    "select relname as line from pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace",
  );
  expect([...tables].sort()).toEqual(inDatabase.sort());
  expect([...functions].sort()).toEqual(
    (await lines(ours(), "select proname::text as line from pg_proc where pronamespace = 'public'::regnamespace")).sort(),
  );
  // A sequence's place would have to be stored as well.
  expect(
    await lines(ours(), "select relname as line from pg_class where relkind = 'S' and relnamespace = 'public'::regnamespace"),
  ).toEqual([]);
});

test("with a passphrase nothing of a person can be read, and only that passphrase restores it", async () => {
  const passphrase = "a long enough passphrase";
  const path = await backUp(passphrase);
  for await (const { path: part, bytes } of entriesOf(fileSource(path))) {
    const shown = `${part} ${bytes.toString("latin1")}`;
    expect(shown.includes(person.email), part).toBe(false);
    if (part !== HEADER_PATH) expect(() => gunzipSync(bytes), part).toThrow();
  }
  await expect(openBackup(fileSource(path), undefined)).rejects.toThrow("This backup is encrypted");
  await expect(openBackup(fileSource(path), "another long passphrase")).rejects.toThrow("The passphrase is not the one");
  const into = await emptyDatabase();
  const { backup } = await restore(path, into, { passphrase });
  expect(await withClient(into, (client) => differencesOf(client, backup))).toEqual([]);
});

/** Where the bytes of a part begin in the file. */
async function placeOf(path: string, part: string): Promise<{ start: number; end: number }> {
  const bytes = readFileSync(path);
  const header = bytes.indexOf(`${part}\0`);
  const size = Number.parseInt(bytes.subarray(header + 124, header + 136).toString(), 8);
  return { start: header + 512, end: header + 512 + size };
}

test("damaged, cut, strange and newer files are refused with a sentence that names each part", async () => {
  const whole = await backUp();
  const bytes = readFileSync(whole);
  const parts = ["tables/resume/000001.copy.gz", "tables/user/000001.copy.gz"] as const;
  const places = await Promise.all(parts.map((part) => placeOf(whole, part)));
  const tried = async (change: (copy: Buffer) => Buffer) => {
    const path = join(folder, "tried.tar");
    writeFileSync(path, change(Buffer.from(bytes)));
    return openBackup(fileSource(path), undefined).then(
      () => "is accepted",
      (error: Error) => error.message.replace(path, "it"),
    );
  };
  const flip = (copy: Buffer, at: number) => {
    copy.writeUInt8(copy.readUInt8(at) ^ 1, at);
    return copy;
  };
  expect(await tried((copy) => copy)).toBe("is accepted");
  const damaged = await tried((copy) => flip(copy, (places[1]?.start ?? 0) + 20));
  expect(damaged).toBe("it cannot be restored:\n- tables/user/000001.copy.gz is damaged");
  const two = await tried((copy) => flip(flip(copy, (places[0]?.end ?? 0) - 9), (places[1]?.start ?? 0) + 20));
  expect(two).toBe(`it cannot be restored:\n- ${parts[0]} is damaged\n- ${parts[1]} is damaged`);
  expect(await tried((copy) => copy.subarray(0, (places[0]?.end ?? 0) - 5))).toBe(`it is cut off: it ends in ${parts[0]}.`);
  const boundary = Math.ceil((places[0]?.end ?? 0) / 512) * 512;
  expect(await tried((copy) => copy.subarray(0, boundary))).toBe(`it is cut off: it ends after ${parts[0]}.`);
  expect(await tried((copy) => flip(copy, (places[0]?.start ?? 0) - 500))).toMatch(
    /^it is damaged: nothing after .+ can be read\.$/,
  );
  expect(await tried((copy) => copy.subarray(0, 100))).toMatch(/^it is cut off/);
  expect(await tried(() => Buffer.alloc(0))).toBe("it is not a backup of Dossier.");
  expect(await tried(() => randomBytes(5_000))).toMatch(/^it is (damaged|not a backup)/);
  const between = (from: string, to: string) =>
    tried((copy) => {
      const at = copy.indexOf(from);
      copy.write(to.padEnd(from.length), at);
      return copy;
    });
  expect(await between('"version":1,', '"version":9,')).toMatch(
    /^it was made by Dossier [\d.]+, which is newer\. Update this version first\.$/,
  );
  expect(await between('"createdAt":"20', '"createdAt":"19')).toBe("it cannot be restored:\n- backup.json is damaged");
});

test("existing data is only replaced on demand, and a restore that fails leaves it as it was", async () => {
  const first = await backUp();
  const into = await emptyDatabase();
  await restore(first, into);
  const everything = () =>
    withClient(into, async (client) => differencesOf(client, await openBackup(fileSource(first), undefined)));
  await expect(restore(first, into)).rejects.toThrow(/The database has data already \(accounts: \d+\)\. Nothing was changed/);
  expect(await everything()).toEqual([]);

  await call("POST", "/resumes", { key: person.key, body: { name: "Later", slug: "later" } });
  const second = await backUp();
  const source = fileSource(second);
  const backup = await openBackup(source, undefined);
  const failing = {
    ...backup,
    manifest: { ...backup.manifest, tables: backup.manifest.tables.map((table) => ({ ...table, rows: 999_999 })) },
  };
  const onPart = async () => {};
  await withClient(into, async (client) => {
    await expect(restoreDatabase(client, source, failing, { replaces: true, onPart })).rejects.toThrow("instead of 999999");
  });
  expect(await everything()).toEqual([]);

  await withClient(into, async (other) => {
    await expect(restore(second, into, { replaces: true })).rejects.toThrow("Stop every instance that uses it");
    await other.query("select 1");
  });
  await restore(second, into, { replaces: true });
  expect(await lines(into, "select name as line from resume where slug = 'later'")).toEqual(["Later"]);
});

test("a backup of a newer version's tables is refused, and so is a database that a newer version has changed", async () => {
  const path = await backUp();
  const source = fileSource(path);
  const backup = await openBackup(source, undefined);
  const newer = { ...backup, header: { ...backup.header, migrations: [...backup.header.migrations, "20991231000000_later"] } };
  const into = await emptyDatabase();
  const onPart = async () => {};
  await withClient(into, async (client) => {
    await expect(restoreDatabase(client, source, newer, { replaces: false, onPart })).rejects.toThrow("which is newer");
  });
  await restore(path, into);
  await withClient(into, (client) =>
    client.query(
      `insert into "_prisma_migrations" (id, checksum, finished_at, migration_name) values ('x', 'x', now(), '20991231000000_later')`,
    ),
  );
  await expect(restore(path, into, { replaces: true })).rejects.toThrow("was migrated by a newer version");
  const target = join(folder, "newer.tar");
  const options = { passphrase: undefined, now: new Date(), scope: "instance" } as const;
  await expect(runBackup(into, await fileTarget(target), target, options)).rejects.toThrow("Use that version to back it up");
  expect(existsSync(target) || existsSync(`${target}.part`)).toBe(false);
});

test("a full disk is reported in one sentence and leaves no file", async () => {
  const path = join(folder, "full.tar");
  // The device fails every write like a full disk.
  symlinkSync("/dev/full", `${path}.part`);
  const options = { passphrase: undefined, now: new Date(), scope: "instance" } as const;
  await expect(runBackup(ours(), await fileTarget(path), path, options)).rejects.toThrow(
    `The backup could not be written to ${path}: the disk is full.`,
  );
  expect(existsSync(path) || existsSync(`${path}.part`)).toBe(false);
});
