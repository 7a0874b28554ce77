import { StandardOpenAPICodec, StandardOpenAPIMatcher } from "@orpc/openapi/standard";
import {
  StandardBracketNotationSerializer,
  StandardOpenAPIJsonSerializer,
  StandardOpenAPISerializer,
} from "@orpc/openapi-client/standard";
import { createProcedureClient, type ORPCError } from "@orpc/server";
import type { StandardHeaders, StandardResponse } from "@orpc/standard-server";
import { LIMITS } from "@/contracts/limits";
import { admitted } from "@/server/adapters/children/admission";
import { identify } from "@/server/auth/identify";
import type { RequestContext } from "@/server/context";
import { database } from "@/server/db/client";
import { envelope, failure } from "@/server/errors";
import { finish, jsonWithEtag, refused } from "@/server/http/answer";
import { API_PREFIX } from "@/server/http/api-prefix";
import { readBody } from "@/server/http/body";
import { readCookies } from "@/server/http/cookies";
import { withEventIds } from "@/server/http/event-ids";
import { type EventStreamSlot, openEventStream } from "@/server/http/event-streams";
import { refuseCaller, refuseTooOften, refuseWithoutRoom } from "@/server/http/guard";
import { parseInput, parseOutput, parsePath, readFormFields, readQuery, refuseContradictions } from "@/server/http/input";
import { type Operation, operationOf } from "@/server/http/operations";
import { ReadyJson } from "@/server/http/ready-json";
import { cachedAnswer, etagOf, rememberAnswer, stateOfRead } from "@/server/http/response-cache";
import { streamedRead } from "@/server/http/streaming";
import { translate } from "@/server/http/translate";
import { networkOf } from "@/server/limits/network";
import { router } from "@/server/router";
import { singleton } from "@/server/singleton";

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

const parts = () =>
  singleton("api-parts", () => {
    const matcher = new StandardOpenAPIMatcher();
    matcher.init(router);
    const serializer = new StandardOpenAPISerializer(
      new StandardOpenAPIJsonSerializer(),
      new StandardBracketNotationSerializer(),
    );
    return { matcher, codec: new StandardOpenAPICodec(serializer) };
  });

/** Answers a request below `/api/openapi`: match, identify, guard, read and parse the input, run. Never throws. */
export async function handleApi(request: ApiRequest): Promise<StandardResponse> {
  const answer = new Headers();
  try {
    return finish(await respond(request, answer), answer);
  } catch (error) {
    return finish(failed(translate(error)), answer);
  }
}

async function respond(request: ApiRequest, answer: Headers): Promise<StandardResponse> {
  const pathname = decodablePath(request.url.pathname);
  const match = pathname === null ? undefined : await parts().matcher.match(request.method as "GET", pathname);
  if (!match) return refused({ code: "NOT_FOUND" });
  const operation = operationOf(match.procedure);
  const raw = match.params ?? {};
  const client = networkOf(request.client);
  const caller = await identify(database(), { get: (name) => flat(request.headers[name]) }, Date.now());
  const forbidden = refuseCaller(operation, caller) ?? refuseWithoutRoom(operation);
  if (forbidden) return refused(forbidden);
  const path = parsePath(operation, raw);
  const tooOften = await refuseTooOften(operation, path, caller, client);
  if (tooOften) return refused(tooOften);
  const input = parseInput(operation, { path, raw, fields: await readFields(operation, request, { path, raw }) });
  const json = await streamedRead(operation, caller?.userId ?? null);
  if (json) return { status: 200, headers: { "content-type": "application/json" }, body: json };
  const context: RequestContext = {
    caller,
    client,
    userAgent: flat(request.headers["user-agent"]) ?? "",
    cookies: readCookies(flat(request.headers.cookie)),
    answer,
  };
  return request.method === "GET" ? read(operation, input, request, context) : run(operation, input, request, context);
}

/** The fields of the query for a GET, else of the body. The query of other methods must not contradict the path either. */
async function readFields(
  operation: Operation,
  request: ApiRequest,
  address: { path: Record<string, string>; raw: Record<string, string> },
) {
  const query = readQuery(operation, request.url.searchParams);
  if (request.method === "GET") return query;
  refuseContradictions(operation, { ...address, fields: query });
  const body = await readBody(
    request,
    operation.meta.upload || operation.meta.largeBody ? LIMITS.bodyBytes.upload : LIMITS.bodyBytes.json,
  );
  return body instanceof FormData ? readFormFields(operation, body) : body;
}

/** A read: from the cache while its state is current, else computed, with an ETag for clients that already have it. */
async function read(
  operation: Operation,
  input: unknown,
  request: ApiRequest,
  context: RequestContext,
): Promise<StandardResponse> {
  const { caller, client, userAgent, answer } = context;
  const state = await stateOfRead(database(), operation, input, { userId: caller?.userId ?? null, client, userAgent });
  if (state !== null) {
    const etag = etagOf(state);
    answer.set("etag", etag);
    if (flat(request.headers["if-none-match"]) === etag) return { status: 304, headers: {}, body: undefined };
    const ready = cachedAnswer(state);
    if (ready) return { status: 200, headers: ready.headers, body: ready };
  }
  const response = await run(operation, input, request, context);
  if (response.status !== 200) return response;
  return state === null
    ? jsonWithEtag(flat(request.headers["if-none-match"]), response, answer)
    : { ...response, body: rememberAnswer(state, response.body, answer) };
}

async function run(
  operation: Operation,
  input: unknown,
  request: ApiRequest,
  context: RequestContext,
): Promise<StandardResponse> {
  const call = createProcedureClient(operation.procedure, { context, path: [operation.operationId] });
  const lastEventId = flat(request.headers["last-event-id"]) ?? undefined;
  const slot = isEventStream(operation) ? placeForStream(input, request, context) : null;
  const signal = slot?.signal ?? request.signal;
  const work = () => call(input, { ...(signal ? { signal } : {}), ...(lastEventId ? { lastEventId } : {}) });
  if (slot) return stream(operation, work, slot);
  const output = await (needsChildren(operation) ? admitted(context.caller?.userId ?? context.client, work) : work());
  if (output instanceof ReadyJson) return { status: 200, headers: {}, body: output };
  return parts().codec.encode(parseOutput(operation, output), operation.procedure);
}

/** A stream of events, whose slot is free again when it has ended by itself, or did not begin. */
async function stream(
  operation: Operation,
  work: () => Promise<unknown>,
  { signal, close }: EventStreamSlot,
): Promise<StandardResponse> {
  try {
    const events = (await work()) as AsyncGenerator<unknown, unknown>;
    const response = parts().codec.encode(untilEnd(events, close), operation.procedure);
    return operation.meta.eventIds ? { ...response, body: withEventIds(response.body as AsyncGenerator<unknown>) } : response;
  } catch (error) {
    if (!signal.aborted) close();
    throw error;
  }
}

async function* untilEnd(events: AsyncGenerator<unknown, unknown>, close: () => void): AsyncGenerator<unknown, unknown> {
  try {
    return yield* events;
  } finally {
    close();
  }
}

/** Whether the operation uses a child process: everything that prints, and everything that accepts files. */
const needsChildren = ({ meta }: Operation) =>
  meta.upload || meta.limit === "pdf" || meta.limit === "publicPdf" || meta.limit === "pdfCheck";

const isEventStream = ({ meta }: Operation) => meta.produces?.includes("text/event-stream") ?? false;

/** Reserves a slot for a stream of events until its signal ends. Throws TOO_MANY_REQUESTS. */
function placeForStream(input: unknown, { signal }: ApiRequest, { caller, answer }: RequestContext): EventStreamSlot {
  const { id, threadId = id } = input as { id: string; threadId?: string };
  const place = openEventStream(caller?.userId ?? "", threadId, signal);
  if (place) return place;
  answer.set("retry-after", "5");
  throw failure("TOO_MANY_REQUESTS", { message: "Too many windows have this document or account open. Close one." });
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

const flat = (value: string | string[] | undefined): string | null => (Array.isArray(value) ? value.join(", ") : (value ?? null));
