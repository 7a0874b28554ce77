import type { ServerResponse } from "node:http";
import { type FakeService, type Received, sendJson, startFakeService } from "./fake-service";

export type Protocol = "openai" | "anthropic" | "gemini";

/** What a model was asked, whichever protocol it came by. */
export type Asked = {
  protocol: Protocol;
  text: string;
  schema: unknown;
  json: boolean;
  tool: string | null;
  stream: boolean;
  picture: boolean;
};

export type ModelTrouble =
  | { status: number; headers?: Record<string, string> }
  | "cut"
  | "hang"
  | "endless"
  | "redirect"
  | "refusal"
  | "not the protocol"
  | StreamTrouble;

/** What goes wrong after a stream has begun. */
type StreamTrouble = "cut stream" | "hanging stream" | "endless stream";
const STREAM_TROUBLES: readonly unknown[] = ["cut stream", "hanging stream", "endless stream"];

type Behaviour = {
  /** What the model can do; it ignores what it cannot. */
  can: { structured: boolean; json: boolean; tools: boolean; streaming: boolean; pictures: boolean };
  trouble: ModelTrouble | null;
  /** The text it answers with, or the value, as JSON. */
  reply: (asked: Asked) => unknown;
  /** Between the pieces of a stream. */
  pauseMs: number;
};

export type FakeModel = FakeService & {
  asked: Asked[];
  behave: (how: Partial<Behaviour>) => void;
  /** Streams that somebody still listens to. */
  listening: () => number;
};

export const EVERYTHING = { structured: true, json: true, tools: true, streaming: true, pictures: true };
export const GOOD_KEY = "good-key-of-sixteen-and-more";

/** What a well-behaved model says to a test. */
const obedient = ({ schema, json, tool, picture }: Asked): unknown =>
  schema || json || tool ? { colour: "blue" } : picture ? "Red." : "ready";

/** OpenAI's chat, Anthropic's messages and Gemini, on one local port: below /v1 the first two, below /v1beta the third. */
export async function startFakeModel(): Promise<FakeModel> {
  const initial: Behaviour = { can: EVERYTHING, trouble: null, reply: obedient, pauseMs: 0 };
  let behaviour = initial;
  const asked: Asked[] = [];
  let streams = 0;
  const service = await startFakeService((request, response) => {
    const { can, trouble, reply, pauseMs } = behaviour;
    if (!isKnown(request)) return sendJson(response, 401, { error: { message: "Wrong key" } });
    const inStream = STREAM_TROUBLES.includes(trouble) ? (trouble as StreamTrouble) : null;
    if (trouble !== null && trouble !== "refusal" && !inStream)
      return makeTrouble(trouble as Exclude<ModelTrouble, "refusal" | StreamTrouble>, response);
    const one = read(request);
    asked.push(one);
    if (one.tool !== null && one.tool !== "json" && !can.tools) one.tool = null;
    if (!can.structured) one.schema = null;
    if (!can.json) one.json = false;
    if (one.tool === "json" && !can.structured) one.tool = null;
    const said = trouble === "refusal" ? "" : reply(one);
    const text = typeof said === "string" ? said : JSON.stringify(said);
    if (one.picture && !can.pictures) return sendJson(response, 400, { error: { message: "Pictures are not supported" } });
    if (one.stream && !can.streaming) return sendJson(response, 400, { error: { message: "Streaming is not supported" } });
    if (one.stream) {
      streams += 1;
      response.on("close", () => (streams -= 1));
    }
    if (one.stream) return stream(one.protocol, text, response, inStream ?? (trouble === "refusal" ? "refusal" : null), pauseMs);
    sendJson(response, 200, bodyOf(one, text, said, trouble === "refusal"));
  });
  return { ...service, asked, listening: () => streams, behave: (how) => (behaviour = { ...initial, ...how }) };
}

const isKnown = ({ headers }: Received) =>
  [headers.authorization, headers["x-api-key"], headers["x-goog-api-key"]].some((value) => String(value).endsWith(GOOD_KEY));

function makeTrouble(trouble: Exclude<ModelTrouble, "refusal" | StreamTrouble>, response: ServerResponse) {
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

// biome-ignore lint/suspicious/noExplicitAny: three foreign formats, read as they come.
type Foreign = any;

function read({ path, body }: Received): Asked {
  const sent = body as Foreign;
  const text = JSON.stringify(sent.messages ?? sent.contents) + JSON.stringify(sent.system ?? sent.systemInstruction ?? "");
  const picture = /"image_url"|"type":"image"|"inlineData"/.test(text);
  if (path.includes("/messages"))
    return {
      picture,
      protocol: "anthropic",
      text,
      schema: sent.output_format?.schema ?? sent.output_config?.format?.schema ?? null,
      json: false,
      tool: sent.tools?.[0]?.name ?? null,
      stream: sent.stream === true,
    };
  if (path.includes("ontent"))
    return {
      picture,
      protocol: "gemini",
      text,
      schema: sent.generationConfig?.responseSchema ?? sent.generationConfig?.responseJsonSchema ?? null,
      json: sent.generationConfig?.responseMimeType === "application/json",
      tool: sent.tools?.functionDeclarations?.[0]?.name ?? sent.tools?.[0]?.functionDeclarations?.[0]?.name ?? null,
      stream: path.includes("streamGenerateContent"),
    };
  return {
    picture,
    protocol: "openai",
    text,
    schema: sent.response_format?.json_schema?.schema ?? null,
    json: sent.response_format !== undefined,
    tool: sent.tools?.[0]?.function?.name ?? null,
    stream: sent.stream === true,
  };
}

function bodyOf({ protocol, tool }: Asked, text: string, value: unknown, isRefusal: boolean): unknown {
  if (protocol === "anthropic")
    return {
      id: "msg_1",
      type: "message",
      role: "assistant",
      model: "fake",
      content: tool ? [{ type: "tool_use", id: "toolu_1", name: tool, input: value }] : isRefusal ? [] : [{ type: "text", text }],
      stop_reason: isRefusal ? "refusal" : tool ? "tool_use" : "end_turn",
      usage: { input_tokens: 11, output_tokens: 7 },
    };
  if (protocol === "gemini")
    return {
      candidates: [
        {
          content: { role: "model", parts: tool ? [{ functionCall: { name: tool, args: value } }] : isRefusal ? [] : [{ text }] },
          finishReason: isRefusal ? "SAFETY" : "STOP",
        },
      ],
      usageMetadata: { promptTokenCount: 11, candidatesTokenCount: 7, totalTokenCount: 18 },
    };
  const call = { id: "call_1", type: "function", function: { name: tool, arguments: text } };
  return {
    id: "chat_1",
    object: "chat.completion",
    created: 0,
    model: "fake",
    choices: [
      {
        index: 0,
        message: tool ? { role: "assistant", content: null, tool_calls: [call] } : { role: "assistant", content: text },
        finish_reason: isRefusal ? "content_filter" : tool ? "tool_calls" : "stop",
      },
    ],
    usage: { prompt_tokens: 11, completion_tokens: 7, total_tokens: 18 },
  };
}

async function stream(
  protocol: Protocol,
  text: string,
  response: ServerResponse,
  trouble: StreamTrouble | "refusal" | null,
  pauseMs: number,
) {
  response.writeHead(200, { "content-type": "text/event-stream" });
  const { begin, piece, end } = WRITERS[protocol];
  const send = (values: Foreign[]) => {
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
  send(end(trouble === "refusal"));
  if (protocol === "openai") response.write("data: [DONE]\n\n");
  response.end();
}

type Writer = { begin: Foreign[]; piece: (text: string) => Foreign; end: (isRefusal: boolean) => Foreign[] };

const usage = { input_tokens: 11, output_tokens: 7 };
const chunk = { id: "chat_1", object: "chat.completion.chunk", created: 0, model: "fake" };

const WRITERS: Record<Protocol, Writer> = {
  anthropic: {
    begin: [
      {
        type: "message_start",
        message: { id: "msg_1", type: "message", role: "assistant", model: "fake", content: [], stop_reason: null, usage },
      },
      { type: "content_block_start", index: 0, content_block: { type: "text", text: "" } },
    ],
    piece: (text) => ({ type: "content_block_delta", index: 0, delta: { type: "text_delta", text } }),
    end: (isRefusal) => [
      { type: "content_block_stop", index: 0 },
      { type: "message_delta", delta: { stop_reason: isRefusal ? "refusal" : "end_turn", stop_sequence: null }, usage },
      { type: "message_stop" },
    ],
  },
  gemini: {
    begin: [],
    piece: (text) => ({ candidates: [{ content: { role: "model", parts: [{ text }] } }] }),
    end: (isRefusal) => [
      {
        candidates: [{ content: { role: "model", parts: [{ text: "" }] }, finishReason: isRefusal ? "SAFETY" : "STOP" }],
        usageMetadata: { promptTokenCount: 11, candidatesTokenCount: 7, totalTokenCount: 18 },
      },
    ],
  },
  openai: {
    begin: [],
    piece: (content) => ({ ...chunk, choices: [{ index: 0, delta: { content } }] }),
    end: (isRefusal) => [
      {
        ...chunk,
        choices: [{ index: 0, delta: {}, finish_reason: isRefusal ? "content_filter" : "stop" }],
        usage: { prompt_tokens: 11, completion_tokens: 7, total_tokens: 18 },
      },
    ],
  },
};
