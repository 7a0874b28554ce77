import type { IncomingMessage, ServerResponse } from "node:http";
import { type Client, isLoopback } from "@/server/platform/request/client";
import { currentSpan, startSpan, within } from "./tracing";

type Exchange = { request: IncomingMessage; response: ServerResponse; client: Client; requestId: string };

/**
 * Runs the work of a request as a span, if requests are traced. It ends when the response is sent or its connection is gone. The span has no
 * address: paths hold names of people and queries hold tokens. `nameRequestSpan` adds the operation later.
 */
export function withRequestSpan<Result>(
  kind: string,
  { request, response, client, requestId }: Exchange,
  work: () => Result,
): Result {
  const traceparent = request.headers.traceparent;
  const method = request.method ?? "GET";
  const span = startSpan(`${method} ${kind}`, {
    kind: "server",
    attributes: { "http.request.method": method, "dossier.request_id": requestId },
    // As with the id of a request, a stranger must not choose the trace. Theirs is linked to.
    ...(typeof traceparent === "string"
      ? { caller: { traceparent, isTrusted: client.isForwarded || isLoopback(client.address) } }
      : {}),
  });
  if (!span) return work();
  response.once("close", () => {
    span.set({ "http.response.status_code": response.statusCode });
    const isBroken = !response.writableFinished;
    span.end(response.statusCode >= 500 || isBroken ? new (isBroken ? Unfinished : ServerError)() : undefined);
  });
  return within(span, work);
}

/** Names the operation of the API in the span of the current request. */
export function nameRequestSpan(operationId: string, method: string, route: string): void {
  const span = currentSpan();
  span?.rename(`${method} ${route}`);
  span?.set({ "http.route": route, "dossier.operation": operationId });
}

/** The connection ended before the response did. */
class Unfinished extends Error {
  override readonly name = "Unfinished";
}

class ServerError extends Error {
  override readonly name = "ServerError";
}
