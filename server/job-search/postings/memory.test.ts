import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { build } from "esbuild";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type HostileServer, startHostileServer } from "./testing/hostile-server";

let server: HostileServer;
let folder = "";
const program = () => join(folder, "read-many.mjs");

beforeAll(async () => {
  server = await startHostileServer();
  // Within the repository, because the program finds its packages from there.
  mkdirSync("test-results", { recursive: true });
  folder = mkdtempSync(join(process.cwd(), "test-results/read-many-"));
  await build({
    entryPoints: ["server/job-search/postings/testing/read-many.ts"],
    outfile: program(),
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    packages: "external",
    alias: { "@": process.cwd() },
    loader: { ".typ": "text" },
    logLevel: "error",
  });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

type Report = { peak: number; after: number; outcomes: string[] };

async function readAtOnce(paths: readonly string[]): Promise<Report> {
  const links = Array.from({ length: 20 }, (_, index) => `${server.origin}${paths[index % paths.length]}?${index}`);
  const { stdout } = await promisify(execFile)(process.execPath, ["--expose-gc", program(), `${server.origin}/good`, ...links], {
    env: { PATH: process.env.PATH, NODE_ENV: "test", POSTING_READER_ALLOWED_HOSTS: "127.0.0.1/32" },
  });
  return JSON.parse(stdout) as Report;
}

test.concurrent.each([
  [["/large-then-silent"]],
  [["/huge", "/bomb", "/endless", "/almost", "/deep", "/drip", "/chunk-without-end", "/large-then-silent"]],
])("20 hostile pages at once hold less than 30 MB: %j", async (paths) => {
  const { peak, after, outcomes } = await readAtOnce(paths);
  expect(outcomes).toHaveLength(20);
  expect(peak).toBeLessThan(30);
  expect(after).toBeLessThan(12);
});
