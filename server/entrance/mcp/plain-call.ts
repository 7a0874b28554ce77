import type { StandardResponse } from "@orpc/standard-server";
import type { Asking } from "@/server/entrance/mcp/asking";
import { callTool } from "@/server/entrance/mcp/call-tool";
import { SERVER_INFO } from "@/server/entrance/mcp/server-info";
import { toJson } from "@/server/entrance/mcp/tool-answer";
import { findTool } from "@/server/entrance/mcp/tools";
import { ReadyJson } from "@/server/platform/request/ready-json";

type Fields = Readonly<Record<string, unknown>>;
type PlainCall = { id: string | number; name: string; args: Record<string, unknown>; meta: Fields | undefined };

const MODERN = "2026-07-28";
/** The versions in which a response is the bare result of the call; the newer one adds the server's identity. */
const OLDER: ReadonlySet<string | null> = new Set([null, "2025-03-26", "2025-06-18", "2025-11-25"]);
const NAMED = { resultType: "complete", _meta: { "io.modelcontextprotocol/serverInfo": SERVER_INFO } };

/**
 * Handles the most frequent message, one plain call of a known tool, without a separate server and transport: they cost as much as a
 * read. Null for everything else, mistakes included, which the library handles.
 */
export async function answerPlainCall(body: unknown, asking: Asking): Promise<StandardResponse | null> {
  const call = plainCallOf(body);
  if (!call || !hasPlainHeaders(asking.headers)) return null;
  const version = asking.headers.get("mcp-protocol-version");
  const isModern = version === MODERN && isModernCall(call, asking.headers);
  if (!isModern && !(OLDER.has(version) && call.meta === undefined)) return null;
  const tool = findTool(call.name);
  if (!tool) return null;
  const result = toJson(await callTool(tool, call.args, asking), isModern ? NAMED : {});
  const answer = `{"jsonrpc":"2.0","id":${JSON.stringify(call.id)},"result":${result}}`;
  return { status: 200, headers: {}, body: new ReadyJson(Buffer.from(answer)) };
}

function plainCallOf(body: unknown): PlainCall | null {
  if (!isFields(body) || body.jsonrpc !== "2.0" || body.method !== "tools/call" || !isFields(body.params)) return null;
  const { id, params } = body;
  const { name, arguments: args = {}, _meta: meta, ...others } = body.params;
  if (!(typeof id === "string" || Number.isInteger(id)) || typeof name !== "string" || !isFields(args)) return null;
  if (Object.keys(others).length > 0 || !(meta === undefined || isFields(meta)) || !isFields(params)) return null;
  return { id: id as string | number, name, args, meta };
}

/** The headers match the body, and the client requests nothing besides the result. */
function isModernCall({ name, meta = {} }: PlainCall, headers: Asking["headers"]): boolean {
  const {
    "io.modelcontextprotocol/protocolVersion": version,
    "io.modelcontextprotocol/clientInfo": client,
    "io.modelcontextprotocol/clientCapabilities": capabilities,
    ...others
  } = meta;
  if (version !== MODERN || !isFields(capabilities) || Object.keys(others).length > 0) return false;
  if (!isFields(client) || typeof client.name !== "string" || typeof client.version !== "string") return false;
  return headers.get("mcp-method") === "tools/call" && headers.get("mcp-name") === name;
}

function hasPlainHeaders(headers: Asking["headers"]): boolean {
  const accept = headers.get("accept") ?? "";
  const isJson = /^application\/json\b/.test(headers.get("content-type") ?? "");
  return isJson && accept.includes("application/json") && accept.includes("text/event-stream");
}

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
