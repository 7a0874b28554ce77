import type { Asking } from "@/server/mcp/asking";
import { callTool } from "@/server/mcp/call-tool";
import { findTool } from "@/server/mcp/tools";

/** The versions of the protocol in which an answer is the bare result of the call. */
const VERSIONS: ReadonlySet<string | null> = new Set([null, "2025-03-26", "2025-06-18", "2025-11-25"]);

type Message = {
  jsonrpc: "2.0";
  id: string | number;
  method: "tools/call";
  params: { name: string; arguments?: Record<string, unknown> };
};

/**
 * Answers the most frequent message, one plain call of a known tool in a version of 2025, without a server and a transport of its own:
 * they cost as much as a read. Null for everything else, which is the library's to answer.
 */
export async function answerPlainCall(body: unknown, asking: Asking): Promise<Response | null> {
  if (!isPlainCall(body) || !hasPlainHeaders(asking.headers)) return null;
  const tool = findTool(body.params.name);
  if (!tool) return null;
  const result = await callTool(tool, body.params.arguments ?? {}, asking);
  return new Response(JSON.stringify({ jsonrpc: "2.0", id: body.id, result }), {
    headers: { "content-type": "application/json" },
  });
}

function isPlainCall(body: unknown): body is Message {
  const message = body as Message | null;
  if (typeof message !== "object" || message === null || Array.isArray(message)) return false;
  const { jsonrpc, id, method, params } = message;
  if (jsonrpc !== "2.0" || method !== "tools/call" || !(typeof id === "string" || Number.isInteger(id))) return false;
  const isCall = typeof params === "object" && params !== null && typeof params.name === "string";
  const hasOnlyArguments = isCall && Object.keys(params).every((name) => name === "name" || name === "arguments");
  const given = params?.arguments;
  return hasOnlyArguments && (given === undefined || (typeof given === "object" && given !== null && !Array.isArray(given)));
}

/** Headers that every version accepts; others get the library's error. */
function hasPlainHeaders(headers: Asking["headers"]): boolean {
  const accept = headers.get("accept") ?? "";
  return (
    VERSIONS.has(headers.get("mcp-protocol-version")) &&
    /^application\/json\b/.test(headers.get("content-type") ?? "") &&
    accept.includes("application/json") &&
    accept.includes("text/event-stream")
  );
}
