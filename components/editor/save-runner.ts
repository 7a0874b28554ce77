import { type AutosaveEvent, autosave, hasUnsaved } from "@/components/editor/autosave";
import type { DocumentCard, Stored } from "@/components/editor/document-kind";
import type { Journal } from "@/components/editor/journal";
import type { DocumentSaver } from "@/components/editor/save-document";
import { documentOf, type EditorStore, type SharedStore } from "@/components/editor/store";

type Parts<Document, Card extends DocumentCard> = DocumentSaver<Document> & {
  store: EditorStore<Document, Card>;
  journal: Journal<Document>;
  now: () => number;
};

/** What parts that serve all kinds of documents do with saving. */
export type SaveControls = {
  dispatch: (event: AutosaveEvent) => void;
  /** True while something typed is not confirmed by the server. */
  hasUnsaved: () => boolean;
  /** Saves now and resolves when everything typed is confirmed, or cannot be for the moment. */
  flush: () => Promise<void>;
  /** Runs work that changes the document on the server; while it runs, news from there wait. */
  exclusively: <Result>(work: () => Promise<Result>) => Promise<Result>;
  isExclusive: () => boolean;
  stop: () => void;
};

export type SaveRunner<Document> = SaveControls & {
  /**
   * Takes in the document as the server has it now: nothing is left to save, and this device need not keep anything. `take` puts it
   * into the store; without it the document comes from elsewhere and cannot be undone here.
   */
  adopt: (stored: Stored<Document>, take?: (document: Document) => void) => Promise<void>;
};

/** The thin shell around the pure machine of `autosave.ts`: timers, the network, the journal and the page's own events. */
export function runAutosave<Document, Card extends DocumentCard>({
  store,
  journal,
  save,
  saveOnLeave,
  confirm,
  now,
}: Parts<Document, Card>): SaveRunner<Document> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let editedAt = 0;
  let isAdopting = false;
  let exclusive = 0;

  function dispatch(event: AutosaveEvent): void {
    const [saving, command] = autosave(store.getState().saving, event);
    store.getState().setSaving(saving);
    if (command?.type === "wait") {
      clearTimeout(timer);
      timer = setTimeout(() => dispatch({ type: "timer" }), command.ms);
    }
    if (command?.type === "save") {
      clearTimeout(timer);
      void send();
    }
  }

  const unsaved = () => ({ document: documentOf(store.getState()), basedOn: store.getState().saving.basedOn });

  async function send(): Promise<void> {
    const sentAt = editedAt;
    const answer = await save(unsaved());
    if ("failure" in answer) {
      dispatch({ type: "failed", failure: answer.failure });
      return;
    }
    dispatch({ type: "succeeded", ...answer });
    // What was typed meanwhile stands on the new state now; the journal must not call it a conflict after a reload.
    if (hasUnsaved(store.getState().saving)) writeJournal();
    else await journal.trim(sentAt);
  }

  function writeJournal(): void {
    journal.write({ ...unsaved(), editedAt });
  }

  const unsubscribe = store.subscribe((state, previous) => {
    if (isAdopting || state.timeline.document === previous.timeline.document) return;
    editedAt = now();
    writeJournal();
    dispatch({ type: "edited" });
  });

  const online = () => dispatch({ type: "online" });
  const offline = () => dispatch({ type: "offline" });
  // Leaving the tab saves at once; coming back tries again at once, for instance after signing in beside it.
  const seen = () => dispatch({ type: "flush" });
  const leaving = () => {
    const { saving } = store.getState();
    if (hasUnsaved(saving) && saving.sendingEdits === null && saving.status !== "conflict") saveOnLeave(unsaved());
  };
  window.addEventListener("online", online);
  window.addEventListener("offline", offline);
  window.addEventListener("pagehide", leaving);
  window.document.addEventListener("visibilitychange", seen);

  return {
    dispatch,
    hasUnsaved: () => hasUnsaved(store.getState().saving),
    async flush() {
      await journal.settled();
      dispatch({ type: "flush" });
      await settled(store);
    },
    async adopt({ document, savedAt, basedOn }, take = store.getState().replace) {
      isAdopting = true;
      take(document);
      isAdopting = false;
      confirm(document);
      dispatch({ type: "resolved", keep: "stored", savedAt, basedOn });
      await journal.trim(Number.POSITIVE_INFINITY);
    },
    async exclusively(work) {
      exclusive += 1;
      try {
        return await work();
      } finally {
        exclusive -= 1;
      }
    },
    isExclusive: () => exclusive > 0,
    stop() {
      clearTimeout(timer);
      unsubscribe();
      window.removeEventListener("online", online);
      window.removeEventListener("offline", offline);
      window.removeEventListener("pagehide", leaving);
      window.document.removeEventListener("visibilitychange", seen);
    },
  };
}

/** Resolves when no save is on its way and none is about to begin. */
function settled(store: SharedStore): Promise<void> {
  const isBusy = () => ["saving", "waiting"].includes(store.getState().saving.status);
  return new Promise((resolve) => {
    if (!isBusy()) return resolve();
    const unsubscribe = store.subscribe(() => {
      if (isBusy()) return;
      unsubscribe();
      resolve();
    });
  });
}
