import type { ContentBlock } from "@modelcontextprotocol/server";
import type { StandardResponse } from "@orpc/standard-server";
import { LIMITS } from "@/contracts/limits";
import type { PatchOperation } from "@/domain/patch/apply";
import type { Operation } from "@/server/entrance/http/operations";
import { perform } from "@/server/entrance/http/perform";
import { translate } from "@/server/entrance/http/translate";
import type { Asking } from "@/server/entrance/mcp/asking";
import { leftOutOf, without } from "@/server/entrance/mcp/brief";
import { isLinkable, linkFile } from "@/server/entrance/mcp/file-link";
import { requestOf } from "@/server/entrance/mcp/operation-request";
import { patchAnswer } from "@/server/entrance/mcp/patch-answer";
import { refusalText } from "@/server/entrance/mcp/refusal";
import { jsonAnswer, type ToolAnswer, textAnswer } from "@/server/entrance/mcp/tool-answer";
import { producesFile, type Tool } from "@/server/entrance/mcp/tools";
import { envelope } from "@/server/platform/errors";
import { ReadyJson } from "@/server/platform/request/ready-json";

type Arguments = Record<string, unknown>;

/** Runs a tool: the operation itself, with the same guard, limits, validation and cache as over HTTP. Never throws. */
export async function callTool(tool: Tool, args: Arguments, asking: Asking): Promise<ToolAnswer> {
  try {
    return await answerOf(tool, args, asking);
  } catch (error) {
    return refusal(envelope(translate(error)));
  }
}

async function answerOf(tool: Tool, args: Arguments, asking: Asking): Promise<ToolAnswer> {
  const { fixed, prepare, show } = tool;
  const operation = tool.choose?.(args) ?? tool.operation;
  const { inline, ...others } = args;
  const own = producesFile(operation) ? others : args;
  // Prepared where the fields are read, which is after the check of the permission.
  let sent: Arguments = own;
  const { status, headers, body } = await perform(
    operation,
    requestOf(operation, { ...own, ...fixed }, asking, () => (sent = { ...(prepare ? prepare(own) : own), ...fixed })),
  );
  if (status >= 400) return refusal(body as ReturnType<typeof envelope>);
  if (show)
    return jsonAnswer(JSON.stringify(await show(body instanceof ReadyJson ? JSON.parse(body.bytes.toString()) : body, asking)));
  if (body instanceof ReadyJson) return readyAnswer(tool, body, sent);
  if (body instanceof Blob) return fileAnswer(tool, body, { given: own, isInline: inline === true, asking });
  if (body === undefined) return textAnswer("Done.");
  if (operation.meta.stream && isStream(body)) return { content: [await writtenContent(body, operation)] };
  if (isStream(body)) return jsonAnswer(JSON.stringify(await lastOf(body)));
  // A new document returns only its id; a name says what it is.
  const isId = typeof body === "string" && status === 200 && !headers["content-type"];
  return jsonAnswer(JSON.stringify(isId ? { id: body } : shortened(tool, body)));
}

/** The result of an operation for these arguments. Throws what `translate` turns into an error of the catalogue. */
export const ask = (operation: Operation, args: Arguments, asking: Asking): Promise<StandardResponse> =>
  perform(operation, requestOf(operation, args, asking));

const refusal = (error: ReturnType<typeof envelope>): ToolAnswer => ({
  ...textAnswer(refusalText(error)),
  isError: true,
  structured: JSON.stringify(error),
});

function readyAnswer(tool: Tool, { bytes, change }: ReadyJson, sent: Arguments): ToolAnswer {
  const json = bytes.toString();
  if (tool.isBrief && change) {
    const operations = sent.operations as readonly PatchOperation[];
    const { id, updatedAt } = change;
    return jsonAnswer(JSON.stringify(patchAnswer({ id, updatedAt, change, operations })));
  }
  return jsonAnswer(tool.isBrief && leftOutOf(tool.operation) ? JSON.stringify(shortened(tool, JSON.parse(json))) : json);
}

function shortened({ isBrief, operation }: Tool, body: unknown): unknown {
  const names = isBrief ? leftOutOf(operation) : null;
  return names ? without(body, names) : body;
}

type FileRequest = { given: Arguments; isInline: boolean; asking: Asking };

/** Text as text. Anything else as a link that can be read for ten minutes, because its bytes would fill what a model can read. */
async function fileAnswer(tool: Tool, file: Blob, { given, isInline, asking }: FileRequest): Promise<ToolAnswer> {
  const isText = /^(text\/|application\/json)/.test(file.type);
  if (isText || isInline || tool.operation.permission !== "read" || !isLinkable(given))
    return { content: [await contentOf(file, tool.operation)] };
  const name = nameOf(file, tool.operation);
  const uri = await linkFile(asking.app, { tool: tool.listed.name, given, userId: asking.caller.userId }, Date.now());
  const sentence = `${name} (${file.type}, ${Math.ceil(file.size / 1000)} kB) can be opened for 10 minutes without signing in: ${uri}`;
  return {
    content: [
      { type: "text", text: sentence },
      { type: "resource_link", uri, name, mimeType: file.type, size: file.size, description: "Can be read for 10 minutes." },
    ],
  };
}

const nameOf = (file: Blob, { path }: Operation) => (file instanceof File ? file.name : path);

/** A file as it is: text as text, everything else as base64 up to the inline limit. */
async function contentOf(file: Blob, operation: Operation): Promise<ContentBlock> {
  const name = nameOf(file, operation);
  if (/^(text\/|application\/json)/.test(file.type)) return { type: "text", text: await file.text() };
  const blob = Buffer.from(await file.arrayBuffer()).toString("base64");
  if (blob.length > LIMITS.mcp.inlineBase64)
    return { type: "text", text: `${name} has ${file.size} bytes, too many for a tool. Download it over the HTTP API.` };
  return { type: "resource", resource: { uri: `file:///${encodeURIComponent(name)}`, mimeType: file.type, blob } };
}

/** A file that is written while it is sent, up to the inline limit. Ending the reading ends the writing. */
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
