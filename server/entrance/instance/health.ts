import { access, constants } from "node:fs/promises";
import { isLeaving } from "@/server/entrance/connections/drain";
import { freeBytesOf, knownFreeBytes, LOW_BYTES } from "@/server/platform/data-folder/free-space";
import { databasePool } from "@/server/platform/db/client";
import { probeDatabase } from "@/server/platform/db/hot/probe";
import { PRODUCT_VERSION } from "@/server/platform/product-version";
import { dataDir } from "@/server/platform/secrets";
import { singleton } from "@/server/platform/singleton";
import { backupState } from "@/server/portability/backup/health";
import { hasConfiguredPlace } from "@/server/portability/backup/place";

type Part = {
  status: "healthy" | "unhealthy";
  latencyMs?: number;
  freeBytes?: number;
  lastGoodAt?: string | null;
  error?: string;
};

/** Health must respond within two seconds, even if the database hangs. */
const PATIENCE_MS = 1_500;

export const HEALTH_HEADERS = { "content-type": "application/json", "cache-control": "no-store" };

/** GET /api/health: whether the instance works, for people and load balancers, as JSON. 503 if it does not. */
export async function health(now: Date): Promise<{ status: 200 | 503; body: string }> {
  const [database, storage, backups] = await Promise.all([
    probe("database", async () => {
      await probeDatabase();
      return {};
    }),
    probe("storage", storageState),
    // A backup that failed is no reason to send requests elsewhere: it does not change the status of the instance.
    hasConfiguredPlace() ? probe("backups", () => backupState(databasePool(), now)) : null,
  ]);
  // An instance reports that it is about to stop accepting requests, and a load balancer sends them elsewhere.
  const isWell = database.status === "healthy" && storage.status === "healthy" && !isLeaving();
  const status = isWell ? "healthy" : "unhealthy";
  const body = {
    service: "dossier",
    version: PRODUCT_VERSION,
    status,
    timestamp: now.toISOString(),
    uptime: `${process.uptime().toFixed(0)} s`,
    database,
    storage,
    ...(backups ? { backups } : {}),
    ...(isLeaving() ? { shuttingDown: true } : {}),
  };
  return { status: status === "healthy" ? 200 : 503, body: JSON.stringify(body) };
}

async function storageState(): Promise<Partial<Part>> {
  await access(dataDir(), constants.W_OK);
  const here = await freeBytesOf(dataDir());
  // The database may be on a separate disk, which is watched.
  const freeBytes = Math.min(here, knownFreeBytes() ?? here);
  if (freeBytes >= LOW_BYTES) return { freeBytes };
  const free = `${(freeBytes / 1024 ** 2).toFixed(0)} MB`;
  return { status: "unhealthy", freeBytes, error: `The disk is nearly full: ${free} are free.` };
}

/** One probe per part at a time: requests during a probe share its result, or fail immediately once it takes too long. */
function probe(name: string, work: () => Promise<Partial<Part>>): Promise<Part> {
  const running = singleton<Map<string, Promise<Part>>>("health-probes", () => new Map());
  const known = running.get(name);
  if (known) return known;
  const looking = look(work).finally(() => running.delete(name));
  const answer = inTime(looking);
  running.set(name, answer);
  return answer;
}

async function look(work: () => Promise<Partial<Part>>): Promise<Part> {
  const start = performance.now();
  try {
    const found = await work();
    return { status: "healthy", latencyMs: Math.round((performance.now() - start) * 10) / 10, ...found };
  } catch (error) {
    return { status: "unhealthy", error: error instanceof Error ? error.message : String(error) };
  }
}

function inTime(looking: Promise<Part>): Promise<Part> {
  return new Promise((resolve) => {
    const tooLate: Part = { status: "unhealthy", error: `No response within ${PATIENCE_MS} ms.` };
    const timer = setTimeout(() => resolve(tooLate), PATIENCE_MS).unref();
    looking.then((part) => {
      clearTimeout(timer);
      resolve(part);
    });
  });
}
