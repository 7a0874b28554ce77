import { StandardOpenAPIMatcher } from "@orpc/openapi/standard";
import type { ORPCError } from "@orpc/server";
import type { StandardHeaders, StandardResponse } from "@orpc/standard-server";
import { LIMITS } from "@/contracts/limits";
import { identify } from "@/server/accounts/auth/identify";
import { appAddressOf } from "@/server/accounts/auth/programs/app-address";
import { challenge } from "@/server/accounts/auth/programs/challenge";
import { finish, refused } from "@/server/entrance/http/answer";
import { readBody } from "@/server/entrance/http/body";
import { extensionPreflight, openToExtension } from "@/server/entrance/http/extension-origin";
import { flat } from "@/server/entrance/http/headers";
import { readFormFields, readQuery, refuseContradictions, withQueryFields } from "@/server/entrance/http/input";
import { type Operation, operationOf } from "@/server/entrance/http/operations";
import { perform } from "@/server/entrance/http/perform";
import { translate } from "@/server/entrance/http/translate";
import { router } from "@/server/entrance/router";
import { database } from "@/server/platform/db/client";
import { envelope } from "@/server/platform/errors";
import { networkOf } from "@/server/platform/limits/network";
import { logWarning } from "@/server/platform/log";
import { observeRequest } from "@/server/platform/metrics/metrics";
import { API_PREFIX } from "@/server/platform/request/api-prefix";
import { singleton } from "@/server/platform/singleton";
import { nameRequestSpan } from "@/server/platform/tracing/request-span";

/** A request as both homes of the API hand it over: the server's own listener and Next's route. */
export type ApiRequest = {
  method: string;
  url: URL;
  headers: StandardHeaders;
  /** The client's address. */
  client: string;
  readonly signal: AbortSignal | undefined;
  /** The body's bytes, or `"too large"` as soon as they pass the limit. */
  bytes: (limit: number) => Promise<Buffer | "too large">;
};

const matcherOfRoutes = () =>
  singleton("api-matcher", () => {
    const matcher = new StandardOpenAPIMatcher();
    matcher.init(router);
    return matcher;
  });

/** Handles a request below `/api/openapi`: match, identify, guard, read and parse the input, run. Never throws. */
export async function handleApi(request: ApiRequest): Promise<StandardResponse> {
  const preflight = extensionPreflight(request.method, request.headers);
  if (preflight) return preflight;
  const began = performance.now();
  const seen: Seen = { operation: "none" };
  const response = openToExtension(request.headers, await respondOrFail(request, seen));
  observeRequest(seen.operation, response.status, began);
  // Bugs, which return 500, are already in the log with their error.
  if (response.status > 500)
    logWarning("request-failed", "A request was answered with an error", { operation: seen.operation, status: response.status });
  return response;
}

/** The requested operation, as soon as it is known. */
type Seen = { operation: string };

async function respondOrFail(request: ApiRequest, seen: Seen): Promise<StandardResponse> {
  const answer = new Headers();
  try {
    return finish(await respond(request, answer, seen), answer);
  } catch (error) {
    return finish(failed(translate(error)), answer);
  }
}

async function respond(request: ApiRequest, answer: Headers, seen: Seen): Promise<StandardResponse> {
  const pathname = decodablePath(request.url.pathname);
  const match = pathname === null ? undefined : await matcherOfRoutes().match(request.method as "GET", pathname);
  if (!match) return refused({ code: "NOT_FOUND" });
  const operation = operationOf(match.procedure);
  seen.operation = operation.operationId;
  nameRequestSpan(operation.operationId, operation.method, `${API_PREFIX}${operation.path}`);
  const headers = { get: (name: string) => flat(request.headers[name]) };
  const caller = await identify(database(), headers, Date.now());
  const raw = match.params ?? {};
  if (!caller && operation.meta.access !== "public") answer.set("www-authenticate", challengeFor(request));
  let received = 0;
  const bytes = async (limit: number) => {
    const body = await request.bytes(limit);
    if (body !== "too large") received = body.length;
    return body;
  };
  return perform(operation, {
    caller,
    client: networkOf(request.client),
    headers,
    get signal() {
      return request.signal;
    },
    raw,
    readFields: (path) => readFields(operation, { request, bytes }, { path, raw }),
    bodyBytes: () => received,
    answer,
  });
}

const challengeFor = ({ url, headers }: ApiRequest) => challenge(appAddressOf(url), flat(headers.authorization));

/**
 * The fields of the query for a GET, else of the body and those that the contract puts into the query. The query of other methods must not
 * contradict the path either.
 */
async function readFields(
  operation: Operation,
  { request, bytes }: { request: ApiRequest; bytes: ApiRequest["bytes"] },
  address: { path: Record<string, string>; raw: Record<string, string> },
) {
  const query = readQuery(operation, request.url.searchParams);
  if (request.method === "GET") return query;
  refuseContradictions(operation, { ...address, fields: query });
  const body = await readBody(
    { headers: request.headers, bytes },
    operation.meta.upload || operation.meta.largeBody ? LIMITS.bodyBytes.upload : LIMITS.bodyBytes.json,
  );
  const fields = body instanceof FormData ? readFormFields(operation, body) : body;
  return withQueryFields(operation, fields, query);
}

/** The path below the prefix. Null if it contains an encoded NUL or cannot be decoded: no resource has such a path. */
function decodablePath(pathname: string): `/${string}` | null {
  try {
    if (decodeURIComponent(pathname).includes("\0")) return null;
    return `/${pathname.slice(API_PREFIX.length).replace(/^\/|\/$/g, "")}`;
  } catch {
    return null;
  }
}

const failed = (error: ORPCError<string, unknown>): StandardResponse => ({
  status: error.status,
  headers: {},
  body: envelope(error),
});
