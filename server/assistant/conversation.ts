import type { AssistantMessage } from "@/contracts/model/assistant/message";
import type { AssistantPart, ProposalPart } from "@/contracts/model/assistant/part";
import type { AssistantConversation } from "@/contracts/model/assistant/thread";
import { rebaseEdit } from "@/domain/assistant/rebase";
import type { Db } from "@/server/platform/db/client";
import { listAttachments } from "./attachments";
import { type EditableDocument, readEditable } from "./editable";
import { addCost, documentsOf, isReadOnly, NO_COST, providerLabels, toMessage, toThread } from "./rows";
import { foldEvents, storedEvents } from "./runs/attach";
import { readThread } from "./threads";

/** A conversation with its messages; an answer that is being written is included as far as it is. Throws NOT_FOUND. */
export async function readConversation(db: Db, ownerId: string, threadId: string): Promise<AssistantConversation> {
  const row = await readThread(db, ownerId, threadId);
  const { activeRunId, batches } = row.activeRunId ? await storedEvents(db, row.id, 0) : { activeRunId: null, batches: [] };
  const rows = await db.assistantMessage.findMany({
    where: { threadId: row.id },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
  });
  const written = foldEvents(batches);
  const messages = rows.map(toMessage).map((message) => (message.id === written?.id ? written : message));
  const documents = new Map<string, Promise<EditableDocument | null>>();
  const documentOf = ({ document: { kind, id } }: ProposalPart) => {
    const known = documents.get(id) ?? readEditable(db, ownerId, kind, id);
    documents.set(id, known);
    return known;
  };
  const { resume, letter } = documentsOf(row);
  const about = resume ? { ...resume, kind: "resume" as const } : letter ? { ...letter, kind: "letter" as const } : null;
  return {
    thread: { ...toThread(row, await providerLabels(db, ownerId, [row.aiProviderId])), activeRunId },
    messages: await Promise.all(messages.map((message) => withOpenEdits(message, documentOf))),
    attachments: await listAttachments(db, row.id),
    document: about && { kind: about.kind, id: about.id, name: about.name, locked: about.isLocked },
    isReadOnly: isReadOnly(row),
    cost: messages.reduce((sum, { cost }) => addCost(sum, cost ?? NO_COST), NO_COST),
    cursor: batches.at(-1)?.last ?? row.lastSequence,
  };
}

type DocumentOf = (part: ProposalPart) => Promise<EditableDocument | null>;

async function withOpenEdits(message: AssistantMessage, documentOf: DocumentOf): Promise<AssistantMessage> {
  if (!message.parts.some((part) => part.type === "proposal")) return message;
  const parts = await Promise.all(
    message.parts.map(
      async (part): Promise<AssistantPart> => (part.type === "proposal" ? rebased(part, await documentOf(part)) : part),
    ),
  );
  return { ...message, parts };
}

/** Edits as they apply to the document now. Decided ones stay as they were. */
function rebased(part: ProposalPart, document: EditableDocument | null): ProposalPart {
  const edits = part.edits.map((edit) => {
    if (edit.status !== "pending") return edit;
    const operations = document && rebaseEdit(document.value, edit.changes);
    return operations ? { ...edit, operations } : { ...edit, operations: [], status: "conflict" as const };
  });
  return { ...part, edits, base: document?.base ?? part.base };
}
