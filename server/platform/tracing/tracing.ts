import { env } from "@/server/platform/env";
import { singleton } from "@/server/platform/singleton";
import type { Span, SpanOptions, Tracing } from "./span";

const state = () => singleton<{ tracing: Tracing | null }>("tracing", () => ({ tracing: null }));

/** Loads OpenTelemetry if the environment sets a destination for spans; otherwise not. */
export async function startTracing(): Promise<void> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT } = env();
  const endpoint =
    OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? (OTEL_EXPORTER_OTLP_ENDPOINT && `${OTEL_EXPORTER_OTLP_ENDPOINT}/v1/traces`);
  if (!endpoint || state().tracing) return;
  const { createTracing } = await import("./open-telemetry");
  state().tracing = createTracing(endpoint);
}

/** Sends what is left and stops. */
export async function stopTracing(): Promise<void> {
  const { tracing } = state();
  state().tracing = null;
  await tracing?.stop();
}

/** Begins a span below the current one; undefined when nothing is traced. The caller ends it. */
export const startSpan = (name: string, options: SpanOptions = {}): Span | undefined => state().tracing?.start(name, options);

/** The span that the work running now belongs to; undefined when nothing is traced. */
export const currentSpan = (): Span | undefined => state().tracing?.current();

/** Runs work, all of whose spans are below `span`. */
export function within<Result>(span: Span | undefined, work: () => Result): Result {
  const { tracing } = state();
  return span && tracing ? tracing.within(span, work) : work();
}

/** Runs work as a separate span. */
export async function traced<Result>(name: string, options: SpanOptions, work: () => Promise<Result>): Promise<Result> {
  const span = startSpan(name, options);
  if (!span) return work();
  try {
    const result = await within(span, work);
    span.end();
    return result;
  } catch (error) {
    span.end(error);
    throw error;
  }
}
