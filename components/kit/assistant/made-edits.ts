import type { z } from "zod";
import { PlacesChanged } from "@/components/kit/assistant/open-document";
import type { patchOperationSchema } from "@/contracts/model/patch-operation";
import type { PlainChange } from "@/domain/assistant/changes";
import { rebaseEdit } from "@/domain/assistant/rebase";
import { applySharedPatch, type PatchOperation } from "@/domain/patch/apply";

/** Edits made to a document one after the other, and all of them as one patch. Throws `PlacesChanged` where one does not fit any more. */
export function madeEdits<Document extends object>(document: Document, edits: readonly (readonly PlainChange[])[]) {
  let now: unknown = document;
  const operations = edits.flatMap((changes) => {
    const made = rebaseEdit(now, changes);
    const result = made && applySharedPatch(now, made);
    if (!made || !result?.ok) throw new PlacesChanged();
    now = result.data;
    return made;
  });
  return { document: now as Document, operations };
}

type Sent = z.infer<typeof patchOperationSchema>;

/** Operations as a request holds them. */
export const sentOperations = (operations: readonly PatchOperation[]): Sent[] =>
  operations.map((operation): Sent => {
    if (operation.op === "remove" || operation.op === "move" || operation.op === "copy") return operation;
    const { op, path, value } = operation;
    return op === "add" ? { op, path, value } : op === "replace" ? { op, path, value } : { op, path, value };
  });
