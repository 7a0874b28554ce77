import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import pg from "pg";
import { runningPostgres } from "@/server/platform/db/embedded-postgres";
import { readMigrations } from "@/server/platform/db/migrate";
import { startApplication } from "@/server/testing/application";
import { fillInstance, readInstance } from "./release-sample";
import { packRelease, readTables } from "./stored-database";

// Starts the application built in this folder, uses it as two people would, and stores its database with the API's responses. A
// later release must open that database and return the same responses (server/platform/db/upgrade.test.ts).
const [target = "", built = "."] = process.argv.slice(2);
const path = resolve(target);
process.chdir(built);
const folder = mkdtempSync(join(tmpdir(), "dossier-release-"));
const { address, child, exited } = await startApplication({ DATA_DIR: folder });
try {
  const people = await fillInstance(address);
  const answers = await readInstance(address, people);
  const client = new pg.Client(runningPostgres(folder));
  await client.connect();
  const tables = await readTables(client);
  await client.end();
  const { version } = JSON.parse(readFileSync("package.json", "utf8")) as { version: string };
  const secrets = readFileSync(join(folder, "secrets.json"), "utf8");
  writeFileSync(
    path,
    packRelease({ version, migrations: readMigrations("prisma/migrations"), tables, secrets, people, answers }),
  );
} finally {
  child.kill("SIGTERM");
  await exited;
  rmSync(folder, { recursive: true, force: true });
}
