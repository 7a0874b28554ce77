import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { ERRORS } from "@/contracts/errors";
import { env } from "@/server/platform/env";
import { envelope } from "@/server/platform/errors";
import { metrics } from "@/server/platform/metrics/metrics";
import { type Client, isLoopback } from "@/server/platform/request/client";

const LOOPBACK_HOST = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i;

/**
 * GET /metrics: what the instance does, for Prometheus. With METRICS_TOKEN it needs the token from everywhere; without, only a program on
 * the same machine that connects directly has access. Everyone else gets the same 404 as for a page that does not exist.
 */
export async function answerMetrics(request: IncomingMessage, client: Client): Promise<Response> {
  const known = metrics();
  const isRead = request.method === "GET" || request.method === "HEAD";
  if (!isRead || !known || !mayRead(request, client))
    return Response.json(envelope({ code: "NOT_FOUND", ...ERRORS.NOT_FOUND }), { status: 404 });
  return new Response(await known.text(), { headers: { "content-type": known.contentType, "cache-control": "no-store" } });
}

/**
 * A proxy on this machine must not open the loopback rule to everyone. Proxies identify themselves in headers; one that adds none, as nginx
 * does unless it is configured, speaks HTTP/1.0.
 */
const isDirect = ({ headers, httpVersion }: IncomingMessage, client: Client) =>
  isLoopback(client.address) && !client.isRelayed && httpVersion !== "1.0" && LOOPBACK_HOST.test(headers.host ?? "");

function mayRead(request: IncomingMessage, client: Client): boolean {
  const { METRICS_TOKEN } = env();
  if (METRICS_TOKEN === undefined) return isDirect(request, client);
  const token = /^Bearer (.+)$/i.exec(request.headers.authorization ?? "")?.[1] ?? "";
  return timingSafeEqual(digest(token), digest(METRICS_TOKEN));
}

const digest = (text: string) => createHash("sha256").update(text).digest();
