import { z } from "zod";
import { readJson } from "@/domain/ai/read-json";
import type { ModelAccess } from "@/server/ai/providers/language-model";
import { newId } from "@/server/platform/ids";
import { type Asking, askStep, type Step } from "./step";

const callSchema = z.object({ tool: z.string().min(1), input: z.unknown() });
const saySchema = z.object({ say: z.string() });

const AGAIN = "That was not one JSON object as asked for. Answer again, with the JSON object alone.";

/**
 * One answer of a model that calls no tools but writes JSON. An unreadable answer is requested once more; then it counts as text. Throws
 * as `askStep` does.
 */
export async function askJsonStep(access: ModelAccess, asking: Asking): Promise<Step> {
  // JSON is not shown while it is written.
  const silent: Asking = { ...asking, tools: [], onText: () => {} };
  const first = await askStep(access, silent);
  const read = readStep(first);
  if (read) return shown(read, asking);
  const prompt = [
    ...asking.prompt,
    { role: "assistant" as const, content: first.reply },
    { role: "user" as const, content: [{ type: "text" as const, text: AGAIN }] },
  ];
  const second = await askStep(access, { ...silent, prompt });
  return shown(readStep(second) ?? (second.text.trim().startsWith("{") ? first : second), asking);
}

function readStep(step: Step): Step | null {
  const value = readJson(step.text);
  const call = callSchema.safeParse(value);
  if (call.success) {
    const { tool: name, input = {} } = call.data;
    return {
      ...step,
      text: "",
      calls: [{ id: newId(), name, input }],
      reply: [{ type: "text", text: JSON.stringify(call.data) }],
    };
  }
  const answer = saySchema.safeParse(value);
  return answer.success ? { ...step, text: answer.data.say } : null;
}

function shown(step: Step, { onText }: Asking): Step {
  onText(step.text);
  return step;
}
