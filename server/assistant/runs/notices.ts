import { ORPCError } from "@orpc/server";
import type { AssistantPart, NoticeCode } from "@/contracts/model/assistant/part";
import { failureSentence, ModelFailed } from "@/server/ai/model-failure";
import { logError } from "@/server/platform/log";
import { RunStopped } from "./journal";

const SENTENCES: Record<NoticeCode, string> = {
  stopped: "You stopped this answer. What was written until then is kept.",
  failed: "Something went wrong on the server, so this answer is not complete. Send your message again.",
  interrupted: "The server was restarted while it wrote this answer, so it is not complete. Send your message again.",
  steps: "The answer took too many steps, so it ends here. Ask for less at once, or say “continue”.",
  "no-edits": "This model can't propose edits. Choose a model that calls tools or writes JSON in Settings.",
};

export const notice = (code: NoticeCode, text = SENTENCES[code]): AssistantPart => ({ type: "notice", code, text });

/** What ended an answer, in a sentence with advice. Unexpected failures are logged. */
export function noticeOf(error: unknown): AssistantPart {
  if (error instanceof RunStopped) return notice(error.reason === "stopped" ? "stopped" : "interrupted");
  if (error instanceof ModelFailed) return { type: "notice", code: "failed", text: failureSentence(error), reason: error.reason };
  if (error instanceof ORPCError && error.status < 500) return notice("failed", error.message);
  logError("request-failed", "An answer of the assistant failed.", error);
  return notice("failed");
}
