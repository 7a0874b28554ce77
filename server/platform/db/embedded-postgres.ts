import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { type FileLock, lockFile } from "@/server/platform/data-folder/file-lock";
import { isDiskFull, isDiskNearlyFull } from "@/server/platform/data-folder/free-space";
import { StartRefusedError, systemReason } from "@/server/platform/start-refused";
import { POSTGRES_USER, writeAccessRules } from "./cluster-access";
import { clusterFolder, createBeside, ensureCluster } from "./cluster-folder";
import { majorOfBinaries, majorOfCluster, otherMajor } from "./cluster-version";
import { holdDataFolder } from "./data-folder-lock";
import { keepRunning } from "./keep-running";
import { type Carry, finishInterruptedMove, moveCluster, removePrevious } from "./move-cluster";
import { FALLBACK_FOLDER, type Owner, olderBinaries, postgresBinaries, postgresOwner } from "./postgres-binaries";
import { isAlive, killPostgres, livePostmaster, type Postmaster, readPostmaster } from "./postmaster";
import { outputOf, runTool } from "./run-tool";
import { isOwnSocketFolder, makeSocketFolder, removeSocketFolder } from "./socket-folder";

const DATABASE = "dossier";

export type EmbeddedPostgres = {
  /** Where clients connect: a folder with the server's socket. */
  connection: { host: string; user: string; database: string };
  /** Where the rows are stored. */
  folder: string;
  stop: () => Promise<void>;
};

type Options = {
  /** How to move the rows of a cluster of an older major version. Without it, such a cluster is refused. */
  carry?: Carry;
  /** Where the binaries of an older major version are, if they are installed. */
  findOlder?: typeof olderBinaries;
  /** Called once when the server cannot continue: the data folder is gone, or PostgreSQL no longer starts. */
  onLost?: (reason: string) => void;
};

/**
 * Starts the bundled PostgreSQL on `DATA_DIR/postgres`, on a Unix socket only. A server left running by a killed application is
 * reused; after a crash, PostgreSQL's own recovery runs. Two applications never share a folder.
 */
export async function startEmbeddedPostgres(
  dataDir: string,
  { onLost = () => {}, ...moving }: Options = {},
): Promise<EmbeddedPostgres> {
  const held = await holdDataFolder(dataDir, new Date());
  try {
    const server = await bringUp(dataDir, moving);
    let lastPid = livePostmaster(server.folder)?.pid;
    const stopWatching = keepRunning({
      isThere: () => held.isInPlace() && existsSync(join(server.folder, "PG_VERSION")),
      isRunning: () => {
        const pid = livePostmaster(server.folder)?.pid;
        lastPid = pid ?? lastPid;
        return pid !== undefined;
      },
      start: server.start,
      isDiskFull: () => isDiskNearlyFull(server.folder),
      onLost: (reason) => {
        killPostgres(server.folder, lastPid);
        onLost(`${reason} (${dataDir})`);
      },
    });
    const stop = async () => {
      await stopWatching();
      await server.stop().finally(held.release);
    };
    return { connection: connectionTo(server.socketFolder()), folder: server.folder, stop };
  } catch (error) {
    held.release();
    throw error;
  }
}

/** The connection to the server of a data folder that another process of this application started. */
export function runningPostgres(dataDir: string): EmbeddedPostgres["connection"] {
  const postmaster = livePostmaster(clusterFolder(dataDir, postgresOwner()));
  if (!postmaster) throw new StartRefusedError(`This process cannot reach the database of ${dataDir}. Is Dossier running?`);
  return connectionTo(postmaster.socketFolder);
}

const connectionTo = (host: string) => ({ host, user: POSTGRES_USER, database: DATABASE });

type Server = { folder: string; socketFolder: () => string; start: () => Promise<void>; stop: () => Promise<void> };

async function bringUp(dataDir: string, { carry, findOlder = olderBinaries }: Omit<Options, "onLost">): Promise<Server> {
  const owner = postgresOwner();
  const native = postgresBinaries(owner, FALLBACK_FOLDER);
  const tool = (lock: FileLock | null) => (name: string, args: string[]) => runTool(join(native, "bin", name), args, owner, lock);
  const folder = clusterFolder(dataDir, owner);
  let socketFolder = "";
  /** This start found a cluster of the current version: the copy of an earlier move is no longer needed. */
  let isSettled = false;

  /** Reuses a server that an earlier application left running, or starts a new one. */
  async function start(isFirst: boolean) {
    const before = socketFolder || (readPostmaster(folder)?.socketFolder ?? "");
    const taken = await takeOver(folder, join(dataDir, "postgres.lock"));
    if ("running" in taken) {
      socketFolder = taken.running.socketFolder;
      return;
    }
    const run = tool(taken.lock);
    try {
      if (isFirst) await moveOlder(taken.lock);
      // Only application start may create a cluster. One that disappears later is data loss and must not be replaced by an empty
      // one.
      if (isFirst) await ensureCluster(dataDir, owner, (fresh) => run("initdb", ["-D", fresh, ...INITDB_OPTIONS]));
      writeAccessRules(folder, owner);
      socketFolder = makeSocketFolder(folder, owner, before);
      const options = ["-D", folder, "-l", join(folder, "server.log"), "-o", serverOptions(socketFolder)];
      await run("pg_ctl", ["start", "-w", "-t", "120", "-s", ...options]);
    } catch (error) {
      throw withReason(error, folder);
    } finally {
      // The server and its helper processes inherited the lock and keep it until the last of them has ended.
      taken.lock.release();
    }
  }

  /** Moves the rows of an older PostgreSQL, if its binaries are there to read them. */
  async function moveOlder(lock: FileLock) {
    finishInterruptedMove(folder);
    const [major, ours] = [majorOfCluster(folder), majorOfBinaries(native)];
    if (major === null) return;
    if (major === ours) {
      isSettled = true;
      return;
    }
    const older = major < ours && carry ? findOlder(major, owner, FALLBACK_FOLDER) : null;
    if (!older || !carry) throw otherMajor(folder, major, ours);
    const initialise = (fresh: string) => tool(lock)("initdb", ["-D", fresh, ...INITDB_OPTIONS]);
    await moveCluster({
      cluster: folder,
      major,
      serveOld: serveWith(older, owner, lock),
      serveNew: serveWith(native, owner, lock),
      createFresh: () => createBeside(folder, owner, initialise),
      carry,
    });
  }

  async function stop() {
    if (livePostmaster(folder))
      await tool(null)("pg_ctl", ["stop", "-w", "-t", "20", "-s", "-m", "fast", "-D", folder]).catch(() => killPostgres(folder));
    removeSocketFolder(socketFolder);
  }

  await start(true);
  await ensureDatabase(socketFolder);
  if (isSettled) removePrevious(folder);
  return { folder, socketFolder: () => socketFolder, start: () => start(false), stop };
}

/** Runs a server on a cluster for as long as the work takes. */
function serveWith(native: string, owner: Owner | undefined, lock: FileLock) {
  const run = (args: string[]) => runTool(join(native, "bin", "pg_ctl"), args, owner, lock);
  return async (cluster: string, work: (connection: pg.ClientConfig) => Promise<void>) => {
    writeAccessRules(cluster, owner);
    const socketFolder = makeSocketFolder(cluster, owner, "");
    const options = ["-D", cluster, "-l", join(cluster, "server.log"), "-o", serverOptions(socketFolder)];
    await run(["start", "-w", "-t", "120", "-s", ...options]);
    try {
      await ensureDatabase(socketFolder);
      await work(connectionTo(socketFolder));
    } finally {
      await run(["stop", "-w", "-t", "60", "-s", "-m", "fast", "-D", cluster]);
      removeSocketFolder(socketFolder);
    }
  };
}

const LEFTOVER_PATIENCE_MS = 5_000;
const START_PATIENCE_MS = 120_000;

/**
 * Every process of a server holds the lock of its cluster. If the lock is free, no server works there, in any container. If it is
 * taken, a responsive server is reused, a hung one is killed, and helper processes that outlived their server get some time
 * before they are killed too.
 */
async function takeOver(cluster: string, lockPath: string): Promise<{ lock: FileLock } | { running: Postmaster }> {
  const started = performance.now();
  let orphanedAt = started;
  for (;;) {
    const lock = lockFile(lockPath);
    const postmaster = livePostmaster(cluster);
    if (lock && !postmaster) {
      forgetDeadPostmaster(cluster);
      return { lock };
    }
    lock?.release();
    if (postmaster) {
      orphanedAt = performance.now();
      // A server without the lock, or with its socket in another folder, was started by an older version.
      const state = lock || !isOwnSocketFolder(postmaster.socketFolder, cluster) ? "useless" : await stateOf(postmaster);
      if (state === "ready") return { running: postmaster };
      if (state === "useless" || performance.now() - started > START_PATIENCE_MS) killPostgres(cluster);
    } else if (performance.now() - orphanedAt > 2 * LEFTOVER_PATIENCE_MS)
      throw new StartRefusedError(
        `Another PostgreSQL is still running on ${cluster}, perhaps in another container. Stop it first.`,
      );
    else if (performance.now() - orphanedAt > LEFTOVER_PATIENCE_MS) killPostgres(cluster);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}

/** `starting` means try again. `useless` means that the server hangs. */
async function stateOf({ socketFolder }: Postmaster): Promise<"ready" | "starting" | "useless"> {
  const client = new pg.Client({ ...connectionTo(socketFolder), database: "postgres", connectionTimeoutMillis: 3_000 });
  client.on("error", () => {});
  try {
    await client.connect();
    return "ready";
  } catch (error) {
    const { code, message } = error as { code?: string; message: string };
    // Starting up, shutting down, or the socket does not exist yet.
    if (code === "57P03" || code === "ENOENT" || code === "ECONNREFUSED" || code === "ECONNRESET") return "starting";
    return /timeout/.test(message) ? "useless" : "starting";
  } finally {
    client.end().catch(() => {});
  }
}

/**
 * A PID in `postmaster.pid` that now belongs to another program, or to a zombie process (common in containers), would prevent
 * PostgreSQL from starting. The lock has shown that no server is running.
 */
function forgetDeadPostmaster(cluster: string) {
  const left = readPostmaster(cluster);
  if (left && isAlive(left.pid)) rmSync(join(cluster, "postmaster.pid"), { force: true });
}

const INITDB_OPTIONS = [
  "-U",
  POSTGRES_USER,
  "-E",
  "UTF8",
  "--locale-provider=builtin",
  "--locale=C.UTF-8",
  // Replaced by the rules of cluster-access.ts before the first start.
  "--auth=peer",
  "--no-instructions",
];

function serverOptions(socketFolder: string): string {
  const settings = {
    listen_addresses: "",
    unix_socket_permissions: "0700",
    max_connections: "60",
    // The page cache of the system works as well; memory here counts as ours even when idle.
    shared_buffers: "32MB",
    wal_compression: "on",
    jit: "off",
    log_min_messages: "warning",
    // After a crash PostgreSQL syncs all its files to disk: one call on Linux, a thousand elsewhere.
    ...(process.platform === "linux" ? { recovery_init_sync_method: "syncfs" } : {}),
  };
  const options = Object.entries(settings).map(([name, value]) => `-c ${name}='${value}'`);
  return [`-k '${socketFolder}'`, ...options].join(" ");
}

/** Problems that a person can fix are reported in one line. */
function withReason(error: unknown, cluster: string): unknown {
  if (error instanceof StartRefusedError) return error;
  const output = outputOf(error);
  const isFull = isDiskFull(error) || /No space left on device/.test(output);
  const code = (error as NodeJS.ErrnoException).code;
  if (!isFull && code !== "EACCES" && code !== "EROFS" && code !== "EPERM") return error;
  const reason = isFull ? "the disk is full" : systemReason(error);
  return new StartRefusedError(`The database in ${cluster} could not be started: ${reason}.`, { cause: error });
}

async function ensureDatabase(host: string) {
  const client = new pg.Client({ ...connectionTo(host), database: "postgres" });
  await client.connect();
  try {
    const { rowCount } = await client.query("select 1 from pg_database where datname = $1", [DATABASE]);
    if (!rowCount) await client.query(`create database ${DATABASE}`);
  } catch (error) {
    // An application that was killed a moment ago had already requested it.
    const { code } = error as { code?: string };
    if (code !== "42P04" && code !== "23505") throw error;
  } finally {
    await client.end();
  }
}
