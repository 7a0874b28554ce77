import type { Received } from "./fake-service";
import type { ModelRequest, Protocol } from "./model-request";

/** A value in a foreign format by its path; undefined where there is none. */
const at = (value: unknown, ...path: (string | number)[]): unknown =>
  path.reduce<unknown>(
    (place, key) => (typeof place === "object" && place !== null ? Reflect.get(place, key) : undefined),
    value,
  );

const names = (tools: unknown, ...path: (string | number)[]): string[] =>
  Array.isArray(tools) ? tools.map((tool) => String(at(tool, ...path))) : [];

/** The request, independent of the protocol. */
export function readRequest({ path, body }: Received): ModelRequest {
  const text = JSON.stringify(at(body, "messages") ?? at(body, "contents")) + JSON.stringify(systemOf(body));
  const picture = /"image_url"|"type":"image"|"inlineData"/.test(text);
  const request = (protocol: Protocol, rest: Pick<ModelRequest, "schema" | "json" | "stream" | "tools">): ModelRequest => ({
    picture,
    protocol,
    text,
    tool: rest.tools[0] ?? null,
    ...rest,
  });
  if (path.includes("/messages"))
    return request("anthropic", {
      schema: at(body, "output_format", "schema") ?? at(body, "output_config", "format", "schema") ?? null,
      json: false,
      tools: names(at(body, "tools"), "name"),
      stream: at(body, "stream") === true,
    });
  if (path.includes("ontent")) {
    const config = at(body, "generationConfig");
    const functions = at(body, "tools", "functionDeclarations") ?? at(body, "tools", 0, "functionDeclarations");
    return request("gemini", {
      schema: at(config, "responseSchema") ?? at(config, "responseJsonSchema") ?? null,
      json: at(config, "responseMimeType") === "application/json",
      tools: names(functions, "name"),
      stream: path.includes("streamGenerateContent"),
    });
  }
  return request("openai", {
    schema: at(body, "response_format", "json_schema", "schema") ?? null,
    json: at(body, "response_format") !== undefined,
    tools: names(at(body, "tools"), "function", "name"),
    stream: at(body, "stream") === true,
  });
}

const systemOf = (body: unknown): unknown => at(body, "system") ?? at(body, "systemInstruction") ?? "";

export type Call = { name: string; input: unknown };

/** A complete answer in the format of a protocol. */
export function bodyOf(protocol: Protocol, text: string, calls: readonly Call[], isRefusal: boolean): unknown {
  const isCall = calls.length > 0;
  if (protocol === "anthropic")
    return {
      id: "msg_1",
      type: "message",
      role: "assistant",
      model: "fake",
      content: [
        ...(text === "" || isRefusal ? [] : [{ type: "text", text }]),
        ...calls.map(({ name, input }, index) => ({ type: "tool_use", id: `toolu_${index}`, name, input })),
      ],
      stop_reason: isRefusal ? "refusal" : isCall ? "tool_use" : "end_turn",
      usage,
    };
  if (protocol === "gemini")
    return {
      candidates: [
        {
          content: {
            role: "model",
            parts: [
              ...(text === "" || isRefusal ? [] : [{ text }]),
              ...calls.map(({ name, input: args }) => ({ functionCall: { name, args } })),
            ],
          },
          finishReason: isRefusal ? "SAFETY" : "STOP",
        },
      ],
      usageMetadata,
    };
  const tool_calls = calls.map(({ name, input }, index) => ({
    id: `call_${index}`,
    type: "function",
    function: { name, arguments: JSON.stringify(input) },
  }));
  return {
    id: "chat_1",
    object: "chat.completion",
    created: 0,
    model: "fake",
    choices: [
      {
        index: 0,
        message: isCall ? { role: "assistant", content: text || null, tool_calls } : { role: "assistant", content: text },
        finish_reason: isRefusal ? "content_filter" : isCall ? "tool_calls" : "stop",
      },
    ],
    usage: { prompt_tokens: 11, completion_tokens: 7, total_tokens: 18 },
  };
}

export type Foreign = { type?: string } & Record<string, unknown>;

type Writer = {
  begin: Foreign[];
  piece: (text: string) => Foreign;
  call: (index: number, name: string, input: unknown) => Foreign[];
  end: (isRefusal: boolean, isCall: boolean) => Foreign[];
};

const usage = { input_tokens: 11, output_tokens: 7 };
const usageMetadata = { promptTokenCount: 11, candidatesTokenCount: 7, totalTokenCount: 18 };
const chunk = { id: "chat_1", object: "chat.completion.chunk", created: 0, model: "fake" };

const argumentsOf = (text: string) => ({ function: { arguments: text } });

/** The JSON of a call as it comes: in pieces. */
const inPieces = (input: unknown): string[] => JSON.stringify(input).match(/.{1,12}/gs) ?? [];

/** How an answer is streamed. */
export const WRITERS: Record<Protocol, Writer> = {
  anthropic: {
    begin: [
      {
        type: "message_start",
        message: { id: "msg_1", type: "message", role: "assistant", model: "fake", content: [], stop_reason: null, usage },
      },
      { type: "content_block_start", index: 0, content_block: { type: "text", text: "" } },
    ],
    piece: (text) => ({ type: "content_block_delta", index: 0, delta: { type: "text_delta", text } }),
    call: (index, name, input) => [
      {
        type: "content_block_start",
        index: index + 1,
        content_block: { type: "tool_use", id: `toolu_${index}`, name, input: {} },
      },
      ...inPieces(input).map((partial_json) => ({
        type: "content_block_delta",
        index: index + 1,
        delta: { type: "input_json_delta", partial_json },
      })),
      { type: "content_block_stop", index: index + 1 },
    ],
    end: (isRefusal, isCall) => [
      { type: "content_block_stop", index: 0 },
      {
        type: "message_delta",
        delta: { stop_reason: isRefusal ? "refusal" : isCall ? "tool_use" : "end_turn", stop_sequence: null },
        usage,
      },
      { type: "message_stop" },
    ],
  },
  gemini: {
    begin: [],
    piece: (text) => ({ candidates: [{ content: { role: "model", parts: [{ text }] } }] }),
    call: (_index, name, args) => [{ candidates: [{ content: { role: "model", parts: [{ functionCall: { name, args } }] } }] }],
    end: (isRefusal) => [
      {
        candidates: [{ content: { role: "model", parts: [{ text: "" }] }, finishReason: isRefusal ? "SAFETY" : "STOP" }],
        usageMetadata,
      },
    ],
  },
  openai: {
    begin: [],
    piece: (content) => ({ ...chunk, choices: [{ index: 0, delta: { content } }] }),
    call: (index, name, input) =>
      [{ id: `call_${index}`, type: "function", function: { name, arguments: "" } }, ...inPieces(input).map(argumentsOf)].map(
        (part) => ({ ...chunk, choices: [{ index: 0, delta: { tool_calls: [{ index, ...part }] } }] }),
      ),
    end: (isRefusal, isCall) => [
      {
        ...chunk,
        choices: [{ index: 0, delta: {}, finish_reason: isRefusal ? "content_filter" : isCall ? "tool_calls" : "stop" }],
        usage: { prompt_tokens: 11, completion_tokens: 7, total_tokens: 18 },
      },
    ],
  },
};
