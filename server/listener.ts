import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import type { StandardResponse } from "@orpc/standard-server";
import { toAbortSignal, toNodeHttpBody } from "@orpc/standard-server-node";
import { clientAddress } from "@/server/client-address";
import { API_PREFIX, handleApi } from "@/server/http";
import { ReadyJson } from "@/server/quick-reads";
import { singleton } from "@/server/singleton";
import { CLIENT_HEADER } from "@/server/web/refuse";
import { handleWeb } from "@/server/web/web";

type Pages = (request: IncomingMessage, response: ServerResponse) => unknown;

/**
 * The HTTP listener: API operations go straight to their handler, other addresses below /api to the web handler, all else to the
 * pages. Going around Next for the API saves about half a millisecond a request; Next's route serves the same functions.
 */
export function createListener(pages: Pages): RequestListener {
  return (request, response) => {
    const path = request.url ?? "/";
    const work =
      path.startsWith(`${API_PREFIX}/`) && !/^\/api\/openapi\/(spec(\.json)?|reference\.js)?(\?|$)/.test(path)
        ? runOperation(request, response)
        : isWeb(path)
          ? runWeb(request, response)
          : pages(request, response);
    Promise.resolve(work).catch((error: unknown) => {
      if (!response.destroyed && !request.destroyed) console.error("Request failed:", error);
      if (response.headersSent) response.destroy();
      else response.writeHead(500).end();
    });
  };
}

const isWeb = (path: string) => /^\/(api|uploads)(\/|\?|$)|^\/(schema\.json|robots\.txt|sitemap\.xml|llms\.txt)(\?|$)/.test(path);

const urlOf = (request: IncomingMessage) => {
  const path = request.url ?? "/";
  const host = request.headers.host ?? "localhost";
  const protocol = request.headers["x-forwarded-proto"] === "https" ? "https" : "http";
  return URL.canParse(path, `${protocol}://${host}`)
    ? new URL(path, `${protocol}://${host}`)
    : new URL("http://localhost/invalid");
};

async function runOperation(request: IncomingMessage, response: ServerResponse) {
  const answer = await handleApi({
    method: request.method ?? "GET",
    url: urlOf(request),
    headers: request.headers,
    client: clientAddress(request),
    signal: toAbortSignal(response),
    bytes: (limit) => readBytes(request, limit),
  });
  await send(request, response, answer);
}

async function readBytes(request: IncomingMessage, limit: number): Promise<Buffer | "too large"> {
  if (Number(request.headers["content-length"] ?? 0) > limit) return "too large";
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += (chunk as Buffer).length;
    if (size > limit) return "too large";
    chunks.push(chunk as Buffer);
  }
  return chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks);
}

async function send(request: IncomingMessage, response: ServerResponse, answer: StandardResponse) {
  const headers = { ...answer.headers } as Record<string, string | string[]>;
  const content = await contentOf(answer.body, headers);
  if (!request.complete) headers.connection = "close";
  if (content instanceof Readable) {
    response.writeHead(answer.status, headers);
    response.once("close", () => content.destroy());
    if (headers["content-type"] === "text/event-stream") keepUntilStop(response);
    content.pipe(response);
    return;
  }
  headers["content-length"] = String(content === undefined ? 0 : Buffer.byteLength(content));
  response.writeHead(answer.status, headers);
  response.end(content);
}

const eventStreams = () => singleton("event-streams", () => new Set<ServerResponse>());

function keepUntilStop(response: ServerResponse) {
  eventStreams().add(response);
  response.once("close", () => eventStreams().delete(response));
}

/** Ends the event streams of open editors, which would otherwise never end; they connect again by themselves. */
export function endEventStreams() {
  for (const response of eventStreams()) response.end();
}

/** The bytes of an answer, its type added to the headers. */
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

async function runWeb(request: IncomingMessage, response: ServerResponse) {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers))
    for (const entry of [value].flat()) if (entry !== undefined && !name.startsWith(":")) headers.append(name, entry);
  headers.set(CLIENT_HEADER, clientAddress(request));
  headers.set("x-forwarded-for", clientAddress(request));
  const hasBody = request.method !== "GET" && request.method !== "HEAD";
  const answer = await handleWeb(
    new Request(urlOf(request), {
      method: request.method ?? "GET",
      headers,
      signal: toAbortSignal(response),
      ...(hasBody ? { body: Readable.toWeb(request) as BodyInit, duplex: "half" } : {}),
    }),
  );
  response.statusCode = answer.status;
  for (const [name, value] of answer.headers) if (name !== "set-cookie") response.setHeader(name, value);
  const cookies = answer.headers.getSetCookie();
  if (cookies.length > 0) response.setHeader("set-cookie", cookies);
  if (!answer.body || request.method === "HEAD") response.end();
  else Readable.fromWeb(answer.body as ReadableStream).pipe(response);
}
