import { access, constants } from "node:fs/promises";
import { db, sql } from "@/server/db/client";
import { PRODUCT_VERSION } from "@/server/db/migrate";
import { dataDir } from "@/server/secrets";

type Part = { status: "healthy" | "unhealthy"; latencyMs?: number; error?: string };

/** GET /api/health: whether the instance can do its work, for people and for load balancers. 503 when it cannot. */
export async function health(now: Date): Promise<Response> {
  const [database, storage] = await Promise.all([
    probe(() => db.query(sql`select 1`)),
    probe(() => access(dataDir(), constants.W_OK)),
  ]);
  const status = database.status === "healthy" && storage.status === "healthy" ? "healthy" : "unhealthy";
  const body = {
    service: "dossier",
    version: PRODUCT_VERSION,
    status,
    timestamp: now.toISOString(),
    uptime: `${process.uptime().toFixed(0)} s`,
    database,
    storage,
  };
  return Response.json(body, { status: status === "healthy" ? 200 : 503, headers: { "cache-control": "no-store" } });
}

async function probe(work: () => Promise<unknown>): Promise<Part> {
  const start = performance.now();
  try {
    await work();
    return { status: "healthy", latencyMs: Math.round((performance.now() - start) * 10) / 10 };
  } catch (error) {
    return { status: "unhealthy", error: error instanceof Error ? error.message : String(error) };
  }
}
