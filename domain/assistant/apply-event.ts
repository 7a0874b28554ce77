import type { AssistantEvent } from "@/contracts/model/assistant/event";
import type { AssistantMessage } from "@/contracts/model/assistant/message";

/**
 * An answer after an event of its stream; null before its first. Server and browser share it, so that an answer is the same whether it
 * was watched from its beginning or not.
 */
export function applyAssistantEvent(message: AssistantMessage | null, event: AssistantEvent): AssistantMessage | null {
  if (event.type === "snapshot" || event.type === "end") return event.message;
  if (!message) return null;
  const parts = [...message.parts];
  const there = parts[event.index];
  if (event.type === "part") parts[event.index] = event.part;
  else parts[event.index] = { type: "text", text: (there?.type === "text" ? there.text : "") + event.text };
  return { ...message, parts };
}
