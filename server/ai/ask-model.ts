import { z } from "zod";
import type { AiCapabilities } from "@/contracts/ai/providers";
import { readJson } from "@/domain/ai/read-json";
import { aiLibrary } from "./library";
import { ModelFailed, modelFailureOf } from "./model-failure";
import { languageModel, type ModelAccess } from "./providers/language-model";
import { strictShape } from "./strict-shape";

export type Question<Value> = {
  /** What the model is to do. Never holds anything of a posting, a file or a page. */
  instructions: string;
  /** What it is to work on. */
  material: string;
  schema: z.ZodType<Value>;
  /** Reads a plain-text answer of a model that cannot write JSON; undefined if it is empty. */
  fromText: (text: string) => unknown;
  timeoutMs?: number;
  maxTokens?: number;
};

/** Counted over all tries of one question. */
export type Usage = { inputTokens: number; outputTokens: number };

type Way = "schema" | "json" | "text";

const TIMEOUT_MS = 60_000;
const MAX_TOKENS = 8_000;
const MAX_CHARACTERS = 200_000;

/** What is tried in turn: a second try only where the first answer could not be used. */
function waysOf(capabilities: AiCapabilities | null): Way[] {
  if (capabilities === null) return ["schema", "json", "text"];
  if (capabilities.structured) return ["schema", "json"];
  return capabilities.json ? ["json", "json"] : ["text", "text"];
}

/** Asks a model for a value of a schema, in the way that it can. Adds to `usage`. Throws ModelFailed. */
export async function askModel<Value>(
  access: ModelAccess,
  capabilities: AiCapabilities | null,
  question: Question<Value>,
  usage: Usage,
): Promise<Value> {
  const signal = AbortSignal.timeout(question.timeoutMs ?? TIMEOUT_MS);
  let failed = new ModelFailed("unreadable");
  for (const way of waysOf(capabilities)) {
    try {
      const answer = await ask(access, question, way, signal, usage);
      const parsed = question.schema.safeParse(valueIn(answer, question, way));
      if (parsed.success) return parsed.data;
      failed = new ModelFailed("unreadable", null, { cause: parsed.error });
    } catch (error) {
      failed = modelFailureOf(error);
      // An untested model may reject a kind of request that it does not support.
      const isWorthAnotherWay = failed.reason === "unreadable" || (failed.reason === "rejected" && way !== "text");
      if (!isWorthAnotherWay) throw failed;
    }
  }
  throw failed;
}

const valueIn = <Value>(answer: string, { fromText }: Question<Value>, way: Way): unknown => {
  const value = readJson(answer);
  return value === undefined && way === "text" ? fromText(answer) : value;
};

const shapes = new WeakMap<z.ZodType, unknown>();

/** The form of an answer, derived once from its schema. */
function shapeOf(schema: z.ZodType): unknown {
  const shape = shapes.get(schema) ?? strictShape(z.toJSONSchema(schema, { io: "input" }));
  shapes.set(schema, shape);
  return shape;
}

async function ask<Value>(
  access: ModelAccess,
  { instructions, material, schema, maxTokens = MAX_TOKENS }: Question<Value>,
  way: Way,
  abortSignal: AbortSignal,
  usage: Usage,
): Promise<string> {
  const { generateText, jsonSchema, NoObjectGeneratedError, Output } = await aiLibrary();
  const shape = shapeOf(schema);
  const form = `Answer with one JSON object of this JSON Schema and nothing else:\n${JSON.stringify(shape)}`;
  const {
    text,
    usage: taken,
    finishReason,
  } = await generateText({
    model: await languageModel(access),
    maxRetries: 0,
    maxOutputTokens: maxTokens,
    abortSignal,
    system: way === "json" ? `${instructions}\n\n${form}` : instructions,
    prompt: material,
    ...(way === "schema"
      ? { output: Output.object({ schema: jsonSchema<object>(shape as Parameters<typeof jsonSchema>[0]) }) }
      : {}),
    ...(way === "json" ? { output: Output.json() } : {}),
  }).catch((error: unknown) => {
    // The library could not read the JSON; its text may still be readable.
    if (!NoObjectGeneratedError.isInstance(error) || !error.text) throw error;
    return { text: error.text, usage: error.usage, finishReason: error.finishReason };
  });
  usage.inputTokens += taken?.inputTokens ?? 0;
  usage.outputTokens += taken?.outputTokens ?? 0;
  if (finishReason === "content-filter") throw new ModelFailed("refusal");
  if (finishReason === "length" || text.length > MAX_CHARACTERS) throw new ModelFailed("too-long");
  if (text.trim() === "") throw new ModelFailed("unreadable");
  return text;
}
