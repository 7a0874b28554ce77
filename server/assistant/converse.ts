import type { AiCapabilities } from "@/contracts/ai/providers";
import { LIMITS } from "@/contracts/limits";
import type { Support } from "@/domain/ai/supported-text";
import { priceOf } from "@/server/ai/ledger/prices";
import { ModelFailed } from "@/server/ai/model-failure";
import { chooseModel } from "@/server/ai/providers/choose";
import { type Named, type RecordedCall, recordCall } from "@/server/ai/recorded-call";
import { withSecondOpinion } from "@/server/ai/second-opinion/second-opinion";
import type { Db } from "@/server/platform/db/client";
import { conversationPrompt, earlierMessages } from "./model/conversation-prompt";
import { type About, instructionsFor, jsonProtocol, WORDS_ONLY } from "./model/instructions";
import { askJsonStep } from "./model/json-step";
import { type Asking, askStep, type Prompt, type PromptMessage, type Step, type ToolCall } from "./model/step";
import { notice } from "./runs/notices";
import type { RunWork } from "./runs/run";
import type { Sent } from "./sent-message";
import { addClaims, spokenText } from "./spoken-text";
import { prepareContext } from "./tools/context";
import { toolsFor } from "./tools/registry";
import { runTool } from "./tools/run-tool";
import type { Tool, ToolContext, ToolOutcome } from "./tools/tool";
import { wordsOfTarget } from "./tools/words-of-target";

type Run = Parameters<RunWork>[0];

/** How a model is worked with: it calls tools, writes JSON, or has only words. */
type Way = "tools" | "json" | "words";

function wayOf(capabilities: AiCapabilities | null): Way {
  if (!capabilities || capabilities.tools) return "tools";
  return capabilities.json || capabilities.structured ? "json" : "words";
}

/** The next way to try with an untested model that rejects one. */
const FALLBACK: Record<Way, Way | null> = { tools: "json", json: "words", words: null };

/** Answers a message: calls the model, runs its tools, and repeats until it is done. Writes to no document. */
export async function converse(db: Db, ownerId: string, sent: Sent, run: Run): Promise<void> {
  const aiProviderId = sent.thread.aiProviderId ?? undefined;
  const { capabilities } = await chooseModel(db, ownerId, aiProviderId);
  const earlier = await earlierMessages(db, sent.thread.id, sent.message);
  const messages = await conversationPrompt(db, earlier, sent.message, capabilities?.pictures ?? false);
  const context = await prepareContext(db, ownerId, sent, earlier, run.signal);
  const talk: Talk = { context, tools: toolsFor(context), run, messages, capabilities, way: wayOf(capabilities) };
  for (let step = 0; step < LIMITS.assistant.steps; step++) {
    const named = { purpose: "assistant", sent: whatIsSent(earlier.length + 1, talk), aiProviderId };
    if (await takeStep(await recordedStep(db, ownerId, named, talk), talk)) return;
  }
  run.answer.part(notice("steps"));
}

type Talk = {
  context: ToolContext;
  tools: readonly Tool[];
  run: Run;
  /** The messages so far, with the calls of this answer and their results. */
  messages: PromptMessage[];
  capabilities: AiCapabilities | null;
  way: Way;
};

/** What a request holds, by name, for the record of requests. */
function whatIsSent(messages: number, { context: { message, read }, way }: Talk): string {
  const files = message.parts.filter(({ type }) => type === "attachment").length;
  const target = way === "words" ? ["what the conversation is about"] : [];
  return [`a conversation of ${messages} messages`, ...(files > 0 ? [`${files} files`] : []), ...target, ...read].join(", ");
}

/** One answer of the model, recorded with what it took. */
async function recordedStep(db: Db, ownerId: string, named: Named, talk: Talk): Promise<Step> {
  const { run } = talk;
  const call = await recordCall(db, ownerId, named);
  const spoken = spokenText(run.answer);
  try {
    const step = await withFallback(
      talk,
      () => spoken.length() === 0,
      (way) => askIn(way, talk, call, spoken.next),
    );
    spoken.end();
    await call.end("answered");
    return step;
  } catch (error) {
    await call.end(error instanceof ModelFailed ? error.reason : run.signal.aborted ? "answered" : "failed");
    throw error;
  } finally {
    if (spoken.length() > 0) await addClaims(run.answer, (text) => supportFor(text, talk));
    run.spend({ calls: 1, ...call.usage, costUsd: priceOf(call.access, call.usage) });
  }
}

/** What the model's own words are compared with. A stopped answer is not worth a second request. */
async function supportFor(text: string, { run, context }: Talk): Promise<Support> {
  const support = { ...(await context.support()), isMixed: true };
  return run.signal.aborted ? support : withSecondOpinion(context.db, context.ownerId, support, text);
}

async function askIn(way: Way, talk: Talk, { access, usage }: RecordedCall, onText: (piece: string) => void): Promise<Step> {
  const { tools, run, messages, capabilities, context } = talk;
  const prompt = await promptFor(way, context, tools, messages);
  const asking: Asking = {
    prompt,
    tools: way === "tools" ? tools : [],
    streams: capabilities?.streaming !== false,
    signal: run.signal,
    onText,
    usage,
  };
  return way === "json" ? askJsonStep(access, asking) : askStep(access, asking);
}

/** Calls the model in the way of the conversation; for an untested model, in the first way that it accepts. */
async function withFallback(talk: Talk, isSilent: () => boolean, ask: (way: Way) => Promise<Step>): Promise<Step> {
  try {
    return await ask(talk.way);
  } catch (error) {
    const next = FALLBACK[talk.way];
    const isUnknown = error instanceof ModelFailed && error.reason === "rejected" && !talk.capabilities && isSilent();
    if (!isUnknown || !next) throw error;
    talk.way = next;
    return withFallback(talk, isSilent, ask);
  }
}

async function promptFor(way: Way, context: ToolContext, tools: readonly Tool[], messages: PromptMessage[]): Promise<Prompt> {
  const instructions = instructionsFor(aboutOf(context));
  const more = { tools: "", json: `\n${jsonProtocol(tools)}`, words: `\n${WORDS_ONLY}` }[way];
  const system: PromptMessage = { role: "system", content: instructions + more };
  if (way !== "words") return [system, ...messages];
  const material: PromptMessage = { role: "user", content: [{ type: "text", text: await wordsOfTarget(context) }] };
  return [system, material, { role: "assistant", content: [{ type: "text", text: "I have read it." }] }, ...messages];
}

function aboutOf({ thread }: ToolContext): About {
  if (thread.scope === "application" || thread.scope === "career") return thread.scope;
  return thread.resume ? "resume" : "letter";
}

/** Runs the tools that the model has called. Returns whether the answer is complete. */
async function takeStep({ calls, reply, text, finish }: Step, talk: Talk): Promise<boolean> {
  const { context, tools, run, messages, way } = talk;
  if (calls.length === 0) {
    if (text.trim() === "" && run.answer.parts().length === 0) throw new ModelFailed("unreadable");
    if (finish === "error") throw new ModelFailed("error");
    if (way === "words" && context.context.document && context.thread.scope !== "career") run.answer.part(notice("no-edits"));
    return true;
  }
  const results: { call: ToolCall; result: unknown }[] = [];
  let isDone = false;
  for (const call of calls) {
    if (run.signal.aborted) throw run.signal.reason;
    const outcome: ToolOutcome = isDone
      ? { result: "Not done: the answer has ended." }
      : await runTool(call, tools, context, run.answer);
    isDone ||= outcome.ends === true;
    results.push({ call, result: outcome.result });
  }
  messages.push({ role: "assistant", content: reply });
  if (way === "json")
    messages.push({
      role: "user",
      content: results.map(({ result }) => ({ type: "text", text: `Result of the tool: ${JSON.stringify(result)}` })),
    });
  else
    messages.push({
      role: "tool",
      content: results.map(({ call, result }) => ({
        type: "tool-result",
        toolCallId: call.id,
        toolName: call.name,
        output: { type: "text", value: typeof result === "string" ? result : JSON.stringify(result) },
      })),
    });
  return isDone;
}
