import { label } from "@/components/features/editor/core/edit-names";
import { newId } from "@/components/features/editor/core/new-id";
import type { OpenEditor } from "@/components/features/editor/core/opened-editor";
import { createEditorStore } from "@/components/features/editor/core/store";
import type { DocumentCard, DocumentKind, ReadDocument } from "@/components/features/editor/document-kind";
import { startAutosave } from "@/components/features/editor/saving/autosave";
import { readBase } from "@/components/features/editor/saving/base";
import {
  type Journal,
  type JournalEntry,
  journalKey,
  openJournal,
  PATIENCE_MS,
} from "@/components/features/editor/saving/journal";
import { takeUnsaved } from "@/components/features/editor/saving/leave-editor";
import { type Found, recover } from "@/components/features/editor/saving/recover";
import { documentSaver } from "@/components/features/editor/saving/save-document";
import { runAutosave } from "@/components/features/editor/saving/save-runner";
import { takeInStored } from "@/components/features/editor/saving/take-in-stored";

type Opening<Document, Card extends DocumentCard> = {
  kind: DocumentKind<Document, Card>;
  ownerId: string;
  stored: ReadDocument<Document, Card>;
  /** Called when this device cannot keep the text, so that the person can be warned. */
  onJournalFailure: () => void;
};

/** Opens a document for editing and restores text that this device stored in an earlier session. */
export async function openEditor<Document, Card extends DocumentCard>({
  kind,
  ownerId,
  stored,
  onJournalFailure,
}: Opening<Document, Card>): Promise<OpenEditor<Document, Card>> {
  const { id } = stored.card;
  const unsaved = takeUnsaved<Document>(kind.name, id);
  const now = () => Date.now();
  const sessionId = newId();
  const store = createEditorStore({ card: stored.card, stored, now });
  const journal = openJournal<Document>(journalKey(ownerId, kind.name, id), sessionId, (state) => {
    store.getState().setOnDevice(state);
    if (state === "failed") onJournalFailure();
  });
  const entries = await leftOnDevice(journal).catch(() => {
    onJournalFailure();
    return [];
  });
  const found = await recover({ kind, stored, entries: unsaved ? [...entries, unsaved] : entries });
  const runner = runAutosave({ kind, store, journal, now, ...documentSaver(kind, { id, sessionId }) });
  bringBack(found, stored, { store, runner });
  // A page that was just closed may have sent its last save after `stored` was read: then there is nothing left to save.
  const takeInNews = () => takeInStored({ kind, store, runner });
  if (found.what === "restore") void takeInNews();
  return { kind, store, runner, recovered: found.what, takeInNews };
}

/** Entries left by earlier tabs. An unresponsive device does not prevent writing. */
function leftOnDevice<Document>(journal: Journal<Document>): Promise<JournalEntry<Document>[]> {
  const late = new Promise<never>((_, reject) => setTimeout(() => reject(new Error("The device does not answer.")), PATIENCE_MS));
  return Promise.race([journal.left(), late]);
}

function bringBack<Document, Card extends DocumentCard>(
  found: Found<Document>,
  stored: ReadDocument<Document, Card>,
  { store, runner }: Pick<OpenEditor<Document, Card>, "store" | "runner">,
): void {
  runner.inherit(found.entries);
  if (found.what === "nothing") void runner.forgetInherited();
  if (found.what === "restore") {
    store.getState().edit(label("restoreDevice"), (draft) => void Object.assign(draft as object, found.document));
  }
  if (found.what === "ask") {
    // The person's own text stays on screen; nothing is sent until they have chosen.
    store.getState().setSaving({ ...startAutosave({ ...stored, basedOn: found.basedOn }), status: "conflict", edits: 1 });
    store.getState().setBase(readBase<Document>(found.base));
    store.getState().replace(found.document);
  }
}
