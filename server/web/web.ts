import { ORPCError } from "@orpc/server";
import { toFetchResponse } from "@orpc/standard-server-fetch";
import { StorageUnavailableError } from "@/server/adapters/storage/storage";
import { forgetApiKeys } from "@/server/auth/api-keys";
import { auth, configuredOrigins } from "@/server/auth/auth";
import { isForeign } from "@/server/auth/origin";
import { hasRoomToWrite, isDiskFull } from "@/server/data-folder/free-space";
import { isDatabaseUnavailable } from "@/server/db/client";
import { envelope } from "@/server/errors";
import { API_PREFIX, handleApi } from "@/server/http";
import { ReadyJson } from "@/server/quick-reads";
import { health } from "./health";
import { openApiDocument } from "./openapi";
import { paper } from "./paper";
import { plainFile } from "./plain-files";
import { referencePage, referenceScript } from "./reference";
import { CLIENT_HEADER, refuse } from "./refuse";
import { uploads } from "./uploads";

/** Everything below /api that is no page. Unknown addresses answer 404 in the envelope. Never throws. */
export async function handleWeb(request: Request): Promise<Response> {
  try {
    return await route(request, new URL(request.url));
  } catch (error) {
    if (error instanceof ORPCError)
      return Response.json(envelope(error), { status: error.status, headers: { "cache-control": "no-store" } });
    if (isDiskFull(error)) return refuse("INSUFFICIENT_STORAGE");
    if (isDatabaseUnavailable(error) || error instanceof StorageUnavailableError) return refuse("SERVICE_UNAVAILABLE");
    console.error("Request failed:", error);
    return refuse("INTERNAL_SERVER_ERROR");
  }
}

async function route(request: Request, url: URL): Promise<Response> {
  const path = url.pathname.replace(/\/$/, "");
  const isRead = request.method === "GET" || request.method === "HEAD";
  if (path === "/api/health" && isRead) return health(new Date());
  if (path.startsWith("/api/auth/")) return account(request, path);
  if (isRead && path === API_PREFIX) return referencePage();
  if (isRead && path === `${API_PREFIX}/reference.js`) return referenceScript();
  if (isRead && (path === `${API_PREFIX}/spec.json` || path === `${API_PREFIX}/spec`)) return openApiDocument(url.origin);
  if (path.startsWith(`${API_PREFIX}/`)) return operation(request, url);
  if (isRead && /^\/(api\/)?uploads\//.test(path)) return uploads(request, path);
  return (isRead ? plainFile(path, url.origin) : null) ?? (await paper(request, path)) ?? refuse("NOT_FOUND");
}

async function account(request: Request, path: string): Promise<Response> {
  // Also without a cookie: a foreign page must not sign a person in to somebody else's account either.
  if (request.method !== "GET" && isForeign(request.headers, configuredOrigins())) return refuse("FORBIDDEN");
  if (request.method !== "GET" && !hasRoomToWrite()) return refuse("INSUFFICIENT_STORAGE");
  const response = await auth().handler(withOrigin(request));
  if (request.method !== "GET" && (path.startsWith("/api/auth/api-key/") || path.startsWith("/api/auth/delete-user")))
    forgetApiKeys();
  if (response.status === 404 && !response.headers.get("content-type")?.includes("json")) return refuse("NOT_FOUND");
  return response;
}

/**
 * Browsers name the page a POST comes from, and foreign ones were refused above. A program names none: its cookie is its own to send, so
 * it counts as ours, which the sign-in service would otherwise not believe.
 */
function withOrigin(request: Request): Request {
  if (request.method === "GET" || request.headers.has("origin") || request.headers.has("referer")) return request;
  const headers = new Headers(request.headers);
  headers.set("origin", new URL(request.url).origin);
  return new Request(request, { headers });
}

async function operation(request: Request, url: URL): Promise<Response> {
  const response = await handleApi({
    method: request.method,
    url,
    headers: Object.fromEntries(request.headers),
    client: request.headers.get(CLIENT_HEADER) ?? "unknown",
    signal: request.signal,
    bytes: (limit) => readBytes(request, limit),
  });
  if (!(response.body instanceof ReadyJson)) return toFetchResponse(response);
  const headers = new Headers(Object.entries(response.headers).map(([name, value]) => [name, String(value)]));
  headers.set("content-type", "application/json");
  return new Response(new Uint8Array(response.body.bytes), { status: response.status, headers });
}

async function readBytes(request: Request, limit: number): Promise<Buffer | "too large"> {
  if (Number(request.headers.get("content-length")) > limit) return "too large";
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > limit) return "too large";
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
