import type { CallToolResult, ContentBlock } from "@modelcontextprotocol/server";
import type { StandardResponse } from "@orpc/standard-server";
import { LIMITS } from "@/contracts/limits";
import { envelope, failure } from "@/server/errors";
import type { Operation } from "@/server/http/operations";
import { perform } from "@/server/http/perform";
import { ReadyJson } from "@/server/http/ready-json";
import { translate } from "@/server/http/translate";
import type { Asking } from "@/server/mcp/asking";
import type { Tool } from "@/server/mcp/tools";

type Arguments = Record<string, unknown>;

/** Runs a tool: the operation itself, with the same guard, limits, validation and cache as over HTTP. Never throws. */
export async function callTool({ operation, fixed }: Tool, given: Arguments, asking: Asking): Promise<CallToolResult> {
  try {
    return await resultOf(await ask(operation, { ...given, ...fixed }, asking), operation);
  } catch (error) {
    return failed(envelope(translate(error)));
  }
}

/** The answer of an operation to these arguments. Throws what `translate` turns into an error of the catalogue. */
export function ask(operation: Operation, given: Arguments, asking: Asking): Promise<StandardResponse> {
  const raw: Record<string, string> = {};
  const fields: Arguments = {};
  for (const [name, value] of Object.entries(given))
    if (operation.pathNames.includes(name) && (typeof value === "string" || typeof value === "number")) raw[name] = String(value);
    else fields[name] = value;
  const { caller, client, headers } = asking;
  return perform(operation, {
    caller,
    client,
    headers,
    get signal() {
      return asking.signal;
    },
    raw,
    readFields: () => withFiles(operation, fields),
    // Of writes only: everything else stores nothing.
    bodyBytes: () => (operation.permission === "write" ? Buffer.byteLength(JSON.stringify(fields)) : 0),
    answer: new Headers(),
  });
}

/** Files come as base64 in JSON. Throws PAYLOAD_TOO_LARGE and BAD_REQUEST. */
function withFiles({ inputJsonSchema, meta }: Operation, fields: Arguments): Arguments {
  if (!meta.upload) return fields;
  const described = ((inputJsonSchema as { properties?: Record<string, { contentMediaType?: string }> })?.properties ??
    {}) as object;
  const isFile = (name: string) => Object.hasOwn((described as Record<string, object>)[name] ?? {}, "contentMediaType");
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, isFile(name) ? fileOf(name, value) : value]));
}

function fileOf(field: string, value: unknown): File {
  const { name, mediaType, data } = (value ?? {}) as { name?: unknown; mediaType?: unknown; data?: unknown };
  if (typeof name !== "string" || typeof data !== "string" || !/^[A-Za-z0-9+/\s]*={0,2}\s*$/.test(data)) {
    const message = "A file is an object with `name`, `mediaType` and `data` in base64.";
    throw failure("BAD_REQUEST", {
      message: "Input validation failed",
      data: { issues: [{ code: "custom", path: [field], message }] },
    });
  }
  if (data.length > LIMITS.mcp.inlineBase64)
    throw failure("PAYLOAD_TOO_LARGE", { message: "A file in a tool call may have at most 3 MiB of base64. Use the HTTP API." });
  const type = typeof mediaType === "string" ? mediaType : /\.pdf$/i.test(name) ? "application/pdf" : "";
  return new File([new Uint8Array(Buffer.from(data, "base64"))], name.slice(0, LIMITS.mcp.fileName), { type });
}

async function resultOf({ status, headers, body }: StandardResponse, operation: Operation): Promise<CallToolResult> {
  if (status >= 400) return failed(body as ReturnType<typeof envelope>);
  if (body instanceof ReadyJson) return text(body.bytes.toString());
  if (body instanceof Blob) return { content: [await contentOf(body, operation)] };
  if (body === undefined) return text("Done.");
  if (operation.meta.stream && isStream(body)) return { content: [await writtenContent(body, operation)] };
  if (isStream(body)) return { content: [{ type: "text", text: JSON.stringify(await lastOf(body)) }] };
  // A new document answers its id alone; a name says what it is.
  return text(JSON.stringify(typeof body === "string" && status === 200 && !headers["content-type"] ? { id: body } : body));
}

const text = (words: string): CallToolResult => ({ content: [{ type: "text", text: words }] });

/** A sentence for the model, and the error as the API answers it for programs. */
function failed(error: ReturnType<typeof envelope>): CallToolResult {
  const issues = (error.data as { issues?: { path?: unknown[]; message?: string }[] } | null)?.issues ?? [];
  const details = issues.slice(0, 10).map(({ path = [], message }) => `- ${path.join(".")}: ${message}`);
  return { isError: true, ...text([`${error.message} (${error.code})`, ...details].join("\n")), structuredContent: { ...error } };
}

/** A file as it is: text as text, everything else as base64 up to the inline limit. */
async function contentOf(file: Blob, { path }: Operation): Promise<ContentBlock> {
  const name = file instanceof File ? file.name : path;
  if (/^(text\/|application\/json)/.test(file.type)) return { type: "text", text: await file.text() };
  const blob = Buffer.from(await file.arrayBuffer()).toString("base64");
  if (blob.length > LIMITS.mcp.inlineBase64)
    return { type: "text", text: `${name} has ${file.size} bytes, too many for a tool. Download it over the HTTP API.` };
  return { type: "resource", resource: { uri: `file:///${encodeURIComponent(name)}`, mimeType: file.type, blob } };
}

/** A file that is written while it is sent, up to the inline limit. Whoever stops reading ends the writing. */
async function writtenContent(body: AsyncIterable<unknown>, operation: Operation): Promise<ContentBlock> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  for await (const piece of body) {
    const own = new Uint8Array(piece as Uint8Array);
    bytes += own.length;
    if (bytes > (LIMITS.mcp.inlineBase64 / 4) * 3)
      return { type: "text", text: "The file is too large for a tool. Download it over the HTTP API." };
    pieces.push(own);
  }
  const type = operation.meta.produces?.[0] ?? "application/json";
  return contentOf(new File(pieces, operation.path.slice(1).replaceAll("/", "-"), { type }), operation);
}

const isStream = (body: unknown): body is AsyncIterable<unknown> =>
  typeof body === "object" && body !== null && Symbol.asyncIterator in body;

/** What a stream of events ends with. */
async function lastOf(events: AsyncIterable<unknown>): Promise<unknown> {
  const iterator = events[Symbol.asyncIterator]();
  for (let last: unknown; ; ) {
    const { done, value } = await iterator.next();
    if (done) return value ?? last;
    last = value;
  }
}
