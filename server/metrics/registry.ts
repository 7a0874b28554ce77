import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { databasePool } from "@/server/db/client";
import { PRODUCT_VERSION } from "@/server/db/migrate";
import { openEventStreams } from "@/server/http/event-streams";
import type { Metrics } from "./metrics";
import { waitingWork } from "./waiting-work";

/** Seconds. From a cached read to a PDF on a busy machine. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Everything that `/metrics` tells. Names and units follow the conventions of Prometheus. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: "dossier_requests_total",
    help: "Requests that were answered, by operation of the API (or `page`, `mcp`, `web`) and status.",
    labelNames: ["operation", "status"],
    registers,
  });
  const durations = new Histogram({
    name: "dossier_request_duration_seconds",
    help: "Time until the answer of an operation was ready, by operation.",
    labelNames: ["operation"],
    buckets: BUCKETS,
    registers,
  });
  new Gauge({ name: "dossier_info", help: "The version that runs; always 1.", labelNames: ["version"], registers })
    .labels(PRODUCT_VERSION)
    .set(1);
  new Gauge({
    name: "dossier_database_connections",
    help: "Connections of this process to the database, and requests that wait for one.",
    labelNames: ["state"],
    registers,
    collect() {
      const { totalCount, idleCount, waitingCount } = databasePool();
      this.labels("used").set(totalCount - idleCount);
      this.labels("idle").set(idleCount);
      this.labels("waiting").set(waitingCount);
    },
  });
  new Gauge({
    name: "dossier_event_streams",
    help: "Streams of events that are open, such as live updates of editors.",
    registers,
    collect() {
      this.set(openEventStreams());
    },
  });
  new Gauge({
    name: "dossier_waiting_work",
    help: "Rows that background work has still to do, of all instances: webhook deliveries, scheduled work, pages to print. Absent while the database is away.",
    labelNames: ["kind"],
    registers,
    async collect() {
      this.reset();
      for (const [kind, count] of Object.entries(await waitingWork(new Date()))) this.labels(kind).set(count);
    },
  });
  return {
    observe(operation, status, seconds) {
      requests.inc({ operation, status: String(status) });
      durations.observe({ operation }, seconds);
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
