import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync, mkdtempSync, readFileSync, rmdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, expect, inject, test } from "vitest";
import { type Application, makeKey, stopApplication } from "@/server/testing/application";
import { withApplications } from "@/server/testing/applications";

// The commands as a person runs them, beside the built application.

const folder = mkdtempSync(join(tmpdir(), "dossier-commands-"));
const database = `moved_${randomBytes(6).toString("hex")}`;

afterAll(async () => {
  await onServer(`drop database if exists ${database} with (force)`);
  rmSync(folder, { recursive: true, force: true });
});
const { start, emptyFolder, readyFolder } = withApplications("file");

async function onServer(statement: string) {
  const client = new pg.Client({ host: inject("postgresHost"), user: "dossier", database: "postgres" });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

function run(
  command: "backup" | "restore",
  words: string[],
  environment: Record<string, string>,
): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, [`dist/${command}.mjs`, ...words], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: "production", LOG_LEVEL: "error", ...environment },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((resolve) => child.once("close", (code) => resolve({ code, output })));
}

const picture = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64");

async function use({ address }: Application, key: string) {
  const headers = { "x-api-key": key, "content-type": "application/json" };
  const made = await fetch(`${address}/api/openapi/resumes`, {
    method: "POST",
    headers,
    body: JSON.stringify({ name: "Carried" }),
  });
  expect(made.status).toBe(200);
  const form = new FormData();
  form.set("file", new File([new Uint8Array(picture)], "dot.gif"));
  const uploaded = await fetch(`${address}/api/openapi/files`, {
    method: "POST",
    headers: { "x-api-key": key },
    body: form,
  });
  return { status: uploaded.status, body: (await uploaded.json()) as { path: string } };
}

/** Everything that the person sees: their documents, and the bytes of their picture. */
async function seen({ address }: Application, key: string, picturePath: string) {
  const list = await fetch(`${address}/api/openapi/resumes`, { headers: { "x-api-key": key } });
  const shown = await fetch(`${address}${picturePath}`);
  return { resumes: await list.json(), picture: Buffer.from(await shown.arrayBuffer()).toString("base64"), status: shown.status };
}

test("an instance moves from the bundled database to another one and back, with files, keys and secrets, by the same file", async () => {
  const [bundled, back] = [{ DATA_DIR: readyFolder() }, { DATA_DIR: emptyFolder() }];
  rmdirSync(back.DATA_DIR);
  const external = {
    DATA_DIR: emptyFolder(),
    DATABASE_URL: `postgresql://dossier@localhost/${database}?host=${inject("postgresHost")}`,
  };
  await onServer(`create database ${database}`);
  const first = await start(bundled.DATA_DIR);
  const key = await makeKey(first.address);
  const { body } = await use(first, key);
  const path = `/${body.path}`;
  const original = await seen(first, key, path);
  expect(original.status).toBe(200);

  const file = join(folder, "instance.tar");
  const backedUp = await run("backup", [file], bundled);
  expect(backedUp.code, backedUp.output).toBe(0);
  expect(backedUp.output).toContain("It is not encrypted");
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect((await run("backup", [file], bundled)).output).toContain("exists already. Nothing was written.");
  const verified = await run("backup", ["--verify", file], external);
  expect(verified.code, verified.output).toBe(0);
  expect(verified.output).toMatch(/is complete: \d+ rows in \d+ tables and \d+ files are as they were/);
  const busy = await run("restore", [file, "--replace"], bundled);
  expect(busy).toMatchObject({ code: 1, output: expect.stringContaining("is in use by another instance") });

  await stopApplication(first);
  const moved = await run("restore", [file], external);
  expect(moved.code, moved.output).toBe(0);
  const second = await start(external.DATA_DIR, external);
  expect(await seen(second, key, path)).toEqual(original);
  expect(readFileSync(join(external.DATA_DIR, "secrets.json"), "utf8")).toBe(
    readFileSync(join(bundled.DATA_DIR, "secrets.json"), "utf8"),
  );

  const phrase = join(folder, "passphrase.txt");
  writeFileSync(phrase, "written on paper only\n");
  const sealed = join(folder, "sealed.tar");
  expect(await run("backup", [sealed, "--passphrase-file", phrase], external)).toMatchObject({ code: 0 });
  const occupied = await run("restore", [sealed, "--replace", "--passphrase-file", phrase], external);
  expect(occupied).toMatchObject({ code: 1, output: expect.stringContaining("Stop every instance that uses it") });
  await stopApplication(second);
  expect(await run("restore", [sealed], back)).toMatchObject({
    code: 1,
    output: expect.stringContaining("This backup is encrypted"),
  });
  expect(existsSync(back.DATA_DIR)).toBe(false);
  const returned = await run("restore", [sealed, "--passphrase-file", phrase], back);
  expect(returned.code, returned.output).toBe(0);
  const again = await run("restore", [file], back);
  expect(again).toMatchObject({ code: 1, output: expect.stringContaining("The database has data already (accounts: 1)") });
  const third = await start(back.DATA_DIR);
  expect(await seen(third, key, path)).toEqual(original);
}, 240_000);

test("a command that cannot work gives the reason in one line", async () => {
  const nothing = { DATA_DIR: join(folder, "nothing") };
  const sentences = [
    ["backup", [join(folder, "none.tar")], "There is no instance in"],
    ["backup", [], "npm run backup -- <file>"],
    ["backup", ["--scheduled"], "Set BACKUP_DIR or BACKUP_S3_PREFIX first."],
    ["restore", [join(folder, "missing.tar")], "it does not exist"],
    ["restore", ["package.json"], "is not a backup of Dossier"],
    ["restore", [], "npm run restore -- <file>"],
  ] as const;
  for (const [command, words, sentence] of sentences) {
    const { code, output } = await run(command, [...words], nothing);
    expect(code).toBe(1);
    expect(output).toContain(sentence);
    expect(output).not.toContain("    at ");
  }
  expect(existsSync(nothing.DATA_DIR)).toBe(false);
});
