import type { AcceptedEdit } from "@/components/features/editor/ai/accept";
import { patchDraft } from "@/components/features/editor/ai/apply-operations";
import { label } from "@/components/features/editor/core/edit-names";
import type { OpenEditor } from "@/components/features/editor/core/opened-editor";
import { documentOf } from "@/components/features/editor/core/store";
import type { DocumentCard, ReadDocument } from "@/components/features/editor/document-kind";
import { takeOver } from "@/components/features/editor/saving/take-over";

/**
 * Takes in what the server stored of an accepted change, as one step of undo. `sent` is the text that the change was made to: where the
 * person has typed since, the change is made to their text, and both are merged.
 */
export async function takeAccepted<Document extends object, Card extends DocumentCard>(
  { store, runner }: Pick<OpenEditor<Document, Card>, "store" | "runner">,
  { name, target, operationsFor }: AcceptedEdit,
  sent: Document,
  stored: ReadDocument<Document, Card>,
): Promise<void> {
  const { edit } = store.getState();
  if (documentOf(store.getState()) === sent)
    return runner.adopt(stored, (next) => {
      edit(label(name, target), (draft) => takeOver(draft, next));
    });
  edit(label(name, target), (draft) => patchDraft(draft, operationsFor));
  await runner.meet(stored);
}
