import { keepingFocus } from "@/components/features/editor/core/keeping-focus";
import { documentOf, type EditorStore, type SharedStore } from "@/components/features/editor/core/store";
import type { DocumentCard, DocumentKind, ReadDocument, Stored } from "@/components/features/editor/document-kind";
import { type AutosaveEvent, autosave, hasUnsaved } from "@/components/features/editor/saving/autosave";
import { baseOf, readBase, writeBase } from "@/components/features/editor/saving/base";
import type { Journal, JournalEntry } from "@/components/features/editor/saving/journal";
import { startLearning } from "@/components/features/editor/saving/learning";
import { type Doubtful, type Merge, type Reconciled, reconcile } from "@/components/features/editor/saving/reconcile";
import { sameText } from "@/components/features/editor/saving/same-text";
import type { DocumentSaver } from "@/components/features/editor/saving/save-document";
import { asWhole } from "@/domain/merge/as-whole";
import { type Choices, NOTHING_CHOSEN } from "@/domain/merge/conflict";

/** After this many merges in a row, wait as if the server were down. */
const MAX_MERGES = 5;

/** How many texts that may have been saved without a response are remembered. */
const MAX_DOUBTFUL = 40;

type Parts<Document, Card extends DocumentCard> = DocumentSaver<Document, Card> & {
  kind: Pick<DocumentKind<Document, Card>, "merger" | "own">;
  store: EditorStore<Document, Card>;
  journal: Journal<Document>;
  now: () => number;
};

/** Saving, for components that serve all kinds of documents. */
export type SaveControls = {
  dispatch: (event: AutosaveEvent) => void;
  /** True while something typed is not confirmed by the server. */
  hasUnsaved: () => boolean;
  /** Saves now and resolves when everything typed is confirmed, or cannot be for the moment. */
  flush: () => Promise<void>;
  /** Runs work that changes the document on the server; updates from there wait during this. */
  exclusively: <Result>(work: () => Promise<Result>) => Promise<Result>;
  isExclusive: () => boolean;
  /** Runs work that learns the server's newest state; a timed save waits for it, as it would be based on the state before. */
  learning: <Result>(work: () => Promise<Result>) => Promise<Result>;
  stop: () => void;
};

export type SaveRunner<Document, Card extends DocumentCard = DocumentCard> = SaveControls & {
  /**
   * Adopts the server's current document: nothing is left to save, and the journal entry is obsolete. `take` writes it to the
   * store; by default it counts as a change from elsewhere, which cannot be undone.
   */
  adopt: (stored: Stored<Document>, take?: (document: Document) => void) => Promise<void>;
  /** Merges the stored state with unsaved text. A conflict waits for the person. */
  meet: (stored: ReadDocument<Document, Card>) => Promise<void>;
  /** A preview of merging both sides. */
  compare: (stored: Stored<Document>, choices?: Choices) => Promise<Reconciled<Document>>;
  /** Continues with both sides merged as the person chose. */
  settle: (stored: ReadDocument<Document, Card>, choices: Choices) => Promise<void>;
  /** Journal entries whose text is included now; they are removed once it is saved. */
  inherit: (entries: readonly JournalEntry<Document>[]) => void;
  /** Removes them now: they contain nothing unsaved. */
  forgetInherited: () => Promise<void>;
};

/** The thin shell around the pure machine of `autosave.ts`: timers, the network, the journal and the page's own events. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one closure over what a save has in hand: cut up, each piece would take the same eight variables.
export function runAutosave<Document, Card extends DocumentCard>({
  kind,
  store,
  journal,
  save,
  saveOnLeave,
  now,
}: Parts<Document, Card>): SaveRunner<Document, Card> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let editedAt = 0;
  let isTaking = false;
  let exclusive = 0;
  const { learning, learned } = startLearning();
  let merges = 0;
  /** Texts that were sent without a response, possibly by an earlier page. */
  let doubtful: Doubtful<Document>[] = [];
  let inherited: readonly JournalEntry<Document>[] = [];
  let isStopped = false;
  /** The page closes and its last save is sent: a second one of the same text would be refused. */
  let hasLeft = false;

  function dispatch(event: AutosaveEvent): void {
    const [saving, command] = autosave(store.getState().saving, event);
    store.getState().setSaving(saving);
    if (command?.type === "wait" && !isStopped) {
      clearTimeout(timer);
      timer = setTimeout(onTimer, command.ms);
    }
    if (command?.type === "save") {
      clearTimeout(timer);
      void send();
    }
  }

  async function onTimer(): Promise<void> {
    await learned();
    if (!isStopped) dispatch({ type: "timer" });
  }

  const unsaved = () => ({ document: documentOf(store.getState()), basedOn: store.getState().saving.basedOn });
  const isAlike = (one: Document, other: Document) => sameText(kind.own(one), kind.own(other));

  async function send(): Promise<void> {
    const sentAt = editedAt;
    const { document, basedOn } = unsaved();
    const { base } = store.getState();
    const answer = await save({ document, basedOn });
    if ("failure" in answer) {
      if (base && (answer.failure === "offline" || answer.failure === "server")) doubt({ sent: document, base: base.sent });
      dispatch({ type: "failed", failure: answer.failure });
      return;
    }
    // A save whose response was lost finds its own text.
    const stored = "stored" in answer ? answer.stored : isAlike(answer.moved.document, document) ? answer.moved : null;
    if (stored) return confirmed(stored, document, sentAt);
    if (!("moved" in answer)) return;
    try {
      await meet(answer.moved, true);
    } catch (error) {
      // A bug in merging must not stop saving.
      dispatch({ type: "failed", failure: "server" });
      throw error;
    }
  }

  function doubt(text: Doubtful<Document>): void {
    if (doubtful.at(-1)?.sent !== text.sent) doubtful = [...doubtful.slice(1 - MAX_DOUBTFUL), text];
  }

  async function confirmed(stored: Stored<Document>, sent: Document, sentAt: number): Promise<void> {
    merges = 0;
    doubtful = [];
    store.getState().setBase({ stored: stored.document, sent });
    dispatch({ type: "succeeded", savedAt: stored.savedAt, basedOn: stored.basedOn });
    // Text typed in the meantime is based on the new state now; the journal must not report a conflict after a reload.
    if (hasUnsaved(store.getState().saving)) writeJournal();
    else await trim(sentAt);
  }

  async function trim(until: number): Promise<void> {
    const done = inherited;
    inherited = [];
    try {
      await journal.trim(until);
      await journal.forget(done);
    } catch {
      // Nothing is lost when the device cannot forget: found again, a text that is already stored changes nothing.
    }
  }

  function writeJournal(): void {
    const { base } = store.getState();
    journal.write({ ...unsaved(), ...(base ? { base: writeBase(base) } : {}), editedAt });
  }

  const unsubscribe = store.subscribe((state, previous) => {
    if (isTaking || state.timeline.document === previous.timeline.document) return;
    editedAt = now();
    writeJournal();
    dispatch({ type: "edited" });
  });

  function put(document: Document, take: (document: Document) => void): void {
    isTaking = true;
    try {
      keepingFocus(() => take(document));
    } finally {
      isTaking = false;
    }
  }

  /** Both sides at this moment; nothing is awaited between reading and applying. */
  function sidesOf(merge: Merge<Document>, stored: Stored<Document>, choices = NOTHING_CHOSEN): Reconciled<Document> {
    const { base } = store.getState();
    const mine = documentOf(store.getState());
    if (!base) return { ...asWhole(stored.document, mine, stored.document, choices), base: baseOf(stored.document) };
    return reconcile({ merge, base, mine, stored: stored.document, doubtful, choices });
  }

  async function meet(stored: ReadDocument<Document, Card>, isAnswer = false): Promise<void> {
    const { basedOn } = store.getState().saving;
    merges += 1;
    const merge = merges > MAX_MERGES ? null : await kind.merger().catch(() => null);
    const { saving } = store.getState();
    // A save that began in the meantime, or completed, knows more than what was read before it.
    if (!isAnswer && (saving.sendingEdits !== null || saving.basedOn !== basedOn)) return;
    if (!merge) {
      merges = 0;
      dispatch({ type: "failed", failure: "server" });
      return;
    }
    const sides = sidesOf(merge, stored);
    if (sides.conflicts.length > 0) dispatch({ type: "failed", failure: "conflict" });
    else await take(stored, sides);
  }

  async function take(stored: ReadDocument<Document, Card>, { document, base }: Reconciled<Document>): Promise<void> {
    put(document, store.getState().replace);
    store.getState().setCard(stored.card);
    store.getState().setBase(base);
    const isSaved = isAlike(document, base.sent);
    dispatch({ type: "merged", isSaved, savedAt: stored.savedAt, basedOn: stored.basedOn });
    if (!isSaved) return writeJournal();
    merges = 0;
    await trim(editedAt);
  }

  async function adopt(stored: Stored<Document>, into = store.getState().replace): Promise<void> {
    put(stored.document, into);
    store.getState().setBase(baseOf(stored.document));
    doubtful = [];
    dispatch({ type: "merged", isSaved: true, savedAt: stored.savedAt, basedOn: stored.basedOn });
    await trim(Number.POSITIVE_INFINITY);
  }

  // Leaving the tab saves immediately; returning retries immediately, for example after signing in elsewhere.
  const seen = () => {
    journal.hurry();
    // Browsers report a closing page as hidden, too.
    if (!hasLeft) dispatch({ type: "flush" });
  };
  const leaving = () => {
    journal.hurry();
    const { saving } = store.getState();
    if (!hasUnsaved(saving) || saving.sendingEdits !== null || saving.status === "conflict") return;
    hasLeft = true;
    saveOnLeave(unsaved());
  };
  // The browser kept the page and shows it again. Whether the last save arrived is found out by the next one.
  const back = () => {
    hasLeft = false;
    seen();
  };
  const listening = new AbortController();
  const { signal } = listening;
  window.addEventListener("online", () => dispatch({ type: "online" }), { signal });
  window.addEventListener("offline", () => dispatch({ type: "offline" }), { signal });
  window.addEventListener("pagehide", leaving, { signal });
  window.addEventListener("pageshow", back, { signal });
  window.document.addEventListener("visibilitychange", seen, { signal });

  return {
    dispatch,
    hasUnsaved: () => hasUnsaved(store.getState().saving),
    async flush() {
      await journal.settled();
      dispatch({ type: "flush" });
      await settled(store);
    },
    adopt,
    meet: (stored) => meet(stored),
    compare: async (stored, choices) => sidesOf(await kind.merger(), stored, choices),
    async settle(stored, choices) {
      const sides = sidesOf(await kind.merger(), stored, choices);
      // Undo works behind the dialog too: new conflicts need a choice as well.
      if (sides.conflicts.length === 0) await take(stored, sides);
    },
    inherit(entries) {
      inherited = [...inherited, ...entries];
      for (const { document, base } of entries) {
        const known = readBase<Document>(base);
        if (known) doubt({ sent: document, base: known.sent });
      }
    },
    forgetInherited: () => trim(Number.NEGATIVE_INFINITY),
    async exclusively(work) {
      exclusive += 1;
      try {
        return await work();
      } finally {
        exclusive -= 1;
      }
    },
    isExclusive: () => exclusive > 0,
    learning,
    stop() {
      isStopped = true;
      clearTimeout(timer);
      unsubscribe();
      journal.close();
      listening.abort();
    },
  };
}

/** Resolves when no save is running or pending. */
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
