import { rmSync } from "node:fs";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { describeApi } from "@/server/entrance/openapi/document";
import { startEmbeddedPostgres } from "@/server/platform/db/embedded-postgres";
import { migrate, readMigrations } from "@/server/platform/db/migrate";
import { copyCluster, makeDataFolder } from "./application";
import { startFaultyEngine } from "./faulty-engine";

declare module "vitest" {
  interface ProvidedContext {
    /** Folder of the socket of the PostgreSQL that all server tests of a run share. */
    postgresHost: string;
    /** A cluster as after the first start of an application: applications of tests begin with a copy. */
    readyCluster: string;
    /** The OpenAPI document, generated once per run: every test file checks responses against it. */
    apiDocument: Record<string, unknown>;
  }
}

/** One PostgreSQL for the run, with a migrated database that each test file copies. */
export default async function setup(project: TestProject) {
  const folder = makeDataFolder("dossier-tests-");
  const readyCluster = await makeReadyCluster(folder);
  const postgres = await startEmbeddedPostgres(folder);
  const { host } = postgres.connection;
  const admin = new pg.Client({ ...postgres.connection, database: "postgres" });
  await admin.connect();
  // No database of these tests outlives its process, so that nothing has to reach the disk. Tests of crashes start servers of
  // their own, with the settings of the product.
  for (const setting of ["fsync", "synchronous_commit", "full_page_writes"])
    await admin.query(`alter system set ${setting} = off`);
  await admin.query("select pg_reload_conf()");
  await admin.query(`create database migrated template ${postgres.connection.database}`);
  const faulty = process.env.TEST_ENGINE === "faulty" ? await startFaultyEngine(host) : null;
  if (faulty) await admin.query("alter role dossier set default_transaction_isolation = 'serializable'");
  await admin.end();
  project.provide("postgresHost", faulty?.host ?? host);
  project.provide("readyCluster", readyCluster);
  project.provide("apiDocument", JSON.parse(JSON.stringify(await describeApi())));
  return async () => {
    faulty?.stop();
    if (faulty) console.log(`injected: ${JSON.stringify(faulty.injected)}`);
    await postgres.stop();
    for (const path of [folder, postgres.folder, readyCluster]) rmSync(path, { recursive: true, force: true });
  };
}

/** Creates a cluster with all tables in a data folder, and copies it while no server works on it. */
async function makeReadyCluster(folder: string): Promise<string> {
  const postgres = await startEmbeddedPostgres(folder);
  const client = new pg.Client(postgres.connection);
  await client.connect();
  await migrate(client, readMigrations("prisma/migrations"));
  await client.end();
  await postgres.stop();
  const copy = `${postgres.folder}.ready`;
  copyCluster(postgres.folder, copy);
  return copy;
}
