import type { AiCapabilities } from "@/contracts/ai-providers";
import { LIMITS } from "@/contracts/limits";
import { priceOf } from "@/server/ai/ledger/prices";
import { ModelFailed } from "@/server/ai/model-failure";
import { recordCall } from "@/server/ai/recorded-call";
import type { Db } from "@/server/db/client";
import { conversationPrompt, earlierMessages } from "./model/conversation-prompt";
import { type About, instructionsFor, jsonProtocol, WORDS_ONLY } from "./model/instructions";
import { askJsonStep } from "./model/json-step";
import { type Asking, askStep, type Prompt, type PromptMessage, type Step, type ToolCall } from "./model/step";
import { notice } from "./runs/notices";
import type { RunWork } from "./runs/run";
import type { Sent } from "./send";
import { spokenText } from "./spoken-text";
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

/** The next way to try with a model that nobody has tested and that rejects one. */
const FALLBACK: Record<Way, Way | null> = { tools: "json", json: "words", words: null };

/** Answers a message: asks the model, lets it use tools, and again until it is done. Writes to no document. */
export async function converse(db: Db, ownerId: string, sent: Sent, run: Run): Promise<void> {
  const earlier = await earlierMessages(db, sent.thread.id, sent.message);
  const context = await prepareContext(db, ownerId, sent, earlier, run.signal);
  const tools = toolsFor(context);
  const turns: PromptMessage[] = [];
  let way: Way | null = null;
  for (let step = 0; step < LIMITS.assistant.steps; step++) {
    const call = await recordCall(db, ownerId, {
      purpose: "assistant",
      sent: `a conversation of ${earlier.length + 1} messages`,
      aiProviderId: sent.thread.aiProviderId ?? undefined,
    });
    const asked: { way: Way; isTested: boolean } = { way: way ?? wayOf(call.capabilities), isTested: call.capabilities !== null };
    const said = spokenText(run.answer);
    try {
      const messages = await conversationPrompt(db, earlier, sent.message, call.capabilities?.pictures ?? false);
      const ask = async (how: Way): Promise<Step> => {
        way = how;
        const prompt = await promptFor(how, context, tools, [...messages, ...turns]);
        const streams = call.capabilities?.streaming !== false;
        const asking: Asking = {
          prompt,
          tools: how === "tools" ? tools : [],
          streams,
          signal: run.signal,
          onText: said.next,
          usage: call.usage,
        };
        return how === "json" ? askJsonStep(call.access, { ...asking, tools }) : askStep(call.access, asking);
      };
      const answered = await withFallback(asked, () => said.length() === 0, ask);
      said.end();
      await call.end("answered");
      if (await takeStep(answered, { context, tools, run, turns, way: way ?? "tools" })) return;
    } catch (error) {
      await call.end(error instanceof ModelFailed ? error.reason : run.signal.aborted ? "answered" : "failed");
      throw error;
    } finally {
      said.end();
      const { access, usage } = call;
      run.spend({ calls: 1, ...usage, costUsd: priceOf(access, usage) });
    }
  }
  run.answer.part(notice("steps"));
}

async function withFallback(
  asked: { way: Way; isTested: boolean },
  isSilent: () => boolean,
  ask: (way: Way) => Promise<Step>,
): Promise<Step> {
  try {
    return await ask(asked.way);
  } catch (error) {
    // A model that nobody has tested may reject a way of asking that it does not know.
    const next = FALLBACK[asked.way];
    const isUnknown = error instanceof ModelFailed && error.reason === "rejected" && !asked.isTested && isSilent();
    if (!isUnknown || !next) throw error;
    return withFallback({ ...asked, way: next }, isSilent, ask);
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

type Turn = { context: ToolContext; tools: readonly Tool[]; run: Run; turns: PromptMessage[]; way: Way };

/** Runs the tools that the model has called. Returns whether the answer is complete. */
async function takeStep({ calls, said, text, finish }: Step, { context, tools, run, turns, way }: Turn): Promise<boolean> {
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
  turns.push({ role: "assistant", content: said });
  if (way === "json")
    turns.push({
      role: "user",
      content: results.map(({ result }) => ({ type: "text", text: `Result of the tool: ${JSON.stringify(result)}` })),
    });
  else
    turns.push({
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
