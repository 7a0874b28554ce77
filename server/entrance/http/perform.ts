import { StandardOpenAPICodec } from "@orpc/openapi/standard";
import {
  StandardBracketNotationSerializer,
  StandardOpenAPIJsonSerializer,
  StandardOpenAPISerializer,
} from "@orpc/openapi-client/standard";
import { createProcedureClient } from "@orpc/server";
import type { StandardResponse } from "@orpc/standard-server";
import { forgetMeasuredSize } from "@/server/documents/account-room";
import { type EventStreamSlot, openEventStream } from "@/server/entrance/connections/event-streams";
import { requireAccountRoom } from "@/server/entrance/http/account-room";
import { jsonWithEtag, refused } from "@/server/entrance/http/answer";
import { withEventIds } from "@/server/entrance/http/event-ids";
import { readerOf, refuseCaller, refuseOthersThanAdmins, refuseTooOften, refuseWithoutRoom } from "@/server/entrance/http/guard";
import { parseInput, parseOutput, parsePath } from "@/server/entrance/http/input";
import type { Operation } from "@/server/entrance/http/operations";
import { addEtag, checkIfMatch, type ReadSibling } from "@/server/entrance/http/preconditions";
import { cachedAnswer, etagOf, rememberAnswer, stateOfRead } from "@/server/entrance/http/response-cache";
import { streamedRead } from "@/server/entrance/http/streaming";
import { database } from "@/server/platform/db/client";
import { failure } from "@/server/platform/errors";
import { actingAs } from "@/server/platform/request/acting";
import type { Caller } from "@/server/platform/request/caller";
import type { RequestContext } from "@/server/platform/request/context";
import { readCookies } from "@/server/platform/request/cookies";
import { ReadyJson } from "@/server/platform/request/ready-json";
import { singleton } from "@/server/platform/singleton";
import { admitted } from "@/server/platform/workers/admission";

/** The caller of an operation, and how its input is read once the guard has let the request pass. */
export type Request = {
  caller: Caller | null;
  /** The network the request comes from, as limits count it. */
  client: string;
  headers: { get: (name: string) => string | null };
  readonly signal: AbortSignal | undefined;
  /** The path parameters as they were sent. */
  raw: Record<string, string>;
  /** The fields of query or body, given the parsed path parameters. */
  readFields: (path: Record<string, string>) => unknown;
  /** The size of the fields, once they are read. */
  bodyBytes: () => number;
  /** Headers to add to the response. */
  answer: Headers;
};

const codec = () =>
  singleton("api-codec", () => {
    const serializer = new StandardOpenAPISerializer(
      new StandardOpenAPIJsonSerializer(),
      new StandardBracketNotationSerializer(),
    );
    return new StandardOpenAPICodec(serializer);
  });

/**
 * Runs an operation for a caller: permission, limits, input, cache, procedure. The only way to an operation, for every protocol.
 * Throws what `translate` turns into an error of the catalogue.
 */
export async function perform(operation: Operation, request: Request): Promise<StandardResponse> {
  const { client, raw } = request;
  const caller = operation.meta.access === "public" ? readerOf(request.caller) : request.caller;
  const forbidden =
    refuseCaller(operation, caller) ??
    (await refuseOthersThanAdmins(database(), operation, caller)) ??
    refuseWithoutRoom(operation);
  if (forbidden) return refused(forbidden);
  const path = parsePath(operation, raw);
  const tooOften = await refuseTooOften(operation, path, caller, client);
  if (tooOften) return refused(tooOften);
  const condition = operation.method === "GET" ? null : request.headers.get("if-match");
  const checked = condition === null ? null : await checkIfMatch(operation, condition, readAs(request));
  if (checked && "refusal" in checked) return refused(checked.refusal);
  const inputFields = await request.readFields(path);
  await requireAccountRoom(database(), operation, caller, request.bodyBytes());
  const fields = checked ? { ...(inputFields as object), ...checked.expected } : inputFields;
  const input = parseInput(operation, { path, raw, fields });
  const context: RequestContext = {
    caller,
    client,
    userAgent: request.headers.get("user-agent") ?? "",
    cookies: readCookies(request.headers.get("cookie")),
    headers: request.headers,
    answer: request.answer,
  };
  const streamed = await streamedRead(operation, context, input);
  if (streamed) return { status: 200, ...streamed };
  if (operation.method === "GET") return read(operation, input, request, context);
  const response = await run(operation, input, request, context);
  if (operation.permission === "delete" && caller) forgetMeasuredSize(caller.userId);
  if (checked) await addEtag(operation, response, readAs(request), request.answer);
  return response;
}

/** Reads another operation of the same address for the same caller. */
const readAs =
  (request: Request): ReadSibling =>
  (operation, answer) => {
    const { caller, client, raw } = request;
    const headers = { get: () => null };
    return perform(operation, {
      caller,
      client,
      headers,
      signal: undefined,
      raw,
      readFields: () => ({}),
      bodyBytes: () => 0,
      answer,
    });
  };

/** A read: from the cache while its state is current, else computed, with an ETag for clients that already have it. */
async function read(operation: Operation, input: unknown, request: Request, context: RequestContext): Promise<StandardResponse> {
  const { caller, client, answer } = context;
  const state = await stateOfRead(database(), operation, input, { userId: caller?.userId ?? null, client });
  if (state !== null) {
    const etag = etagOf(state);
    answer.set("etag", etag);
    if (request.headers.get("if-none-match") === etag) return { status: 304, headers: {}, body: undefined };
    const ready = cachedAnswer(state);
    if (ready) return { status: 200, headers: ready.headers, body: ready };
  }
  const response = await run(operation, input, request, context);
  if (response.status !== 200) return response;
  return state === null
    ? jsonWithEtag(request.headers.get("if-none-match"), response, answer)
    : { ...response, body: rememberAnswer(state, response.body, answer) };
}

async function run(operation: Operation, input: unknown, request: Request, context: RequestContext): Promise<StandardResponse> {
  const call = createProcedureClient(operation.procedure, { context, path: [operation.operationId] });
  const lastEventId = request.headers.get("last-event-id") ?? undefined;
  const slot = isEventStream(operation) ? placeForStream(input, request, context) : null;
  const signal = slot?.signal ?? request.signal;
  const work = () =>
    actingAs(request.caller, request.client, () =>
      call(input, { ...(signal ? { signal } : {}), ...(lastEventId ? { lastEventId } : {}) }),
    );
  if (slot) return stream(operation, work, slot);
  const output = await (needsChildren(operation) ? admitted(context.caller?.userId ?? context.client, work) : work());
  if (output instanceof ReadyJson) return { status: 200, headers: {}, body: output };
  return codec().encode(parseOutput(operation, output), operation.procedure);
}

/** A stream of events, whose slot is free again when it has ended by itself, or did not begin. */
async function stream(
  operation: Operation,
  work: () => Promise<unknown>,
  { signal, close }: EventStreamSlot,
): Promise<StandardResponse> {
  try {
    const events = (await work()) as AsyncGenerator<unknown, unknown>;
    const response = codec().encode(untilEnd(events, close), operation.procedure);
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
function placeForStream(input: unknown, { signal }: Request, { caller, answer }: RequestContext): EventStreamSlot {
  const { id, threadId = id } = input as { id: string; threadId?: string };
  const place = openEventStream(caller?.userId ?? "", threadId, signal);
  if (place) return place;
  answer.set("retry-after", "5");
  throw failure("TOO_MANY_REQUESTS", { message: "Too many windows have this document or account open. Close one." });
}
