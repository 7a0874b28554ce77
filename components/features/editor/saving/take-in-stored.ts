import type { AnyOpenEditor, OpenEditor } from "@/components/features/editor/core/opened-editor";
import { documentOf } from "@/components/features/editor/core/store";
import type { DocumentCard, ReadDocument } from "@/components/features/editor/document-kind";

export type Followed<Document, Card extends DocumentCard> = Pick<OpenEditor<Document, Card>, "kind" | "store" | "runner">;

/** During a save its own response has the stored state, and an open conflict is resolved before the next one. */
export function isBusy({ store, runner }: Pick<AnyOpenEditor, "store" | "runner">): boolean {
  const { sendingEdits, status } = store.getState().saving;
  return sendingEdits !== null || status === "conflict" || runner.isExclusive();
}

/** Takes in the stored state if it has changes that are not here yet. Returns whether that could be done now. */
export async function takeInStored<Document, Card extends DocumentCard>(editor: Followed<Document, Card>): Promise<boolean> {
  if (isBusy(editor)) return false;
  return editor.runner.learning(() => readAndMeet(editor));
}

async function readAndMeet<Document, Card extends DocumentCard>(editor: Followed<Document, Card>): Promise<boolean> {
  const { kind, store } = editor;
  try {
    const stored = await kind.read(store.getState().card.id);
    const state = store.getState();
    if (!kind.isNews(stored, { document: documentOf(state), basedOn: state.saving.basedOn })) return true;
    if (isBusy(editor)) return false;
    await meetStored(editor, stored);
  } catch {
    // Signed out, offline or deleted: saving reports it when there is something to save.
  }
  return true;
}

/** Replaces the local state with a stored one; this cannot be undone. */
export async function takeIn<Document, Card extends DocumentCard>(
  { store, runner }: Pick<OpenEditor<Document, Card>, "store" | "runner">,
  stored: ReadDocument<Document, Card>,
): Promise<void> {
  store.getState().setCard(stored.card);
  await runner.adopt(stored);
}

/** Loads the server's current state and merges unsaved local changes with it. */
export async function meetStored<Document, Card extends DocumentCard>(
  editor: Pick<OpenEditor<Document, Card>, "store" | "runner">,
  stored: ReadDocument<Document, Card>,
): Promise<void> {
  if (!editor.runner.hasUnsaved()) return takeIn(editor, stored);
  editor.store.getState().setCard(stored.card);
  await editor.runner.meet(stored);
}
