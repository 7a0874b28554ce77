import { AsyncLocalStorage } from "node:async_hooks";
import {
  isSpanContextValid,
  type Link,
  type Span as OpenTelemetrySpan,
  ROOT_CONTEXT,
  type SpanContext,
  SpanKind,
  SpanStatusCode,
  trace,
} from "@opentelemetry/api";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from "@opentelemetry/resources";
import { BatchSpanProcessor, NodeTracerProvider } from "@opentelemetry/sdk-trace-node";
import { PRODUCT_VERSION } from "@/server/platform/product-version";
import type { Span, Tracing } from "./span";

/** How long the process waits at exit for a collector that does not respond. */
const STOP_PATIENCE_MS = 2_000;

/**
 * Spans in batches to a collector, over HTTP. The provider is ours alone and not registered for the process: Next and libraries would
 * otherwise send their own spans, with addresses of requests and the tokens in them. Sampling and headers follow the variables of
 * OpenTelemetry, which the library reads itself.
 */
export function createTracing(endpoint: string): Tracing {
  const provider = new NodeTracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ "service.name": "dossier", "service.version": PRODUCT_VERSION }))
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ url: endpoint }))],
  });
  const tracer = provider.getTracer("dossier", PRODUCT_VERSION);
  const running = new AsyncLocalStorage<Span>();
  const inner = new WeakMap<Span, OpenTelemetrySpan>();

  return {
    start(name, { attributes = {}, kind = "internal", caller }) {
      const above = running.getStore();
      const own = above && inner.get(above);
      const remote = own ? null : contextOf(caller?.traceparent);
      const parent = own?.spanContext() ?? (caller?.isTrusted ? remote : null);
      const links: Link[] = remote && !caller?.isTrusted ? [{ context: remote }] : [];
      const context = parent ? trace.setSpanContext(ROOT_CONTEXT, parent) : ROOT_CONTEXT;
      const started = tracer.startSpan(name, { kind: KINDS[kind], attributes, links }, context);
      const span = asSpan(started);
      inner.set(span, started);
      return span;
    },
    current: () => running.getStore(),
    within: (span, work) => running.run(span, work),
    async stop() {
      const late = new Promise<void>((resolve) => setTimeout(resolve, STOP_PATIENCE_MS).unref());
      await Promise.race([provider.shutdown().catch(() => {}), late]);
    },
  };
}

const KINDS = { internal: SpanKind.INTERNAL, server: SpanKind.SERVER, client: SpanKind.CLIENT };

function asSpan(span: OpenTelemetrySpan): Span {
  let isEnded = false;
  return {
    traceId: span.spanContext().traceId,
    rename: (name) => void span.updateName(name),
    set: (attributes) => void span.setAttributes(attributes),
    end: (error) => {
      if (isEnded) return;
      isEnded = true;
      if (error !== undefined) {
        span.setAttribute("error.type", error instanceof Error ? error.name : "Error");
        span.setStatus({ code: SpanStatusCode.ERROR });
      }
      span.end();
    },
  };
}

/** The context of W3C's header `traceparent`, or null where it is missing or malformed. */
function contextOf(traceparent: string | undefined): SpanContext | null {
  const [, version, traceId = "", spanId = "", flags = ""] =
    /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/.exec(traceparent ?? "") ?? [];
  const context = { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true };
  return version !== undefined && version !== "ff" && isSpanContextValid(context) ? context : null;
}
