import type { Accept } from "@/components/features/editor/ai/accept";
import { patchDraft } from "@/components/features/editor/ai/apply-operations";
import { ACCEPTED, TAKEN_BACK, watchUndo } from "@/components/features/editor/assistant/watch-undo";
import { label } from "@/components/features/editor/core/edit-names";
import type { OpenEditor } from "@/components/features/editor/core/opened-editor";
import { documentOf } from "@/components/features/editor/core/store";
import type { DocumentCard } from "@/components/features/editor/document-kind";
import { madeEdits } from "@/components/kit/assistant/made-edits";
import { type OpenDocument, PlacesChanged } from "@/components/kit/assistant/open-document";
import { rebaseEdit } from "@/domain/assistant/rebase";
import { valueAt } from "@/domain/patch/index-path";

/** The open document for the assistant beside it. */
export function openDocumentOf<Document extends object, Card extends DocumentCard>(
  { store }: Pick<OpenEditor<Document, Card>, "store">,
  accept: Accept,
  jump: (pointer: string) => void,
): OpenDocument {
  return {
    accept: ({ mark, edits, messageId }) =>
      accept({ name: ACCEPTED, target: mark, messageId, operationsFor: (document) => madeEdits(document, edits).operations }),
    takeBack({ mark, edits }) {
      const { timeline, undo, edit } = store.getState();
      const last = timeline.past.at(-1)?.label;
      if (last?.name === ACCEPTED && last.target === mark) return undo();
      if (!edits) throw new PlacesChanged();
      edit(label(TAKEN_BACK, mark), (draft) => patchDraft(draft as object, (document) => madeEdits(document, edits).operations));
    },
    fits: (changes) => rebaseEdit(documentOf(store.getState()), changes) !== null,
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
