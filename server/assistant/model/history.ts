import { LIMITS } from "@/contracts/limits";
import type { AssistantMessage } from "@/contracts/model/assistant/message";
import type { AssistantPart } from "@/contracts/model/assistant/part";
import type { PromptMessage } from "./step";

/** Earlier messages in the form for a model: the newest, with the outcome of proposals. */
export function historyOf(messages: readonly AssistantMessage[]): PromptMessage[] {
  return messages.slice(-LIMITS.assistant.history).flatMap((message): PromptMessage[] => {
    const text = message.parts.flatMap((part) => lineOf(part) ?? []).join("\n\n");
    if (text === "") return [];
    const content = [{ type: "text" as const, text }];
    return [message.role === "user" ? { role: "user", content } : { role: "assistant", content }];
  });
}

function lineOf(part: AssistantPart): string | null {
  switch (part.type) {
    case "text":
      return part.text;
    case "attachment":
      return `[Attached: ${part.filename}, id ${part.attachmentId}]`;
    case "proposal":
      return `[Proposed edits: ${part.edits.map(({ title, status }) => `“${title}” (${status})`).join(", ")}]`;
    case "question":
      return part.question;
    case "draft":
      return `[Draft “${part.title}”]\n${part.text}`;
    case "fact":
      return `[Fact “${part.text}” (${part.status})]`;
    default:
      return null;
  }
}
