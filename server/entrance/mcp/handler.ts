import { createMcpHandler } from "@modelcontextprotocol/server";
import type { StandardResponse } from "@orpc/standard-server";
import { LIMITS } from "@/contracts/limits";
import { configuredOrigins } from "@/server/accounts/auth/auth";
import { identify } from "@/server/accounts/auth/identify";
import { isForeign } from "@/server/accounts/auth/origin";
import { appAddressOf } from "@/server/accounts/auth/programs/app-address";
import { challenge } from "@/server/accounts/auth/programs/challenge";
import { finish, refused } from "@/server/entrance/http/answer";
import { parseJson } from "@/server/entrance/http/body";
import type { ApiRequest } from "@/server/entrance/http/dispatch";
import { flat } from "@/server/entrance/http/headers";
import { translate } from "@/server/entrance/http/translate";
import type { Asking } from "@/server/entrance/mcp/asking";
import { isKnownHost } from "@/server/entrance/mcp/known-host";
import { answerPlainCall } from "@/server/entrance/mcp/plain-call";
import { createServer } from "@/server/entrance/mcp/server";
import { database } from "@/server/platform/db/client";
import { envelope } from "@/server/platform/errors";
import { networkOf } from "@/server/platform/limits/network";
import { takePoint } from "@/server/platform/limits/rate-limits";
import { logError } from "@/server/platform/log";
import type { Caller } from "@/server/platform/request/caller";
import { singleton } from "@/server/platform/singleton";

const handler = () =>
  singleton("mcp-handler", () =>
    createMcpHandler(({ authInfo }) => createServer(authInfo?.extra?.asking as Asking), {
      maxRequestBodySize: LIMITS.bodyBytes.json,
      onerror: report,
    }),
  );

/**
 * `/mcp`: the Model Context Protocol over streamable HTTP, without sessions, for its versions of 2025 and 2026. Credentials, permissions
 * and limits are those of the API. Source: interface-details 1.13. Never throws.
 */
export async function handleMcp(request: ApiRequest): Promise<StandardResponse | Response> {
  try {
    const answer = await respond(request);
    return answer instanceof Response ? answer : finish(answer, new Headers());
  } catch (error) {
    const known = translate(error);
    return finish({ status: known.status, headers: {}, body: envelope(known) }, new Headers());
  }
}

async function respond(request: ApiRequest): Promise<StandardResponse | Response> {
  if (request.method !== "POST") return refused({ code: "METHOD_NOT_SUPPORTED", headers: { allow: "POST" } });
  const headers = { get: (name: string) => flat(request.headers[name]) };
  // A page of another site may have made its own name point here.
  if (!isKnownHost(headers.get("host"), request.client, configuredOrigins()) || isForeign(headers, configuredOrigins()))
    return refused({
      code: "FORBIDDEN",
      message: "This host or origin is not one of this instance. Set APP_URL or TRUSTED_ORIGINS.",
    });
  const caller = await identify(database(), headers, Date.now(), "mcp");
  if (!caller) return refused({ code: "UNAUTHORIZED", headers: { "www-authenticate": challengeFor(request) } });
  const bytes = await request.bytes(LIMITS.bodyBytes.json);
  if (bytes === "too large") return refused({ code: "PAYLOAD_TOO_LARGE" });
  const body = parsed(bytes);
  if (Array.isArray(body) && body.length > LIMITS.mcp.batch) return refused({ code: "PAYLOAD_TOO_LARGE" });
  const wait = caller.kind === "key" && !isCounted(body) ? await takePoint("apiKey", caller.keyId) : null;
  if (wait !== null) return refused({ code: "TOO_MANY_REQUESTS", headers: { "retry-after": String(wait) } });
  const asking: Asking = {
    caller,
    client: networkOf(request.client),
    headers,
    app: appAddressOf(request.url),
    get signal() {
      return request.signal;
    },
    listed: listedOf(request.url.searchParams.get("tools")),
  };
  return (await answerPlainCall(body, asking)) ?? byLibrary(request, bytes, body, asking);
}

function byLibrary({ url, headers, signal }: ApiRequest, bytes: Buffer, body: unknown, asking: Asking): Promise<Response> {
  const fields = Object.entries(headers).flatMap(([name, value]): [string, string][] => [[name, flat(value) ?? ""]]);
  const request = new Request(url, { method: "POST", headers: fields, body: new Uint8Array(bytes), signal: signal ?? null });
  const authInfo = { token: "", clientId: idOf(asking.caller), scopes: [], extra: { asking } };
  // The library responds to what cannot be parsed.
  return handler().fetch(request, body === undefined ? { authInfo } : { parsedBody: body, authInfo });
}

function parsed(bytes: Buffer): unknown {
  try {
    return parseJson(bytes);
  } catch {
    return undefined;
  }
}

/** Operations are counted where they are performed, each call of a batch for itself. */
const isCounted = (body: unknown) =>
  [body]
    .flat()
    .some((message) => /^(tools\/call|resources\/|prompts\/get)/.test(String((message as { method?: unknown })?.method)));

/** What the library rejects is the sender's mistake, and gets a response. */
function report(error: Error) {
  if (!/^(Rejected inbound request|Parse error|Bad Request)/.test(error.message))
    logError("mcp-failed", "An MCP request failed", error);
}

const challengeFor = ({ url, headers }: ApiRequest) => challenge(appAddressOf(url), flat(headers.authorization), "/mcp");

const listedOf = (list: string | null): Asking["listed"] => (list === "api" || list === "all" ? list : "named");

const idOf = (caller: Caller) => (caller.kind === "key" ? caller.keyId : caller.userId);
