import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { ERRORS } from "@/contracts/errors";
import { env } from "@/server/env";
import { envelope } from "@/server/errors";
import { type Client, isLoopback } from "@/server/http/client";
import { metrics } from "./metrics";

const LOOPBACK_HOST = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i;

/**
 * GET /metrics: what the instance does, for Prometheus. With METRICS_TOKEN it needs the token from everywhere; without, only a program on
 * the same machine that asks directly is answered. Everyone else gets the same 404 as for a page that does not exist.
 */
export async function answerMetrics(request: IncomingMessage, client: Client): Promise<Response> {
  const known = metrics();
  const isRead = request.method === "GET" || request.method === "HEAD";
  if (!isRead || !known || !mayRead(request, client))
    return Response.json(envelope({ code: "NOT_FOUND", ...ERRORS.NOT_FOUND }), { status: 404 });
  return new Response(await known.text(), { headers: { "content-type": known.contentType, "cache-control": "no-store" } });
}

function mayRead({ headers }: IncomingMessage, client: Client): boolean {
  const { METRICS_TOKEN } = env();
  if (METRICS_TOKEN === undefined)
    return isLoopback(client.address) && !client.isForwarded && LOOPBACK_HOST.test(headers.host ?? "");
  const given = /^Bearer (.+)$/i.exec(headers.authorization ?? "")?.[1] ?? "";
  return timingSafeEqual(digest(given), digest(METRICS_TOKEN));
}

const digest = (text: string) => createHash("sha256").update(text).digest();
