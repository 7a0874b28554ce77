import type { AssistantContext } from "@/contracts/assistant/messages";
import type { AssistantMessage } from "@/contracts/model/assistant/message";
import type { ThreadRow } from "./rows";

/** What a run works with. */
export type Sent = { thread: ThreadRow; message: AssistantMessage; context: AssistantContext };
