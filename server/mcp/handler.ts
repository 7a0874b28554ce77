import { createMcpHandler } from "@modelcontextprotocol/server";
import { LIMITS } from "@/contracts/limits";
import { configuredOrigins } from "@/server/auth/auth";
import { type Caller, identify } from "@/server/auth/identify";
import { isForeign } from "@/server/auth/origin";
import { database } from "@/server/db/client";
import { parseJson } from "@/server/http/body";
import { clientOf } from "@/server/http/client";
import { networkOf } from "@/server/limits/network";
import { logError } from "@/server/log";
import type { Asking } from "@/server/mcp/asking";
import { isKnownHost } from "@/server/mcp/known-host";
import { answerPlainCall } from "@/server/mcp/plain-call";
import { createServer } from "@/server/mcp/server";
import { takePoint } from "@/server/rate-limits";
import { singleton } from "@/server/singleton";
import { readBytes } from "@/server/web/read-bytes";
import { refuse } from "@/server/web/refuse";

const handler = () =>
  singleton("mcp-handler", () =>
    createMcpHandler(({ authInfo }) => createServer(authInfo?.extra?.asking as Asking), {
      maxRequestBodySize: LIMITS.bodyBytes.json,
      onerror: report,
    }),
  );

/**
 * `/mcp`: the Model Context Protocol over streamable HTTP, without sessions, for its versions of 2025 and 2026. Credentials, permissions
 * and limits are those of the API. Source: interface-details 1.13.
 */
export async function handleMcp(request: Request, url: URL): Promise<Response> {
  if (request.method !== "POST") return refuse("METHOD_NOT_SUPPORTED", { allow: "POST" });
  const client = clientOf(request.headers);
  // A page of another site may have made a name of its own point here.
  if (!isKnownHost(request.headers.get("host"), client, configuredOrigins()) || isForeign(request.headers, configuredOrigins()))
    return refuse("FORBIDDEN", {}, "This host or origin is not one of this instance. Set APP_URL or TRUSTED_ORIGINS.");
  const caller = await identify(database(), request.headers, Date.now());
  if (!caller) return refuse("UNAUTHORIZED", { "www-authenticate": challenge(url.origin) });
  const bytes = await readBytes(request, LIMITS.bodyBytes.json);
  if (bytes === "too large") return refuse("PAYLOAD_TOO_LARGE");
  const body = parsed(bytes);
  if (Array.isArray(body) && body.length > LIMITS.mcp.batch) return refuse("PAYLOAD_TOO_LARGE");
  const wait = caller.kind === "key" && !isCounted(body) ? await takePoint("apiKey", caller.keyId) : null;
  if (wait !== null) return refuse("TOO_MANY_REQUESTS", { "retry-after": String(wait) });
  const asking: Asking = {
    caller,
    client: networkOf(client),
    headers: request.headers,
    signal: request.signal,
    listed: listedOf(url.searchParams.get("tools")),
  };
  const answer = await answerPlainCall(body, asking);
  if (answer) return answer;
  const authInfo = { token: "", clientId: idOf(caller), scopes: [], extra: { asking } };
  if (body !== undefined) return handler().fetch(request, { parsedBody: body, authInfo });
  // What cannot be parsed is the library's to answer.
  const again = new Request(url, { method: "POST", headers: request.headers, body: new Uint8Array(bytes) });
  return handler().fetch(again, { authInfo });
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

const challenge = (origin: string) => `Bearer resource_metadata="${origin}/.well-known/oauth-protected-resource/mcp"`;

/** What the library refuses is the sender's mistake, and is answered. */
function report(error: Error) {
  if (!/^(Rejected inbound request|Parse error|Bad Request)/.test(error.message))
    logError("mcp-failed", "An MCP request failed", error);
}

const listedOf = (asked: string | null): Asking["listed"] => (asked === "api" || asked === "all" ? asked : "named");

const idOf = (caller: Caller) => (caller.kind === "key" ? caller.keyId : caller.userId);
