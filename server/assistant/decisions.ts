import type { z } from "zod";
import type { assistantMessages } from "@/contracts/assistant/messages";
import type { AssistantPart, FactPart } from "@/contracts/model/assistant/part";
import type { Fact } from "@/contracts/model/career/fact";
import { createFact } from "@/server/career/facts";
import { type Db, transaction } from "@/server/platform/db/client";
import { asJson } from "@/server/platform/db/json";
import { lockRows } from "@/server/platform/db/lock-rows";
import { failure, missing } from "@/server/platform/errors";
import { knownId } from "@/server/platform/ids";
import { readThread } from "./threads";

type InputOf<Name extends keyof typeof assistantMessages> = z.output<
  Extract<(typeof assistantMessages)[Name]["~orpc"]["inputSchema"], z.ZodType>
>;
type Place = { threadId: string; messageId: string };

/**
 * Changes the parts of an answer with its row locked: two tabs may decide concurrently. Throws NOT_FOUND, and CONFLICT while it is being written.
 */
async function changeParts(
  tx: Db,
  { threadId, messageId }: Place,
  change: (parts: AssistantPart[]) => AssistantPart[],
): Promise<void> {
  await lockRows(tx, "assistant_thread", [threadId]);
  const message = await tx.assistantMessage.findFirst({ where: { threadId, id: messageId, role: "assistant" } });
  if (!message) throw missing("message");
  if (message.status === "running")
    throw failure("CONFLICT", { message: "This answer is still being written. Wait for its end." });
  const parts = change(message.parts as unknown as AssistantPart[]);
  await tx.assistantMessage.updateMany({ where: { threadId, id: messageId }, data: { parts: asJson(parts) } });
}

/** Records what became of proposed edits. Throws NOT_FOUND for a message, a proposal or an edit that is not there. */
export async function decideEdits(db: Db, ownerId: string, input: InputOf<"decideEdits">) {
  const { id: threadId } = await readThread(db, ownerId, input.threadId);
  return transaction(db, async (tx) => {
    let accepted = 0;
    await changeParts(tx, { threadId, messageId: knownId(input.messageId) }, (parts) => {
      const index = parts.findIndex((part) => part.type === "proposal" && part.toolCallId === input.toolCallId);
      const proposal = parts[index];
      if (proposal?.type !== "proposal") throw missing("proposal");
      const decided = new Map(input.edits.map(({ id, status }) => [id, status]));
      const known = new Set(proposal.edits.map(({ id }) => id));
      if ([...decided.keys()].some((id) => !known.has(id))) throw missing("edit");
      const edits = proposal.edits.map((edit) => {
        const status = decided.get(edit.id) ?? edit.status;
        accepted += Number(status === "accepted") - Number(edit.status === "accepted");
        return { ...edit, status };
      });
      return parts.with(index, { ...proposal, edits });
    });
    const { editsProposed, editsAccepted } = await tx.assistantThread.update({
      where: { id: threadId },
      data: { editsAccepted: { increment: accepted } },
      select: { editsProposed: true, editsAccepted: true },
    });
    return { editsProposed, editsAccepted };
  });
}

/** Keeps a proposed fact, with the person's message as its source, or dismisses it. Throws NOT_FOUND, CONFLICT for one that is decided. */
export async function decideFact(db: Db, ownerId: string, input: InputOf<"decideFact">, now: Date): Promise<Fact | null> {
  const thread = await readThread(db, ownerId, input.threadId);
  const place = { threadId: thread.id, messageId: knownId(input.messageId) };
  return transaction(db, async (tx) => {
    const proposed: { fact?: FactPart; index: number } = { index: -1 };
    await changeParts(tx, place, (parts) => {
      proposed.index = parts.findIndex((part) => part.type === "fact" && part.toolCallId === input.toolCallId);
      const fact = parts[proposed.index];
      if (fact?.type !== "fact") throw missing("fact");
      if (fact.status === "kept") throw failure("CONFLICT", { message: "This fact is kept already." });
      proposed.fact = fact;
      return parts;
    });
    const { fact, index } = proposed;
    if (!fact) throw failure("NOT_FOUND");
    const { text, category, quote, messageId } = fact;
    const applicationId = input.isShared ? null : thread.applicationId;
    const source = { kind: "user-message" as const, id: messageId, quote };
    const stored = input.keep
      ? await createFact(tx, ownerId, { applicationId, text: input.text ?? text, category, source }, now)
      : null;
    const decided: FactPart = {
      ...fact,
      text: stored?.text ?? text,
      status: stored ? "kept" : "dismissed",
      factId: stored?.id ?? null,
    };
    await changeParts(tx, place, (parts) => parts.with(index, decided));
    return stored;
  });
}
