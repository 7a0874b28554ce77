import type { IncomingMessage, ServerResponse } from "node:http";
import { pipeline, Readable, type Transform } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import type { StandardResponse } from "@orpc/standard-server";
import { toNodeHttpBody } from "@orpc/standard-server-node";
import { encoded, encoder } from "@/server/entrance/http/compressed";
import { drainRest, isBodyHeld } from "@/server/entrance/http/incoming";
import { ReadyJson } from "@/server/platform/request/ready-json";

/** Sends an API response. */
export async function sendAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  answer: StandardResponse,
  fields: Readonly<Record<string, string>>,
): Promise<void> {
  const headers = { ...fields, ...answer.headers } as Record<string, string | string[]>;
  const content = await contentOf(answer.body, headers);
  if (content instanceof Readable) {
    response.writeHead(answer.status, headers);
    response.once("close", () => content.destroy());
    content.pipe(response);
    return;
  }
  const ready = answer.body instanceof ReadyJson ? answer.body : undefined;
  const bytes = content === undefined ? undefined : await encoded(request, headers, content, ready);
  sendWhole(request, response, answer.status, headers, bytes);
}

/** Sends a web response, its body piece by piece. */
export function sendResponse(request: IncomingMessage, response: ServerResponse, answer: Response): void {
  response.statusCode = answer.status;
  const headers = new Headers(answer.headers);
  const gzip = answer.body ? encoder(request, headers) : null;
  for (const [name, value] of headers) if (name !== "set-cookie") response.setHeader(name, value);
  const cookies = answer.headers.getSetCookie();
  if (cookies.length > 0) response.setHeader("set-cookie", cookies);
  if (isBodyHeld(request)) response.setHeader("connection", "close");
  if (!answer.body || request.method === "HEAD") response.end();
  else sendStream(response, Readable.fromWeb(answer.body as ReadableStream), gzip);
  drainRest(request, response);
}

/** Sends a stream; one that fails ends the connection, so that a partial response is never taken for a complete one. */
function sendStream(response: ServerResponse, content: Readable, encoding: Transform | null): void {
  const done = (error: Error | null | undefined) => {
    if (error) response.destroy();
  };
  if (encoding) pipeline(content, encoding, response, done);
  else content.pipe(response);
}

/** Sends a complete response. */
export function sendWhole(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  headers: Record<string, string | string[]>,
  content: Buffer | string | undefined,
): void {
  headers["content-length"] = String(content === undefined ? 0 : Buffer.byteLength(content));
  if (isBodyHeld(request)) headers.connection = "close";
  response.writeHead(status, headers);
  response.end(content);
  drainRest(request, response);
}

/** The bytes of a response; adds its type to the headers. */
async function contentOf(
  body: unknown,
  headers: Record<string, string | string[]>,
): Promise<Readable | Buffer | string | undefined> {
  if (body instanceof ReadyJson) {
    headers["content-type"] = "application/json";
    return body.bytes;
  }
  if (body instanceof Blob) {
    headers["content-type"] = body.type;
    return Buffer.from(await body.arrayBuffer());
  }
  return toNodeHttpBody(body as never, headers) as Readable | string | undefined;
}
