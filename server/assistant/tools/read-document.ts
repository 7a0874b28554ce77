import { z } from "zod";
import { DOCUMENT_TYPES, type DocumentType } from "@/contracts/model/document";
import { type EditableDocument, readEditable } from "../editable";
import { documentsOf } from "../rows";
import { documentView } from "./document-view";
import { type ToolContext, ToolRefused, tool } from "./tool";

export const documentArgument = z
  .enum(DOCUMENT_TYPES)
  .optional()
  .describe("Which document, where the conversation has a resume and a letter.");

/** The ids of the documents that this conversation may read. */
export function idsOfDocuments({ thread }: Pick<ToolContext, "thread">): Partial<Record<DocumentType, string>> {
  const { resume, letter } = documentsOf(thread);
  return { ...(resume && { resume: resume.id }), ...(letter && { letter: letter.id }) };
}

/** A document of the conversation as it is now. Throws ToolRefused where there is none. */
export async function openDocument(context: ToolContext, requested?: DocumentType): Promise<EditableDocument> {
  const ids = idsOfDocuments(context);
  const kind = requested ?? (ids.resume ? "resume" : "letter");
  const id = ids[kind];
  const document = id === undefined ? null : await readEditable(context.db, context.ownerId, kind, id);
  if (!document) throw new ToolRefused(`This conversation has no ${kind}, or it was deleted meanwhile. Tell the person.`);
  return document;
}

export const readDocument = tool({
  name: "read_document",
  reads: "a document",
  description:
    "Reads the resume or letter of this conversation as JSON, with the ids of its entries. Read it before you propose edits; paths of edits are JSON pointers into `data`.",
  schema: z.object({ document: documentArgument }),
  isOn: (context) => context.context.document && Object.keys(idsOfDocuments(context)).length > 0,
  run: async ({ document: requested }, context) => {
    const document = await openDocument(context, requested);
    context.documents[document.kind] = document;
    return { result: documentView(document), detail: document.name };
  },
});
