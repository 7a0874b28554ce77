import { env } from "@/server/platform/env";
import { singleton } from "@/server/platform/singleton";

/** Plain values only, as in the log: never a password, key, token, address of a person, or personal text. */
export type Attributes = Record<string, string | number | boolean>;

/** A piece of work with a beginning and an end, as OpenTelemetry sends it. */
export type Span = {
  traceId: string;
  rename: (name: string) => void;
  set: (attributes: Attributes) => void;
  /** Ends it, once. With an error it counts as failed; of the error only its class is sent, because messages may hold personal text. */
  end: (error?: unknown) => void;
};

export type SpanOptions = {
  attributes?: Attributes;
  kind?: "internal" | "server" | "client";
  /** The header `traceparent` of a request, and whether its sender is trusted to continue its trace here. */
  caller?: { traceparent: string; isTrusted: boolean };
};

export type Tracing = {
  start: (name: string, options: SpanOptions) => Span;
  /** The span that the work running now belongs to. */
  current: () => Span | undefined;
  within: <Result>(span: Span, work: () => Result) => Result;
  stop: () => Promise<void>;
};

const state = () => singleton<{ tracing: Tracing | null }>("tracing", () => ({ tracing: null }));

/** Loads OpenTelemetry if the environment says where spans go. Without it, nothing of it is loaded. */
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

/** Runs work as a span of its own. */
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
