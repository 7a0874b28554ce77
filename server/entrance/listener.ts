import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { toAbortSignal } from "@orpc/standard-server-node";
import { ERRORS, type ErrorCode } from "@/contracts/errors";
import { LIMITS } from "@/contracts/limits";
import { isShuttingDown } from "@/server/entrance/connections/drain";
import { asksForPage, isDatabaseThere, sendUnavailable } from "@/server/entrance/http/database-away";
import { type ApiRequest, handleApi } from "@/server/entrance/http/dispatch";
import { enter } from "@/server/entrance/http/front-door";
import { secureFields, secureHeaders } from "@/server/entrance/http/headers";
import { BodyTimedOut, holdBody, readBytes, SILENCE_MS } from "@/server/entrance/http/incoming";
import { sendAnswer, sendResponse, sendWhole } from "@/server/entrance/http/send";
import { HEALTH_HEADERS, health } from "@/server/entrance/instance/health";
import { answerMetrics } from "@/server/entrance/metrics/answer";
import { handleWeb } from "@/server/entrance/web/web";
import { env } from "@/server/platform/env";
import { envelope } from "@/server/platform/errors";
import { logError } from "@/server/platform/log";
import { observeRequest } from "@/server/platform/metrics/metrics";
import { API_PREFIX } from "@/server/platform/request/api-prefix";
import type { Client } from "@/server/platform/request/client";
import { REQUEST_ID, requestIdOf, withRequestId } from "@/server/platform/request/request-id";
import { withRequestSpan } from "@/server/platform/tracing/request-span";

type Pages = (request: IncomingMessage, response: ServerResponse) => unknown;

/**
 * The HTTP listener for every request. It normalises the request (front-door.ts), then sends API operations straight to their
 * handler, other paths below /api to the web handler, and everything else to the pages. Bypassing Next for the API saves about
 * half a millisecond a request; Next's route serves the same functions.
 */
export function createListener(pages: Pages): RequestListener {
  return (request, response) => {
    // The client's next request goes to an instance that stays.
    if (isShuttingDown()) response.shouldKeepAlive = false;
    const entry = enter(request, env().TRUST_PROXY);
    // Operations write all their headers together, which is faster than one by one.
    const requestId = requestIdOf(request.headers, entry.client);
    const isOperationAnswer = entry.kind === "enter" && isOperation(request.url ?? "/");
    if (!isOperationAnswer) {
      secureHeaders(response, entry.client.isSecure);
      response.setHeader(REQUEST_ID, requestId);
    }
    if (entry.kind === "redirect") return sendWhole(request, response, 308, { location: entry.location }, undefined);
    if (entry.kind === "refuse") return refuse(request, response, entry.code, entry.message);
    const exchange = { request, response, client: entry.client, requestId };
    const work = () => withRequestSpan(nameOf(request.url ?? "/"), exchange, () => answer(exchange, pages));
    Promise.resolve(withRequestId(requestId, work)).catch((error: unknown) => {
      if (error instanceof BodyTimedOut) return request.socket.destroy();
      if (!response.destroyed && !request.destroyed) logError("request-failed", "A request failed", error);
      if (response.headersSent) response.destroy();
      else response.writeHead(500).end();
    });
  };
}

/** For clients that ask before they send a body: the response `100 Continue` is sent once something reads it. */
export function createContinueListener(listener: RequestListener): RequestListener {
  return (request, response) => {
    holdBody(request, response);
    listener(request, response);
  };
}

const isOperation = (path: string) =>
  path.startsWith(`${API_PREFIX}/`) && !/^\/api\/openapi\/(spec(\.json)?|try|reference(-start)?\.js)?\/?(\?|$)/.test(path);

const isWeb = (path: string) =>
  /^\/(api|uploads|\.well-known)(\/|\?|$)|^\/(client\.tgz|extension-(?:chrome|firefox)\.zip|schema\.json|robots\.txt|sitemap\.xml|llms\.txt)(\?|$)/.test(
    path,
  );

type Exchange = { request: IncomingMessage; response: ServerResponse; client: Client; requestId: string };

function answer({ request, response, client, requestId }: Exchange, pages: Pages): unknown {
  const path = request.url ?? "/";
  if (isOperation(path)) return runOperation({ request, response, client, requestId });
  const began = performance.now();
  response.once("finish", () => observeRequest(nameOf(path), response.statusCode, began));
  if (isHealth(request)) return runHealth(request, response);
  if (isMetrics(path)) return runMetrics(request, response, client);
  if (isMcp(path)) return runMcp(request, response, client);
  if (isWeb(path)) return runWeb(request, response);
  // Next's image service would cache pictures of shared pages and serve them after sharing ended. None of our pages uses it.
  if (path.startsWith("/_next/image")) return refuse(request, response, "NOT_FOUND");
  // Pages accept only small forms. Their bodies declare a length, which Node enforces.
  if (request.headers["transfer-encoding"] !== undefined) return refuse(request, response, "LENGTH_REQUIRED");
  if (Number(request.headers["content-length"] ?? 0) > LIMITS.bodyBytes.form)
    return refuse(request, response, "PAYLOAD_TOO_LARGE", TOO_LARGE);
  if (!hasReadableState(request)) return refuse(request, response, "BAD_REQUEST");
  // A form whose sender stopped sending.
  if (request.method !== "GET" && request.method !== "HEAD") closeWhenSilent(request, response);
  if (asksForPage(request)) return runPage({ request, response, requestId }, pages);
  return pages(request, response);
}

function closeWhenSilent({ socket }: IncomingMessage, response: ServerResponse) {
  const close = () => socket.destroy();
  socket.setTimeout(SILENCE_MS, close);
  response.once("close", () => socket.off("timeout", close));
}

async function runPage({ request, response, requestId }: Omit<Exchange, "client">, pages: Pages) {
  if (await isDatabaseThere()) return pages(request, response);
  return sendUnavailable(request, response, requestId);
}

/** The router state that a navigating page sends. Next fails if it is malformed. */
function hasReadableState({ headers }: IncomingMessage): boolean {
  const state = headers["next-router-state-tree"];
  if (state === undefined) return true;
  try {
    return Array.isArray(JSON.parse(decodeURIComponent(String(state))));
  } catch {
    return false;
  }
}

const isMcp = (path: string) => /^\/mcp\/?(\?|$)/.test(path);

const TOO_LARGE = `The body may have at most ${LIMITS.bodyBytes.form / 1024} KiB.`;

function urlOf({ headers, url = "/" }: IncomingMessage): URL {
  const address = `${headers["x-forwarded-proto"]}://${headers.host ?? "localhost"}${url}`;
  try {
    return new URL(address);
  } catch {
    // A malformed host, such as one with port 99999.
    return new URL(url, "http://localhost");
  }
}

async function runOperation({ request, response, client, requestId }: Exchange) {
  const result = await handleApi(apiRequest(request, response, client));
  await sendAnswer(request, response, result, { ...secureFields(client.isSecure), [REQUEST_ID]: requestId });
}

/** What a request is called where its operation is not known: in metrics only those that are none. */
const nameOf = (path: string) =>
  isOperation(path) ? "api" : isMcp(path) ? "mcp" : isWeb(path) || isMetrics(path) ? "web" : "page";

const isHealth = ({ method, url = "/" }: IncomingMessage) =>
  (method === "GET" || method === "HEAD") && /^\/api\/health\/?(\?|$)/.test(url);

const isMetrics = (path: string) => /^\/metrics\/?(\?|$)/.test(path);

async function runMetrics(request: IncomingMessage, response: ServerResponse, client: Client) {
  sendResponse(request, response, await answerMetrics(request, client));
}

async function runMcp(request: IncomingMessage, response: ServerResponse, client: Client) {
  const { handleMcp } = await import("@/server/entrance/mcp/handler");
  const result = await handleMcp(apiRequest(request, response, client));
  if (result instanceof Response) sendResponse(request, response, result);
  else await sendAnswer(request, response, result, {});
}

const apiRequest = (request: IncomingMessage, response: ServerResponse, client: Client): ApiRequest => ({
  method: request.method ?? "GET",
  url: urlOf(request),
  headers: request.headers,
  client: client.address,
  // Created on first use: cached responses never need it.
  get signal() {
    return toAbortSignal(response);
  },
  bytes: (limit) => readBytes(request, limit),
});

/** Load balancers ask every instance every few seconds, and some tools all the time: without the objects of the Fetch API. */
async function runHealth(request: IncomingMessage, response: ServerResponse) {
  const { status, body } = await health(new Date());
  sendWhole(request, response, status, { ...HEALTH_HEADERS }, body);
}

async function runWeb(request: IncomingMessage, response: ServerResponse) {
  const hasBody = request.method !== "GET" && request.method !== "HEAD";
  const body = hasBody ? await readBytes(request, LIMITS.bodyBytes.form) : undefined;
  if (body === "too large") return refuse(request, response, "PAYLOAD_TOO_LARGE", TOO_LARGE);
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers))
    for (const entry of [value].flat()) if (entry !== undefined) headers.append(name, entry);
  const result = await handleWeb(
    new Request(urlOf(request), {
      method: request.method ?? "GET",
      headers,
      signal: toAbortSignal(response),
      ...(body && body.length > 0 ? { body: new Uint8Array(body) } : {}),
    }),
  );
  sendResponse(request, response, result);
}

function refuse(request: IncomingMessage, response: ServerResponse, code: ErrorCode, message: string = ERRORS[code].message) {
  const { status } = ERRORS[code];
  const body = JSON.stringify(envelope({ code, status, message }));
  sendWhole(request, response, status, { "content-type": "application/json", "cache-control": "no-store" }, body);
}
