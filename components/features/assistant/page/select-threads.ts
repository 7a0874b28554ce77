import type { AssistantThread } from "@/contracts/model/assistant/thread";

export const THREAD_KINDS = ["all", "resume", "letter", "application", "career"] as const;
export type ThreadKind = (typeof THREAD_KINDS)[number];

type Selection = { query: string; kind: ThreadKind; nameOf: (thread: AssistantThread) => string };

/** What a conversation is about. A deleted document is shown by its last name. */
export function kindOf({ scope, coverLetterName, coverLetterId }: AssistantThread): Exclude<ThreadKind, "all"> {
  if (scope !== "document") return scope;
  return coverLetterId !== null || coverLetterName !== null ? "letter" : "resume";
}

/** The conversations of a kind in which every word occurs, in the title or in the name of what they are about. */
export function selectThreads(threads: readonly AssistantThread[], { query, kind, nameOf }: Selection): AssistantThread[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return threads.filter((thread) => {
    const text = `${thread.title} ${nameOf(thread)}`.toLowerCase();
    return (kind === "all" || kindOf(thread) === kind) && words.every((word) => text.includes(word));
  });
}
