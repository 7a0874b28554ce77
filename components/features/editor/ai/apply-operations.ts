import { current, isDraft } from "immer";
import { takeOver } from "@/components/features/editor/saving/take-over";
import { applySharedPatch, type PatchOperation } from "@/domain/patch/apply";

/** A document with operations applied. Throws where they do not fit: they were made for another one. */
export function patched<Document>(document: Document, operations: readonly PatchOperation[]): Document {
  const result = applySharedPatch(document, operations);
  if (!result.ok) throw new Error(`The operations do not fit the document: ${result.error.code}`);
  return result.data as Document;
}

/** Applies operations to a draft of the document, and touches only what they change. */
export function patchDraft(draft: object, operationsFor: (document: object) => readonly PatchOperation[]): void {
  const now = isDraft(draft) ? (current(draft) as object) : draft;
  takeOver(draft, patched(now, operationsFor(now)));
}
