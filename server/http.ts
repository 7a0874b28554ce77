import { createHash } from "node:crypto";
import { StandardOpenAPIHandler, StandardOpenAPIMatcher } from "@orpc/openapi/standard";
import { ORPCError } from "@orpc/server";
import type { StandardHeaders, StandardResponse } from "@orpc/standard-server";
import type { ContractMeta } from "@/contracts/base";
import { ERRORS } from "@/contracts/errors";
import { LIMITS } from "@/contracts/limits";
import { StorageUnavailableError } from "@/server/adapters/storage/storage";
import { identify } from "@/server/auth/identify";
import { readBody } from "@/server/body";
import type { RequestContext } from "@/server/context";
import { isDiskFull } from "@/server/data-folder/free-space";
import { isDatabaseUnavailable, isForeignKeyViolation } from "@/server/db/client";
import { envelope, failure } from "@/server/errors";
import { guard, type Operation, type Refusal } from "@/server/guard";
import { QueryCoercion, readableUrl } from "@/server/query-coercion";
import { keepAnswer, keptAnswer, ReadyJson, stateOfRead } from "@/server/quick-reads";
import { router } from "@/server/router";
import { singleton } from "@/server/singleton";
import { streamedRead } from "@/server/streamed-reads";

export const API_PREFIX = "/api/openapi";

/** A request as both homes of the API hand it over: the server's own listener and Next's route. */
export type ApiRequest = {
  method: string;
  url: URL;
  headers: StandardHeaders;
  /** Sender's address. */
  client: string;
  signal: AbortSignal | undefined;
  /** The body's bytes, or `"too large"` as soon as they pass the limit. */
  bytes: (limit: number) => Promise<Buffer | "too large">;
};

const handlers = () =>
  singleton("api-handlers", () => {
    const matcher = new StandardOpenAPIMatcher();
    matcher.init(router);
    const handler = new StandardOpenAPIHandler<RequestContext>(router, {
      plugins: [new QueryCoercion()],
      customErrorResponseBodyEncoder: envelope,
      interceptors: [
        async (options) => {
          try {
            return await options.next();
          } catch (error) {
            throw translate(error);
          }
        },
      ],
    });
    return { matcher, handler };
  });

/** Answers a request below `/api/openapi`: match, identify, guard, read the body, run. Never throws. */
export async function handleApi(request: ApiRequest): Promise<StandardResponse> {
  const answer = new Headers();
  try {
    const response = await respond(request, answer);
    return withHeaders(response, answer);
  } catch (error) {
    return withHeaders(failed(translate(error)), answer);
  }
}

async function respond(request: ApiRequest, answer: Headers): Promise<StandardResponse> {
  const { matcher, handler } = handlers();
  const pathname = cleanPath(request.url.pathname);
  if (pathname === null) return refused({ code: "NOT_FOUND" });
  const match = await matcher.match(request.method as "GET", `/${pathname.slice(API_PREFIX.length).replace(/^\/|\/$/g, "")}`);
  if (!match) return refused({ code: "NOT_FOUND" });
  const { route, meta } = match.procedure["~orpc"];
  const operation: Operation = {
    method: request.method,
    operationId: route.operationId ?? "",
    path: route.path ?? "",
    meta: meta as ContractMeta,
    params: match.params ?? {},
  };
  const caller = await identify({ get: (name) => flat(request.headers[name]) }, Date.now());
  const refusal = await guard(operation, caller, request.client);
  if (refusal) return refused(refusal);
  const stream = await streamedRead(operation, caller?.userId ?? null);
  if (stream) return { status: 200, headers: { "content-type": "application/json" }, body: stream };
  const userAgent = flat(request.headers["user-agent"]) ?? "";
  const state = await stateOfRead(operation, {
    userId: caller?.userId ?? null,
    client: request.client,
    userAgent,
    query: request.url.search,
  });
  const etag = state === null ? null : `"${createHash("sha1").update(state).digest("base64url")}"`;
  if (etag) answer.set("etag", etag);
  if (etag && flat(request.headers["if-none-match"]) === etag) return { status: 304, headers: {}, body: undefined };
  const ready = state === null ? undefined : keptAnswer(state);
  if (ready) return { status: 200, headers: ready.headers, body: ready };
  const context: RequestContext = {
    caller,
    client: request.client,
    userAgent,
    cookies: parseCookies(flat(request.headers.cookie)),
    answer,
  };
  const limit = operation.meta.upload ? LIMITS.bodyBytes.upload : LIMITS.bodyBytes.json;
  let body: Promise<unknown> | undefined;
  const result = await handler.handle(
    {
      method: request.method,
      url: readableUrl(request.url),
      headers: request.headers,
      body: () => {
        body ??= readBody(request, limit);
        return body as Promise<never>;
      },
      signal: request.signal,
    },
    { context, prefix: API_PREFIX },
  );
  if (!result.matched) return refused({ code: "NOT_FOUND" });
  const { response } = result;
  if (state !== null && response.status === 200) return { ...response, body: keepAnswer(state, response.body, answer) };
  return request.method === "GET" && response.status === 200 ? withEtag(request, response, answer) : response;
}

/** JSON that was read gets an ETag made of its bytes; a client that has just these gets 304. Files and streams go as they are. */
function withEtag(request: ApiRequest, response: StandardResponse, answer: Headers): StandardResponse {
  const { body } = response;
  if (body instanceof Blob || isStream(body) || body === undefined) return response;
  const ready = new ReadyJson(Buffer.from(JSON.stringify(body)));
  const etag = `"${createHash("sha1").update(ready.bytes).digest("base64url")}"`;
  answer.set("etag", etag);
  return flat(request.headers["if-none-match"]) === etag
    ? { status: 304, headers: {}, body: undefined }
    : { ...response, body: ready };
}

/** A percent-encoded NUL can be part of nothing that exists, and a path that does not decode names nothing. */
function cleanPath(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname).includes("\0") ? null : pathname;
  } catch {
    return null;
  }
}

function translate(error: unknown): ORPCError<string, unknown> {
  if (error instanceof ORPCError) return error;
  if (isDiskFull(error)) return failure("INSUFFICIENT_STORAGE", { cause: error });
  if (isDatabaseUnavailable(error) || error instanceof StorageUnavailableError)
    return failure("SERVICE_UNAVAILABLE", { cause: error });
  // The account went while its session was still believed.
  if (isForeignKeyViolation(error, /_userId_fkey$/)) return failure("UNAUTHORIZED", { cause: error });
  console.error("Request failed:", error);
  return failure("INTERNAL_SERVER_ERROR", { cause: error });
}

function failed(error: ORPCError<string, unknown>): StandardResponse {
  return { status: error.status, headers: {}, body: envelope(error) };
}

function refused({ code, headers, message }: Refusal): StandardResponse {
  const known = ERRORS[code];
  return {
    status: known.status,
    headers: headers ?? {},
    body: envelope({ code, status: known.status, message: message ?? known.message }),
  };
}

function withHeaders(response: StandardResponse, answer: Headers): StandardResponse {
  const added: StandardHeaders = { "cache-control": "no-store" };
  for (const [name, value] of answer) if (name !== "set-cookie") added[name] = value;
  const cookies = answer.getSetCookie();
  if (cookies.length > 0) added["set-cookie"] = cookies;
  if (response.status === 503) added["retry-after"] = "2";
  if (response.body instanceof File)
    added["content-disposition"] = `attachment; filename*=UTF-8''${encodeURIComponent(response.body.name)}`;
  return { ...response, headers: { ...added, ...response.headers } };
}

const flat = (value: string | string[] | undefined): string | null => (Array.isArray(value) ? value.join(", ") : (value ?? null));

function parseCookies(header: string | null): Record<string, string> {
  const pairs = (header ?? "").split(";").map((part) => part.trim().split("="));
  return Object.fromEntries(pairs.filter(([name]) => name).map(([name, ...rest]) => [name, rest.join("=")]));
}

const isStream = (body: unknown) => typeof body === "object" && body !== null && Symbol.asyncIterator in body;
