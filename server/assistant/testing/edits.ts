import type { AssistantMessage } from "@/contracts/model/assistant/message";
import type { ProposalPart } from "@/contracts/model/assistant/part";
import { callsTools } from "@/server/testing/fake-model";

export const propose = (...edits: object[]) => callsTools([{ name: "propose_edits", input: { edits } }]);

export const replace = (path: string, value: unknown, title = "Edit") => ({
  title,
  reason: "",
  operations: [{ op: "replace", path, value }],
});

export const headline = (value: string) => replace("/basics/headline", value);

export const proposalIn = (message: AssistantMessage | null | undefined) =>
  message?.parts.find((part): part is ProposalPart => part.type === "proposal");
