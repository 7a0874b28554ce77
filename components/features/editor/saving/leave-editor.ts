import type { AnyOpenEditor, OpenEditor } from "@/components/features/editor/core/opened-editor";
import { documentOf } from "@/components/features/editor/core/store";
import type { DocumentCard } from "@/components/features/editor/document-kind";
import { writeBase } from "@/components/features/editor/saving/base";
import type { JournalEntry } from "@/components/features/editor/saving/journal";
import type { DocumentType } from "@/contracts/model/document";

type Saving = Pick<AnyOpenEditor, "store" | "runner">;

/** Closed editors with unsaved text, by kind and document. */
const left = new Map<string, () => JournalEntry>();

/** Whether closing the page now would lose text. The device counts as having it unless it reported a failure. */
const isAtRisk = ({ store, runner }: Saving): boolean => {
  const { onDevice, saving } = store.getState();
  return runner.hasUnsaved() && (onDevice === "failed" || saving.status === "refused" || saving.status === "too-large");
};

/** Makes the browser ask before closing a page with the only copy of a text. Returns a stop function. */
export function warnBeforeLoss(editor: Saving): () => void {
  const warn = (event: BeforeUnloadEvent) => {
    if (isAtRisk(editor)) event.preventDefault();
  };
  window.addEventListener("beforeunload", warn);
  return () => window.removeEventListener("beforeunload", warn);
}

/**
 * Closes an editor when leaving its screen. Unsaved text is still sent in the background until it is stored or the document is
 * opened again; if this page has the only copy, the browser asks before closing it.
 */
export async function leaveEditor<Document, Card extends DocumentCard>(editor: OpenEditor<Document, Card>): Promise<void> {
  const { kind, store, runner } = editor;
  const name = `${kind.name}/${store.getState().card.id}`;
  const stopWarning = warnBeforeLoss(editor);
  const unsubscribe = store.subscribe(() => {
    if (!runner.hasUnsaved()) end();
  });
  function end(): void {
    unsubscribe();
    stopWarning();
    runner.stop();
    if (left.get(name) === take) left.delete(name);
  }
  function take(): JournalEntry {
    const { saving, base } = store.getState();
    const entry = { key: "", document: documentOf(store.getState()), basedOn: saving.basedOn, editedAt: Date.now() };
    end();
    return base ? { ...entry, base: writeBase(base) } : entry;
  }
  left.set(name, take);
  await runner.flush();
  if (!runner.hasUnsaved()) end();
}

/** The unsaved text of a closed editor, which stops sending; the caller takes over. */
export function takeUnsaved<Document>(kind: DocumentType, id: string): JournalEntry<Document> | null {
  // It was left by an editor of this kind, with the same document type.
  return (left.get(`${kind}/${id}`)?.() as JournalEntry<Document> | undefined) ?? null;
}
