import type { AssistantMessage } from "@/contracts/model/assistant/message";
import type { AssistantPart } from "@/contracts/model/assistant/part";
import type { AssistantConversation } from "@/contracts/model/assistant/thread";
import type { Db } from "@/server/platform/db/client";
import { readConversation } from "./conversation";

/** A conversation as a Markdown file. Throws NOT_FOUND. */
export async function exportThread(db: Db, ownerId: string, threadId: string): Promise<File> {
  const conversation = await readConversation(db, ownerId, threadId);
  const name =
    conversation.thread.title
      .replace(/[\\/:*?"<>|\p{Cc}]+/gu, " ")
      .trim()
      .slice(0, 100) || "Conversation";
  return new File([markdownOf(conversation)], `${name}.md`, { type: "text/markdown" });
}

export function markdownOf({ thread, messages, cost }: AssistantConversation): string {
  const about = thread.resumeName ?? thread.coverLetterName;
  const price = cost.costUsd === null ? "" : `, $${cost.costUsd.toFixed(4)}`;
  return [
    `# ${inline(thread.title)}`,
    [about && `About: ${inline(about)}`, `Edits: ${thread.editsAccepted} of ${thread.editsProposed} accepted`]
      .filter(Boolean)
      .join("  \n"),
    ...messages.map(messageMarkdown),
    `---\n\nRequests to the model: ${cost.calls}, ${cost.inputTokens + cost.outputTokens} tokens${price}`,
  ].join("\n\n");
}

const messageMarkdown = ({ role, createdAt, parts }: AssistantMessage): string =>
  [`## ${role === "user" ? "You" : "Assistant"}, ${createdAt}`, ...parts.flatMap((part) => partMarkdown(part) ?? [])].join(
    "\n\n",
  );

function partMarkdown(part: AssistantPart): string | null {
  switch (part.type) {
    case "text":
      return part.text;
    case "attachment":
      return `Attached: ${inline(part.filename)}`;
    case "proposal":
      return [`Proposed edits of “${inline(part.document.name)}”:`, ...part.edits.map(editMarkdown)].join("\n\n");
    case "draft":
      return `### ${inline(part.title)}\n\n${quoted(part.text)}`;
    case "question":
      return [`**${inline(part.question)}**`, ...part.options.map((option) => `- ${inline(option)}`)].join("\n");
    case "fact":
      return `Fact (${part.status}): ${inline(part.text)}`;
    case "notice":
      return `_${part.text}_`;
    default:
      return null;
  }
}

type Edit = Extract<AssistantPart, { type: "proposal" }>["edits"][number];

const editMarkdown = ({ title, reason, status, changes }: Edit): string =>
  [
    `### ${inline(title)} (${status})`,
    ...(reason === "" ? [] : [inline(reason)]),
    ...changes.map(({ beforeText, afterText }) => `Before:\n\n${quoted(beforeText)}\n\nAfter:\n\n${quoted(afterText)}`),
  ].join("\n\n");

const quoted = (text: string): string =>
  text === ""
    ? "> (nothing)"
    : text
        .split("\n")
        .map((line) => `> ${line}`)
        .join("\n");

/** Text that stays in its line and is not read as markup. */
const inline = (text: string): string => text.replace(/\s+/g, " ").replace(/([\\`*_[\]<>#])/g, "\\$1");
