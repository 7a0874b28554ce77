import cluster, { type Worker } from "node:cluster";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { announceAddress } from "@/server/entrance/instances/announce-address";
import { makeDataFolder } from "@/server/platform/data-folder/make-data-folder";
import { disconnectDatabase } from "@/server/platform/db/client";
import { env } from "@/server/platform/env";
import { logInfo, logWarning } from "@/server/platform/log";
import { dataDir } from "@/server/platform/secrets";
import { agreeOnSecrets } from "@/server/platform/secrets-agreement";
import { StartRefusedError } from "@/server/platform/start-refused";
import { openDatabase } from "@/server/portability/backup/open-database";
import { READY, REPLACED } from "./worker";

const FIRST_PAUSE_MS = 250;
const MAX_PAUSE_MS = 30_000;
/** An instance that lived this long was fine, so its end is no sign that the next one ends too. */
const LONG_LIFE_MS = 30_000;
/** Draining takes up to five seconds, after the delay that the settings add. */
const STOP_MS = 15_000;

/** How many connections the bundled server has for all instances. */
const BUNDLED_CONNECTIONS = 44;

/**
 * Runs several instances behind one port. This process holds the data folder, runs the bundled database and migrates; it serves no requests.
 * An instance that exits is replaced, immediately at first and then at increasing intervals. SIGHUP replaces all of them, one by one.
 */
export async function superviseInstances(failed: (error: unknown) => Promise<never>): Promise<void> {
  const { INSTANCES, SHUTDOWN_DELAY_SECONDS } = env();
  makeDataFolder(dataDir());
  const database = await openDatabase({
    onLost: (reason) => void failed(new StartRefusedError(reason)),
    prepare: agreeOnSecrets,
  });
  await disconnectDatabase();
  const share = Math.max(2, Math.floor(BUNDLED_CONNECTIONS / INSTANCES));
  cluster.setupPrimary({ exec: join(process.cwd(), "dist/main.mjs"), args: [] });
  const fork = () =>
    cluster.fork(database.embedded ? { DATABASE_CONNECTIONS: String(Math.min(share, env().DATABASE_CONNECTIONS)) } : {});
  let isStopping = false;
  let wasReady = false;
  let quickEnds = 0;

  function start(): Worker {
    const worker = fork();
    const startedAt = performance.now();
    worker.once("exit", (code, signal) => void replace(worker, { code, signal, lived: performance.now() - startedAt }));
    return worker;
  }

  async function replace(worker: Worker, { code, signal, lived }: Ending) {
    if (isStopping || worker.exitedAfterDisconnect || retired.has(worker)) return;
    // The first one has logged why.
    if (!wasReady) return void stop(1);
    logWarning("instance", "An instance ended; another one is started.", { code, signal, pid: worker.process.pid });
    quickEnds = lived > LONG_LIFE_MS ? 0 : quickEnds + 1;
    if (quickEnds > 1) await pause(Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(quickEnds, 10)));
    if (!isStopping) start();
  }

  const retired = new Set<Worker>();
  let isReplacing = false;
  /** Each instance gets a successor before it stops, so that there is always one to serve requests. */
  async function replaceAll() {
    if (isReplacing || isStopping) return;
    isReplacing = true;
    for (const worker of Object.values(cluster.workers ?? {})) {
      if (!worker || isStopping) continue;
      if (!(await isReady(start()))) break;
      retired.add(worker);
      const ended = once(worker, "exit");
      worker.send(REPLACED);
      await ended;
      retired.delete(worker);
    }
    isReplacing = false;
    logInfo("instance", "The instances were replaced");
  }

  async function stop(code: number) {
    if (isStopping) return;
    isStopping = true;
    const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
    const ended = Promise.all(workers.map((worker) => once(worker, "exit")));
    for (const worker of workers) worker.process.kill("SIGTERM");
    const tooLate = pause(STOP_MS + SHUTDOWN_DELAY_SECONDS * 1000).then(() => {
      for (const worker of workers) worker.process.kill("SIGKILL");
    });
    await Promise.race([ended, tooLate]);
    await database.close();
    process.exit(code);
  }

  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => void stop(0).catch(failed));
  process.on("SIGHUP", () => void replaceAll().catch(failed));
  const ready = await Promise.all(Array.from({ length: INSTANCES }, () => isReady(start())));
  wasReady = ready.every(Boolean);
  if (!wasReady) return stop(1);
  announceAddress(null);
  logInfo("instance", "Instances are running", { count: INSTANCES });
}

type Ending = { code: number | null; signal: string | null; lived: number };

/** Waits until an instance can serve every request. False if it ended instead. */
function isReady(worker: Worker): Promise<boolean> {
  return new Promise((resolve) => {
    worker.on("message", (message: unknown) => message === READY && resolve(true));
    worker.once("exit", () => resolve(false));
  });
}
