import type { Accept } from "@/components/features/editor/ai/accept";
import { patchDraft } from "@/components/features/editor/ai/apply-operations";
import { valueAt } from "@/components/features/editor/ai/index-path";
import { ACCEPTED, TAKEN_BACK, watchUndo } from "@/components/features/editor/assistant/watch-undo";
import { label } from "@/components/features/editor/core/edit-names";
import type { OpenEditor } from "@/components/features/editor/core/open-editor";
import { documentOf, isReadOnly } from "@/components/features/editor/core/store";
import type { DocumentCard } from "@/components/features/editor/document-kind";
import { type OpenDocument, PlacesChanged } from "@/components/kit/assistant/open-document";
import type { PlainChange } from "@/domain/assistant/changes";
import { rebaseEdit } from "@/domain/assistant/rebase";
import { applySharedPatch, type PatchOperation } from "@/domain/patch/apply";

/** The open document for the assistant beside it. */
export function openDocumentOf<Document extends object, Card extends DocumentCard>(
  { store }: Pick<OpenEditor<Document, Card>, "store">,
  accept: Accept,
  jump: (pointer: string) => void,
): OpenDocument {
  return {
    isReadOnly: () => isReadOnly(store.getState()),
    accept: ({ mark, edits, messageId }) =>
      accept({ name: ACCEPTED, target: mark, messageId, operationsFor: (document) => operationsOf(document, edits) }),
    takeBack({ mark, edits }) {
      const { timeline, undo, edit } = store.getState();
      const last = timeline.past.at(-1)?.label;
      if (last?.name === ACCEPTED && last.target === mark) return undo();
      edit(label(TAKEN_BACK, mark), (draft) =>
        patchDraft(draft as object, (document) => operationsOf(document, edits)),
      );
    },
    valueAt: (pointer) => valueAt(documentOf(store.getState()), pointer),
    subscribe: (listener) =>
      store.subscribe((now, before) => {
        if (now.timeline.document !== before.timeline.document) listener();
      }),
    markPlace: (pointer) => store.getState().setActiveField(pointer),
    jump,
    onUndo: (listener) => watchUndo(store, listener),
  };
}

/** All edits as one patch for the document as it is now. */
function operationsOf(document: object, edits: readonly (readonly PlainChange[])[]): PatchOperation[] {
  let now: unknown = document;
  return edits.flatMap((changes) => {
    const operations = rebaseEdit(now, changes);
    const result = operations && applySharedPatch(now, operations);
    if (!operations || !result?.ok) throw new PlacesChanged();
    now = result.data;
    return operations;
  });
}
