import { ORPCError } from "@orpc/server";
import { newId } from "@/server/platform/ids";
import type { ToolCall } from "../model/step";
import type { AnswerParts } from "../runs/answer-parts";
import { type Tool, type ToolContext, type ToolOutcome, ToolRefused } from "./tool";

/**
 * Runs a tool that the model has called; the person sees that it runs and how it went. A wrong call is reported to the
 * model as the result.
 */
export async function runTool(
  { name, input }: ToolCall,
  tools: readonly Tool[],
  context: ToolContext,
  answer: AnswerParts,
): Promise<ToolOutcome> {
  const tool = tools.find((one) => one.name === name);
  if (!tool) return { result: `There is no tool “${name.slice(0, 60)}”. Use only the tools that you were given.` };
  const toolCallId = newId();
  const part = { type: "tool" as const, toolCallId, tool: tool.name, detail: "" };
  const index = answer.part({ ...part, status: "running" });
  const refuse = (sentence: string): ToolOutcome => {
    answer.replace(index, { ...part, status: "failed" });
    return { result: sentence };
  };
  const parsed = tool.schema.safeParse(withoutNulls(input));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return refuse(
      `The input is not valid at ${issue?.path.join(".") || "its beginning"}: ${issue?.message ?? ""}. Call the tool again.`,
    );
  }
  try {
    const outcome = await tool.run(parsed.data, context, toolCallId);
    if (tool.reads) context.read.add(tool.reads);
    answer.replace(index, { ...part, status: "done", detail: (outcome.detail ?? "").slice(0, 200) });
    if (outcome.part) answer.part(outcome.part);
    return outcome;
  } catch (error) {
    if (error instanceof ToolRefused) return refuse(error.message);
    if (error instanceof ORPCError && error.status < 500) return refuse(error.message);
    throw error;
  }
}

/** Strict providers ask for every field, so that models write null for what they leave out. Values of edits stay as they are. */
function withoutNulls(input: unknown): unknown {
  if (typeof input !== "object" || input === null || Array.isArray(input)) return input;
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null));
}
