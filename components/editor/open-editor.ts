import { startAutosave } from "@/components/editor/autosave";
import type { DocumentCard, DocumentKind, ReadDocument } from "@/components/editor/document-kind";
import { label } from "@/components/editor/edit-names";
import { type Journal, journalKey, openJournal, type Recovery, recovery } from "@/components/editor/journal";
import { newId } from "@/components/editor/new-id";
import { sameText } from "@/components/editor/same-text";
import { documentSaver } from "@/components/editor/save-document";
import { runAutosave, type SaveControls, type SaveRunner } from "@/components/editor/save-runner";
import { createEditorStore, type EditorStore, type SharedStore } from "@/components/editor/store";

/** An open document: its kind, its state, its saving, and what was found on this device when it was opened. */
export type OpenEditor<Document, Card extends DocumentCard = DocumentCard> = {
  kind: DocumentKind<Document, Card>;
  store: EditorStore<Document, Card>;
  runner: SaveRunner<Document>;
  journal: Journal<Document>;
  recovered: Recovery;
};

/** An open document as parts know it that serve all kinds. */
export type AnyOpenEditor = {
  kind: Pick<DocumentKind<never, DocumentCard>, "name" | "rename">;
  store: SharedStore;
  runner: SaveControls;
};

type Opening<Document, Card extends DocumentCard> = {
  kind: DocumentKind<Document, Card>;
  ownerId: string;
  stored: ReadDocument<Document, Card>;
  /** Hears when this device cannot keep the text, so that the person is told. */
  onJournalFailure: (error: unknown) => void;
};

/** Opens a document for editing and brings back what this device kept of an earlier session. */
export async function openEditor<Document, Card extends DocumentCard>({
  kind,
  ownerId,
  stored,
  onJournalFailure,
}: Opening<Document, Card>): Promise<OpenEditor<Document, Card>> {
  const { id } = stored.card;
  const journal = openJournal<Document>(journalKey(ownerId, kind.name, id), onJournalFailure);
  const kept = await journal.read().catch((error) => {
    onJournalFailure(error);
    return undefined;
  });
  const isSame = kept !== undefined && sameText(kind.own(kept.document), kind.own(stored.document));
  const recovered = recovery(kept, stored, isSame);
  const now = () => Date.now();
  const store = createEditorStore({ card: stored.card, stored, now });
  const saver = documentSaver(kind, { id, sessionId: newId(), opened: stored.document });
  const runner = runAutosave({ store, journal, now, ...saver });
  if (kept && recovered === "restore") {
    const document = kind.refreshed(kept.document, stored.document);
    store.getState().edit(label("restoreDevice"), (draft) => void Object.assign(draft as object, document));
  }
  if (kept && recovered === "ask") {
    // The person's own text stays in front of them; nothing is sent until they chose.
    store.getState().setSaving({ ...startAutosave({ ...stored, basedOn: kept.basedOn }), status: "conflict", edits: 1 });
    store.getState().replace(kind.refreshed(kept.document, stored.document));
  }
  if (kept && recovered === "nothing") await journal.trim(kept.editedAt);
  return { kind, store, runner, journal, recovered };
}

/** Puts a stored state in the place of what is here; it cannot be undone here. */
export async function takeIn<Document, Card extends DocumentCard>(
  { store, runner }: OpenEditor<Document, Card>,
  stored: ReadDocument<Document, Card>,
): Promise<void> {
  store.getState().setCard(stored.card);
  await runner.adopt(stored);
}
