import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { clusterFolder } from "@/server/platform/db/cluster-folder";
import { postgresOwner } from "@/server/platform/db/postgres-binaries";
import { readPostmaster } from "@/server/platform/db/postmaster";

export type Application = { address: string; child: ChildProcess; output: () => string; exited: Promise<number | null> };

export type StartOptions = {
  /** A command that runs the application for us, such as `unshare`. */
  through?: string[];
  /** Accept any health response, for a disk too small to be healthy. */
  acceptUnhealthy?: boolean;
};

/** Starts the built application as its own process and waits until it is healthy or has ended. */
export async function startApplication(environment: Record<string, string>, options: StartOptions = {}): Promise<Application> {
  const [command = process.execPath, ...words] = [...(options.through ?? []), process.execPath, "dist/main.mjs"];
  if (!existsSync("dist/main.mjs")) throw new Error("The tests of the whole application need a build: npm run build");
  const port = environment.PORT ?? String(await freePort());
  const child = spawn(command, words, {
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_ENV: "production",
      HOST: "127.0.0.1",
      RATE_LIMITS: "off",
      ...environment,
      PORT: port,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const exited = new Promise<number | null>((resolve) => child.once("exit", resolve));
  const address = `http://127.0.0.1:${port}`;
  await Promise.race([exited, healthy(address, options.acceptUnhealthy ?? false)]);
  return { address, child, output: () => output, exited };
}

async function healthy(address: string, acceptUnhealthy: boolean) {
  for (;;) {
    const response = await fetch(`${address}/api/health`).catch(() => null);
    if (response && (response.ok || acceptUnhealthy)) return;
    // Poll, because a process does not signal from outside when it is healthy.
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** A port that is currently free. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

/** Signs up a fictional person and makes a key, over HTTP. */
export async function makeKey(
  address: string,
  username = `p${Math.random().toString(36).slice(2, 12)}`,
  password = "correct horse",
): Promise<string> {
  const headers = { "content-type": "application/json", origin: address };
  const account = { email: `${username}@example.com`, password, name: "Ada Example", username };
  const signedUp = await fetch(`${address}/api/auth/sign-up/email`, { method: "POST", headers, body: JSON.stringify(account) });
  if (!signedUp.ok) throw new Error(`Sign-up failed: ${signedUp.status} ${await signedUp.text()}`);
  const cookie = signedUp.headers
    .getSetCookie()
    .map((entry) => entry.split(";")[0])
    .join("; ");
  const made = await fetch(`${address}/api/openapi/auth/api-keys`, {
    method: "POST",
    headers: { ...headers, cookie },
    body: JSON.stringify({ name: "test", expiresIn: null, access: "full" }),
  });
  return ((await made.json()) as { key: string }).key;
}

/** Signals an application to stop; returns its exit code. */
export function stopApplication({ child, exited }: Application): Promise<number | null> {
  child.kill("SIGTERM");
  return exited;
}

/** Removes a data folder and its cluster, which may be elsewhere. */
export function removeDataFolder(folder: string): void {
  if (existsSync(folder)) rmSync(clusterFolder(folder, postgresOwner()), { recursive: true, force: true });
  rmSync(folder, { recursive: true, force: true });
}

/** Makes a temporary folder that the user of PostgreSQL can enter, so that a cluster in it stays there. */
export function makeDataFolder(prefix: string): string {
  const folder = mkdtempSync(join(tmpdir(), prefix));
  chmodSync(folder, 0o755);
  return folder;
}

/** Copies a cluster on which no server works, with its owner. */
export function copyCluster(from: string, to: string): void {
  const { status, stderr } = spawnSync("cp", ["-a", from, to], { encoding: "utf8" });
  if (status !== 0) throw new Error(`The cluster could not be copied: ${stderr}`);
}

/** The process id of the database of a data folder, or 0. */
export const databaseOf = (folder: string): number => readPostmaster(clusterFolder(folder, postgresOwner()))?.pid ?? 0;
