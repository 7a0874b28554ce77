import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { holdDataFolder } from "./data-folder-lock";
import { type Owner, postgresBinaries, postgresOwner, reachableBy } from "./postgres-binaries";

const USER = "dossier";
const DATABASE = "dossier";
const REFUGE = "/var/lib/dossier";

export type EmbeddedPostgres = {
  /** Where clients connect: a folder with the server's socket. */
  connection: { host: string; user: string; database: string };
  /** Where the rows lie. */
  folder: string;
  stop: () => Promise<void>;
};

/**
 * Brings up the bundled PostgreSQL on `DATA_DIR/postgres`, on a unix socket only. What a killed application left running is
 * taken over; what it left half dead is cleared by PostgreSQL's own recovery. Two applications never share a folder.
 */
export async function startEmbeddedPostgres(dataDir: string): Promise<EmbeddedPostgres> {
  mkdirSync(dataDir, { recursive: true });
  const release = holdDataFolder(dataDir, new Date());
  try {
    const owner = postgresOwner();
    const native = postgresBinaries(owner, REFUGE);
    const folder = clusterFolder(dataDir, owner);
    const socketFolder = makeSocketFolder(folder, owner);
    const run = (tool: string, args: string[]) => runTool(join(native, "bin", tool), args, owner);
    if (!existsSync(join(folder, "PG_VERSION"))) await createCluster(run, folder, owner);
    const startServer = () =>
      run("pg_ctl", [
        "start",
        "-w",
        "-t",
        "60",
        "-s",
        "-D",
        folder,
        "-l",
        join(folder, "server.log"),
        "-o",
        serverOptions(socketFolder),
      ]);
    if (!isRunning(native, folder, owner)) await startServer();
    await ensureDatabase(socketFolder);
    const stopReviving = reviveWhenGone(folder, startServer);
    const stop = async () => {
      stopReviving();
      await run("pg_ctl", ["stop", "-w", "-s", "-m", "fast", "-D", folder]).finally(release);
    };
    return { connection: { host: socketFolder, user: USER, database: DATABASE }, folder, stop };
  } catch (error) {
    release();
    throw error;
  }
}

/** The way to the server of a data folder that another process of ours has started. */
export function runningPostgres(dataDir: string): EmbeddedPostgres["connection"] {
  return { host: socketFolderOf(clusterFolder(dataDir, postgresOwner())), user: USER, database: DATABASE };
}

/** The cluster's own folder. Where `nobody` cannot enter DATA_DIR (a private home), it lies in /var/lib/dossier, and DATA_DIR says so. */
function clusterFolder(dataDir: string, owner: Owner | undefined): string {
  const home = realpathSync(dataDir);
  const pointer = join(home, "postgres-is-at.txt");
  if (existsSync(pointer)) return readFileSync(pointer, "utf8").trim();
  const folder = join(home, "postgres");
  if (existsSync(join(folder, "PG_VERSION")) || reachableBy(home, owner)) return own(folder, owner);
  const refuge = join(REFUGE, shortHash(home));
  mkdirSync(REFUGE, { recursive: true });
  chmodSync(REFUGE, 0o755);
  own(refuge, owner);
  writeFileSync(pointer, `${refuge}\n`);
  return refuge;
}

/** A socket's path must stay under 107 bytes whatever DATA_DIR is called, so it gets a short folder of its own. */
function makeSocketFolder(folder: string, owner: Owner | undefined): string {
  return own(socketFolderOf(folder), owner);
}

const socketFolderOf = (folder: string) => `/tmp/dossier-${shortHash(folder)}`;

function own(folder: string, owner: Owner | undefined): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (owner) chownSync(folder, owner.uid, owner.gid);
  chmodSync(folder, 0o700);
  return folder;
}

const shortHash = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 12);

async function createCluster(run: Run, folder: string, owner: Owner | undefined) {
  // An initdb that was killed leaves a folder without PG_VERSION, which initdb would refuse: nothing in it was ever served.
  rmSync(folder, { recursive: true, force: true });
  own(folder, owner);
  await run("initdb", [
    "-D",
    folder,
    "-U",
    USER,
    "-E",
    "UTF8",
    "--locale-provider=builtin",
    "--locale=C.UTF-8",
    "--auth=trust",
    "--no-instructions",
  ]);
}

function serverOptions(socketFolder: string): string {
  const settings = {
    listen_addresses: "",
    unix_socket_permissions: "0700",
    max_connections: "60",
    shared_buffers: "64MB",
    wal_compression: "on",
    jit: "off",
    log_min_messages: "warning",
  };
  const options = Object.entries(settings).map(([name, value]) => `-c ${name}='${value}'`);
  return [`-k '${socketFolder}'`, ...options].join(" ");
}

function isRunning(native: string, folder: string, owner: Owner | undefined): boolean {
  return spawnSync(join(native, "bin", "pg_ctl"), ["status", "-D", folder], { ...owner, cwd: "/", stdio: "ignore" }).status === 0;
}

const LOOK_EVERY_MS = 500;

/** Starts the server again when it was killed under the running application. Answers how to stop looking. */
function reviveWhenGone(folder: string, startServer: () => Promise<void>): () => void {
  let reviving = false;
  const watch = setInterval(() => {
    if (reviving || isServerAlive(folder)) return;
    reviving = true;
    console.error("PostgreSQL is gone; starting it again.");
    startServer()
      .catch((error: unknown) => console.error(error))
      .finally(() => {
        reviving = false;
      });
  }, LOOK_EVERY_MS).unref();
  return () => clearInterval(watch);
}

function isServerAlive(folder: string): boolean {
  try {
    process.kill(Number(readFileSync(join(folder, "postmaster.pid"), "utf8").split("\n")[0]), 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

type Run = (tool: string, args: string[]) => Promise<void>;

function runTool(path: string, args: string[], owner: Owner | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    // Detached: Ctrl-C goes to the whole process group, and the database must outlive the requests that are still running.
    const child = spawn(path, args, {
      ...owner,
      cwd: "/",
      detached: true,
      stdio: ["ignore", "ignore", "pipe"],
      env: { ...process.env, LC_ALL: "C", HOME: "/" },
    });
    let said = "";
    child.stderr.on("data", (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-4000);
    });
    child.once("error", reject);
    child.once("exit", (code) => {
      child.stderr.destroy();
      if (code === 0) resolve();
      else reject(new Error(`PostgreSQL: ${path} ended with ${code}. ${said.trim()}`));
    });
  });
}

async function ensureDatabase(host: string) {
  const client = new pg.Client({ host, user: USER, database: "postgres" });
  await client.connect();
  try {
    const { rowCount } = await client.query("select 1 from pg_database where datname = $1", [DATABASE]);
    if (!rowCount) await client.query(`create database ${DATABASE}`);
  } finally {
    await client.end();
  }
}
