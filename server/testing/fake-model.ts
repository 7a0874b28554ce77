import type { ServerResponse } from "node:http";
import { bodyOf, type Call, type Foreign, readRequest, WRITERS } from "./fake-model-formats";
import { type FakeService, type Received, sendJson, startFakeService } from "./fake-service";
import type { ModelRequest, Protocol } from "./model-request";

/** An answer that may call several tools, or none: for conversations. */
export class Spoken {
  constructor(
    readonly text: string,
    readonly calls: readonly { name: string; input: unknown }[] = [],
  ) {}
}

/** Calls tools, after some words. */
export const callsTools = (calls: readonly { name: string; input: unknown }[], text = "") => new Spoken(text, calls);
/** Answers in text, whatever tools it has. */
export const says = (text: string) => new Spoken(text);

export type ModelTrouble =
  | { status: number; headers?: Record<string, string> }
  | "cut"
  | "hang"
  | "endless"
  | "redirect"
  | "refusal"
  | "not the protocol"
  | "rejects tools"
  | StreamTrouble;

/** What goes wrong after a stream has begun. */
type StreamTrouble = "cut stream" | "hanging stream" | "endless stream" | "cut call";
const STREAM_TROUBLES: readonly unknown[] = ["cut stream", "hanging stream", "endless stream", "cut call"];

type Behaviour = {
  /** What the model can do; it ignores what it cannot. */
  can: { structured: boolean; json: boolean; tools: boolean; streaming: boolean; pictures: boolean };
  trouble: ModelTrouble | null;
  /** The text it answers with, or the value, as JSON. */
  reply: (request: ModelRequest) => unknown;
  /** Between the pieces of a stream. */
  pauseMs: number;
};

export type FakeModel = FakeService & {
  requests: ModelRequest[];
  behave: (how: Partial<Behaviour>) => void;
  /** Streams that still have a reader. */
  listening: () => number;
};

export const EVERYTHING = { structured: true, json: true, tools: true, streaming: true, pictures: true };
export const GOOD_KEY = "good-key-of-sixteen-and-more";

/** The answer of a well-behaved model to a test. */
const obedient = ({ schema, json, tool, picture }: ModelRequest): unknown =>
  schema || json || tool ? { colour: "blue" } : picture ? "Red." : "ready";

/** OpenAI's chat, Anthropic's messages and Gemini, on one local port: below /v1 the first two, below /v1beta the third. */
export async function startFakeModel(): Promise<FakeModel> {
  const initial: Behaviour = { can: EVERYTHING, trouble: null, reply: obedient, pauseMs: 0 };
  let behaviour = initial;
  const requests: ModelRequest[] = [];
  let streams = 0;
  const service = await startFakeService((request, response) => {
    const { can, trouble, reply, pauseMs } = behaviour;
    if (!isKnown(request)) return sendJson(response, 401, { error: { message: "Wrong key" } });
    const inStream = STREAM_TROUBLES.includes(trouble) ? (trouble as StreamTrouble) : null;
    const one = readRequest(request);
    if (trouble === "rejects tools" && one.tools.length > 0)
      return sendJson(response, 400, { error: { message: "Tools are not supported" } });
    if (!inStream && isAtOnce(trouble)) return makeTrouble(trouble, response);
    requests.push(one);
    if (one.tool !== null && one.tool !== "json" && !can.tools) one.tool = null;
    if (!can.structured) one.schema = null;
    if (!can.json) one.json = false;
    if (one.tool === "json" && !can.structured) one.tool = null;
    if (!can.tools) one.tools = [];
    const answer = trouble === "refusal" ? "" : reply(one);
    const text = answer instanceof Spoken ? answer.text : typeof answer === "string" ? answer : JSON.stringify(answer);
    const calls = answer instanceof Spoken ? answer.calls : one.tool ? [{ name: one.tool, input: answer }] : [];
    if (one.picture && !can.pictures) return sendJson(response, 400, { error: { message: "Pictures are not supported" } });
    if (one.stream && !can.streaming) return sendJson(response, 400, { error: { message: "Streaming is not supported" } });
    if (one.stream) {
      streams += 1;
      response.on("close", () => (streams -= 1));
    }
    const isRefusal = trouble === "refusal";
    if (one.stream) {
      // A value for a tool is an answer of one piece, as probes ask for it.
      const how = { calls: answer instanceof Spoken ? calls : [], trouble: inStream ?? (isRefusal ? "refusal" : null), pauseMs };
      return stream(one.protocol, text, response, how as StreamedHow);
    }
    sendJson(response, 200, bodyOf(one.protocol, answer instanceof Spoken || calls.length === 0 ? text : "", calls, isRefusal));
  });
  return { ...service, requests, listening: () => streams, behave: (how) => (behaviour = { ...initial, ...how }) };
}

const isKnown = ({ headers }: Received) =>
  [headers.authorization, headers["x-api-key"], headers["x-goog-api-key"]].some((value) => String(value).endsWith(GOOD_KEY));

type AtOnce = Exclude<ModelTrouble, "refusal" | "rejects tools" | StreamTrouble>;

const isAtOnce = (trouble: ModelTrouble | null): trouble is AtOnce =>
  trouble !== null && trouble !== "refusal" && trouble !== "rejects tools";

function makeTrouble(trouble: AtOnce, response: ServerResponse) {
  if (trouble === "hang") return;
  if (trouble === "redirect") return sendJson(response, 307, {}, { location: "/v1/other" });
  if (trouble === "not the protocol") return sendJson(response, 200, { hello: "world" });
  if (trouble === "cut") {
    response.writeHead(200, { "content-type": "application/json", "content-length": "1000" });
    response.write("{");
    setImmediate(() => response.socket?.destroy());
    return;
  }
  if (trouble === "endless") {
    response.writeHead(200, { "content-type": "application/json" });
    const more = setInterval(() => response.write("x".repeat(1024 * 1024)), 1);
    response.on("close", () => clearInterval(more));
    return;
  }
  sendJson(response, trouble.status, { error: { message: "Trouble" } }, trouble.headers ?? {});
}

type StreamedHow = { calls: readonly Call[]; trouble: StreamTrouble | "refusal" | null; pauseMs: number };

async function stream(protocol: Protocol, text: string, response: ServerResponse, { calls, trouble, pauseMs }: StreamedHow) {
  response.writeHead(200, { "content-type": "text/event-stream" });
  const { begin, piece, call, end } = WRITERS[protocol];
  const send = (values: readonly Foreign[]) => {
    for (const value of values)
      response.write(`${protocol === "anthropic" ? `event: ${value.type}\n` : ""}data: ${JSON.stringify(value)}\n\n`);
  };
  send(begin);
  const pieces = trouble === "refusal" ? [] : (text.match(/.{1,4}/gs) ?? []);
  const half = Math.ceil(pieces.length / 2);
  for (const [index, part] of pieces.entries()) {
    if (index === half && trouble === "hanging stream") return;
    if (index === half && trouble === "cut stream") return void setTimeout(() => response.socket?.destroy(), 20);
    if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
    if (response.destroyed) return;
    send([piece(part)]);
  }
  if (trouble === "endless stream") {
    const more = setInterval(() => send([piece("x".repeat(10_000))]), 1);
    response.on("close", () => clearInterval(more));
    return;
  }
  for (const [index, { name, input }] of calls.entries()) {
    const written = call(index, name, input);
    if (trouble === "cut call") {
      send(written.slice(0, Math.ceil(written.length / 2)));
      return void setTimeout(() => response.socket?.destroy(), 20);
    }
    send(written);
  }
  send(end(trouble === "refusal", calls.length > 0));
  if (protocol === "openai") response.write("data: [DONE]\n\n");
  response.end();
}
