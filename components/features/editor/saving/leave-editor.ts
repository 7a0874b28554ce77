import type { AnyOpenEditor, OpenEditor } from "@/components/features/editor/core/open-editor";
import { documentOf } from "@/components/features/editor/core/store";
import type { DocumentCard } from "@/components/features/editor/document-kind";
import { writeBase } from "@/components/features/editor/saving/base";
import type { JournalEntry } from "@/components/features/editor/saving/journal";
import type { DocumentType } from "@/contracts/model/document";

type Saving = Pick<AnyOpenEditor, "store" | "runner">;

/** Editors whose screen is gone while something of theirs is not stored, by kind and document. */
const left = new Map<string, () => JournalEntry>();

/** Whether closing the page now would lose something that was typed. The device has it, or is just taking it, unless it said otherwise. */
const isAtRisk = ({ store, runner }: Saving): boolean => {
  const { onDevice, saving } = store.getState();
  return runner.hasUnsaved() && (onDevice === "failed" || saving.status === "refused");
};

/** Has the browser ask before a page goes that holds the only copy of a text. Returns how to stop that. */
export function warnBeforeLoss(editor: Saving): () => void {
  const warn = (event: BeforeUnloadEvent) => {
    if (isAtRisk(editor)) event.preventDefault();
  };
  window.addEventListener("beforeunload", warn);
  return () => window.removeEventListener("beforeunload", warn);
}

/**
 * Ends an editor on the way to another screen. What is not stored yet goes on being sent from behind the next screen, until it is stored or the
 * document is opened again; if this page holds the only copy, the browser asks before it is closed.
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

/** What an editor that was left has not stored yet. It stops sending: whoever asks takes it over. */
export function takeUnsaved<Document>(kind: DocumentType, id: string): JournalEntry<Document> | null {
  // It was left by an editor of this kind, with the same document type.
  return (left.get(`${kind}/${id}`)?.() as JournalEntry<Document> | undefined) ?? null;
}
