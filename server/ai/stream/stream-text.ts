import type { AiCapabilities } from "@/contracts/ai/providers";
import type { Usage } from "@/server/ai/ask-model";
import { aiLibrary } from "@/server/ai/library";
import { badGateway, ModelFailed, modelFailureOf } from "@/server/ai/model-failure";
import { languageModel, type ModelAccess } from "@/server/ai/providers/language-model";
import { type Named, recordCall } from "@/server/ai/recorded-call";
import type { Db } from "@/server/platform/db/client";

export type StreamTask = Named & {
  /** What the model is to do. Never holds anything of a posting, a file or a page. */
  instructions: string;
  material: string;
  /** Stops the model: the person has closed the stream. */
  signal?: AbortSignal | undefined;
  /** From one piece to the next, and in all. */
  idleMs?: number;
  timeoutMs?: number;
  maxTokens?: number;
};

const IDLE_MS = 30_000;
const TIMEOUT_MS = 180_000;
const MAX_TOKENS = 4_000;
const MAX_CHARACTERS = 100_000;

/**
 * Calls the account's model and streams its text. The call is recorded before this returns; until then errors
 * are thrown as by `complete`, later ones where the pieces are read (BAD_GATEWAY). Ending the generator or its signal stops the model. No
 * connection to the database is held during this.
 */
export async function streamText(db: Db, ownerId: string, task: StreamTask): Promise<AsyncGenerator<string, void>> {
  const call = await recordCall(db, ownerId, task);
  return passedOn(call, task);
}

async function* passedOn(
  { access, capabilities, usage, end }: Awaited<ReturnType<typeof recordCall>>,
  task: StreamTask,
): AsyncGenerator<string, void> {
  const patience = patienceOf(task);
  let length = 0;
  try {
    for await (const piece of piecesOf(access, capabilities, task, patience.signal, usage)) {
      patience.renew();
      length += piece.length;
      if (length > MAX_CHARACTERS) throw new ModelFailed("too-long");
      yield piece;
    }
    if (length === 0 && !task.signal?.aborted) throw new ModelFailed("unreadable");
  } catch (error) {
    // A reader that has closed the stream gets no error.
    if (task.signal?.aborted) return;
    const failed = patience.isOver() ? new ModelFailed("timeout", null, { cause: error }) : modelFailureOf(error);
    await end(failed.reason);
    throw badGateway(failed);
  } finally {
    patience.end();
    // A stream that was closed early is complete as far as it was needed.
    await end("answered");
  }
}

/** Stops the model when it is silent for too long, when the whole call takes too long, or when the user has stopped it. */
function patienceOf({ signal, idleMs = IDLE_MS, timeoutMs = TIMEOUT_MS }: StreamTask) {
  const stop = new AbortController();
  let isOver = false;
  const giveUp = () => {
    isOver = true;
    stop.abort();
  };
  const all = setTimeout(giveUp, timeoutMs);
  let idle = setTimeout(giveUp, idleMs);
  return {
    signal: signal ? AbortSignal.any([stop.signal, signal]) : stop.signal,
    isOver: () => isOver,
    renew: () => {
      clearTimeout(idle);
      idle = setTimeout(giveUp, idleMs);
    },
    end: () => {
      clearTimeout(all);
      clearTimeout(idle);
      stop.abort();
    },
  };
}

async function* piecesOf(
  access: ModelAccess,
  capabilities: AiCapabilities | null,
  task: StreamTask,
  abortSignal: AbortSignal,
  usage: Usage,
): AsyncGenerator<string> {
  if (capabilities?.streaming === false) return yield* wholeText(access, task, abortSignal, usage);
  let isBegun = false;
  try {
    for await (const piece of streamedText(access, task, abortSignal, usage)) {
      isBegun = true;
      yield piece;
    }
  } catch (error) {
    // An untested model may not support streaming.
    const isUnable = capabilities === null && !isBegun && modelFailureOf(error).reason === "rejected";
    if (!isUnable) throw error;
    yield* wholeText(access, task, abortSignal, usage);
  }
}

/** The library's own streaming keeps every piece several times over, so that the provider's stream is read directly. */
async function* streamedText(
  access: ModelAccess,
  task: StreamTask,
  abortSignal: AbortSignal,
  usage: Usage,
): AsyncGenerator<string> {
  const { instructions, material, maxTokens = MAX_TOKENS } = task;
  const model = await languageModel(access);
  const { stream } = await model.doStream({
    prompt: [
      { role: "system", content: instructions },
      { role: "user", content: [{ type: "text", text: material }] },
    ],
    maxOutputTokens: maxTokens,
    abortSignal,
  });
  let isFinished = false;
  for await (const part of stream) {
    if (part.type === "text-delta") yield part.delta;
    else if (part.type === "error") throw part.error;
    else if (part.type === "finish") {
      isFinished = true;
      add(usage, { inputTokens: part.usage.inputTokens.total, outputTokens: part.usage.outputTokens.total });
      refuse(part.finishReason.unified);
    }
  }
  // A connection that breaks leaves a stream without its end.
  if (!isFinished) throw new ModelFailed("unreachable");
}

async function* wholeText(access: ModelAccess, task: StreamTask, abortSignal: AbortSignal, usage: Usage): AsyncGenerator<string> {
  const { generateText } = await aiLibrary();
  const { instructions, material, maxTokens = MAX_TOKENS } = task;
  const { text, finishReason, totalUsage } = await generateText({
    model: await languageModel(access),
    maxRetries: 0,
    maxOutputTokens: maxTokens,
    abortSignal,
    system: instructions,
    prompt: material,
  });
  add(usage, totalUsage);
  refuse(finishReason);
  yield text;
}

function add(usage: Usage, taken: { inputTokens?: number | undefined; outputTokens?: number | undefined }) {
  usage.inputTokens += taken.inputTokens ?? 0;
  usage.outputTokens += taken.outputTokens ?? 0;
}

function refuse(finishReason: string) {
  if (finishReason === "content-filter") throw new ModelFailed("refusal");
  if (finishReason === "length") throw new ModelFailed("too-long");
}
