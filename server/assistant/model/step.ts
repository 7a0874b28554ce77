import { z } from "zod";
import type { Usage } from "@/server/ai/ask-model";
import { ModelFailed, modelFailureOf } from "@/server/ai/model-failure";
import { languageModel, type ModelAccess } from "@/server/ai/providers/language-model";
import { strictShape } from "@/server/ai/strict-shape";
import { patienceFor } from "./patience";

type Model = Awaited<ReturnType<typeof languageModel>>;
type Options = Parameters<Model["doStream"]>[0];
/** The input of a model, in a form for all protocols. */
export type Prompt = Options["prompt"];
export type PromptMessage = Prompt[number];
type AssistantContent = Extract<PromptMessage, { role: "assistant" }>["content"];
type Finish = "stop" | "tool-calls" | "length" | "content-filter" | "error" | "other";

export type ToolCall = { id: string; name: string; input: unknown };
export type ToolShape = { name: string; description: string; schema: z.ZodType };

export type Step = {
  text: string;
  calls: ToolCall[];
  /** The model's output, for its next step. */
  reply: AssistantContent;
  finish: Finish;
};

export type Asking = {
  prompt: Prompt;
  tools: readonly ToolShape[];
  /** Whether the model streams. */
  streams: boolean;
  signal: AbortSignal;
  onText: (piece: string) => void;
  usage: Usage;
};

const MAX_TOKENS = 8_000;
const MAX_CHARACTERS = 200_000;

const shapes = new WeakMap<z.ZodType, Record<string, unknown>>();

/** The schema of a tool's input in the words that every provider knows. */
export function toolShape(schema: z.ZodType): Record<string, unknown> {
  const shape =
    shapes.get(schema) ??
    (strictShape(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" })) as Record<string, unknown>);
  shapes.set(schema, shape);
  return shape;
}

/** One answer of the model, with the tools that it calls. Throws ModelFailed, and what the signal was aborted with. */
export async function askStep(access: ModelAccess, asking: Asking): Promise<Step> {
  const patience = patienceFor(asking.signal);
  const options: Options = {
    prompt: asking.prompt,
    maxOutputTokens: MAX_TOKENS,
    abortSignal: patience.signal,
    ...(asking.tools.length > 0 && {
      tools: asking.tools.map(({ name, description, schema }) => ({
        type: "function" as const,
        name,
        description,
        inputSchema: toolShape(schema),
      })),
      toolChoice: { type: "auto" as const },
    }),
  };
  try {
    const model = await languageModel(access);
    const step = asking.streams ? await streamed(model, options, asking, patience.renew) : await whole(model, options, asking);
    if (step.finish === "content-filter") throw new ModelFailed("refusal");
    if (step.finish === "length") throw new ModelFailed("too-long");
    return step;
  } catch (error) {
    if (asking.signal.aborted) throw asking.signal.reason;
    throw patience.isOver() ? new ModelFailed("timeout", null, { cause: error }) : modelFailureOf(error);
  } finally {
    patience.end();
  }
}

/** The library's own streaming keeps every piece several times over, so that the provider's stream is read directly. */
async function streamed(model: Model, options: Options, asking: Asking, renew: () => void): Promise<Step> {
  const { stream } = await model.doStream(options);
  const step: Step = { text: "", calls: [], reply: [], finish: "other" };
  let isFinished = false;
  for await (const part of stream) {
    renew();
    if (part.type === "text-delta") {
      step.text += part.delta;
      if (step.text.length > MAX_CHARACTERS) throw new ModelFailed("too-long");
      asking.onText(part.delta);
    } else if (part.type === "tool-call") add(step, part);
    else if (part.type === "error") throw part.error;
    else if (part.type === "finish") {
      isFinished = true;
      step.finish = part.finishReason.unified;
      count(asking.usage, part.usage);
    }
  }
  // A connection that breaks leaves a stream without its end.
  if (!isFinished) throw new ModelFailed("unreachable");
  return reply(step);
}

async function whole(model: Model, options: Options, asking: Asking): Promise<Step> {
  const { content, finishReason, usage } = await model.doGenerate(options);
  const step: Step = { text: "", calls: [], reply: [], finish: finishReason.unified };
  for (const part of content) {
    if (part.type === "text") step.text += part.text;
    else if (part.type === "tool-call") add(step, part);
  }
  if (step.text.length > MAX_CHARACTERS) throw new ModelFailed("too-long");
  count(asking.usage, usage);
  asking.onText(step.text);
  return reply(step);
}

type CallPart = { toolCallId: string; toolName: string; input: string; providerMetadata?: Record<string, never> | unknown };

function add(step: Step, { toolCallId: id, toolName: name, input, providerMetadata }: CallPart): void {
  const value = readInput(input);
  step.calls.push({ id, name, input: value });
  step.reply.push({
    type: "tool-call",
    toolCallId: id,
    toolName: name,
    // Unreadable input is reported to the model as it was understood.
    input: value ?? {},
    // Signatures of a provider's own must come back with the call.
    ...(providerMetadata ? { providerOptions: providerMetadata as never } : {}),
  });
}

function readInput(input: string): unknown {
  try {
    return JSON.parse(input === "" ? "{}" : input);
  } catch {
    return undefined;
  }
}

const reply = (step: Step): Step => ({
  ...step,
  reply: [...(step.text === "" ? [] : [{ type: "text" as const, text: step.text }]), ...step.reply],
});

function count(
  usage: Usage,
  { inputTokens, outputTokens }: { inputTokens: { total: number | undefined }; outputTokens: { total: number | undefined } },
) {
  usage.inputTokens += inputTokens.total ?? 0;
  usage.outputTokens += outputTokens.total ?? 0;
}
