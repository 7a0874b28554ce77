import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { registerStates } from "@/server/entrance/metrics/states";
import type { Metrics } from "@/server/platform/metrics/metrics";
import { PRODUCT_VERSION } from "@/server/platform/product-version";

/** Seconds. From a cached read to a PDF on a busy machine. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * All metrics. Names and units follow the conventions of Prometheus; docs/monitoring.md lists them, and a test compares
 * the two.
 */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const counter = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers });
  const histogram = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Histogram({ name, help, labelNames, buckets: BUCKETS, registers });
  const requests = counter(
    "dossier_requests_total",
    "Requests that were answered, by operation of the API (or `page`, `mcp`, `web`) and status.",
    ["operation", "status"],
  );
  const durations = histogram("dossier_request_duration_seconds", "Time until the answer of an operation was ready.", [
    "operation",
  ]);
  const waits = histogram("dossier_typesetting_wait_seconds", "Time that a document waited for a typesetting process.", [
    "output",
  ]);
  const works = histogram("dossier_typesetting_duration_seconds", "Time that a typesetting process worked on a document.", [
    "output",
    "outcome",
  ]);
  const models = counter("dossier_ai_calls_total", "Calls of language models, by what became of them.", ["provider", "outcome"]);
  const tokens = counter("dossier_ai_tokens_total", "Tokens of language models.", ["provider", "direction"]);
  const events = counter(
    "dossier_log_events_total",
    "Lines of the log by event and level, whatever LOG_LEVEL is: failed sign-ins, failed mails, failed requests.",
    ["event", "level"],
  );
  new Gauge({ name: "dossier_info", help: "The version that runs; always 1.", labelNames: ["version"], registers })
    .labels(PRODUCT_VERSION)
    .set(1);
  registerStates(registers);
  return {
    observe(operation, status, seconds) {
      requests.inc({ operation, status: String(status) });
      durations.observe({ operation }, seconds);
    },
    observeTypesetting(output, outcome, waited, worked) {
      waits.observe({ output }, waited);
      works.observe({ output, outcome }, worked);
    },
    observeModel(provider, outcome, { inputTokens, outputTokens }) {
      models.inc({ provider, outcome });
      tokens.inc({ provider, direction: "input" }, inputTokens);
      tokens.inc({ provider, direction: "output" }, outputTokens);
    },
    observeLog: (event, level) => events.inc({ event, level }),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
