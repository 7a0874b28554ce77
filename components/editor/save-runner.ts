import { type AutosaveEvent, autosave, hasUnsaved, type SaveFailure } from "@/components/editor/autosave";
import type { Journal } from "@/components/editor/journal";
import { documentOf, type EditorStore } from "@/components/editor/store";
import type { ResumeData } from "@/contracts/model/resume/data";

export type SaveRequest = { data: ResumeData; expectedUpdatedAt: string };
export type SaveAnswer = { updatedAt: string } | { failure: SaveFailure };

type Parts = {
  store: EditorStore;
  journal: Journal<ResumeData>;
  /** Sends the document; answers instead of throwing. */
  save: (request: SaveRequest) => Promise<SaveAnswer>;
  /** Sends it in a way that outlives the page; used on leaving, when no answer can be awaited. */
  saveOnLeave: (request: SaveRequest) => void;
  /** Hears which document the server has, when that was not learnt by saving. */
  confirm: (data: ResumeData) => void;
  now: () => number;
};

/** A document as the server has it. */
export type Stored = { data: ResumeData; updatedAt: string };

export type SaveRunner = {
  dispatch: (event: AutosaveEvent) => void;
  /** True while something typed is not confirmed by the server. */
  hasUnsaved: () => boolean;
  /** Saves now and resolves when everything typed is confirmed, or cannot be for the moment. */
  flush: () => Promise<void>;
  /**
   * Takes in the document as the server has it now: nothing is left to save, and this device need not keep anything. `take` puts it
   * into the store; without it the document comes from elsewhere and cannot be undone here.
   */
  adopt: (stored: Stored, take?: (data: ResumeData) => void) => Promise<void>;
  /** Runs work that changes the document on the server; while it runs, news from there wait. */
  exclusively: <Result>(work: () => Promise<Result>) => Promise<Result>;
  isExclusive: () => boolean;
  stop: () => void;
};

/** The thin shell around the pure machine of `autosave.ts`: timers, the network, the journal and the page's own events. */
export function runAutosave({ store, journal, save, saveOnLeave, confirm, now }: Parts): SaveRunner {
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

  const request = (): SaveRequest => ({ data: documentOf(store.getState()), expectedUpdatedAt: store.getState().saving.basedOn });

  async function send(): Promise<void> {
    const sentAt = editedAt;
    const answer = await save(request());
    if ("failure" in answer) {
      dispatch({ type: "failed", failure: answer.failure });
      return;
    }
    dispatch({ type: "succeeded", updatedAt: answer.updatedAt });
    // What was typed meanwhile stands on the new state now; the journal must not call it a conflict after a reload.
    if (hasUnsaved(store.getState().saving)) writeJournal();
    else await journal.trim(sentAt);
  }

  function writeJournal(): void {
    const { data, expectedUpdatedAt } = request();
    journal.write({ document: data, basedOn: expectedUpdatedAt, editedAt });
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
    if (hasUnsaved(saving) && saving.sendingEdits === null && saving.status !== "conflict") saveOnLeave(request());
  };
  window.addEventListener("online", online);
  window.addEventListener("offline", offline);
  window.addEventListener("pagehide", leaving);
  document.addEventListener("visibilitychange", seen);

  return {
    dispatch,
    hasUnsaved: () => hasUnsaved(store.getState().saving),
    async flush() {
      await journal.settled();
      dispatch({ type: "flush" });
      await settled(store);
    },
    async adopt({ data, updatedAt }, take = store.getState().replace) {
      isAdopting = true;
      take(data);
      isAdopting = false;
      confirm(data);
      dispatch({ type: "resolved", keep: "stored", updatedAt });
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
      document.removeEventListener("visibilitychange", seen);
    },
  };
}

/** Resolves when no save is on its way and none is about to begin. */
function settled(store: EditorStore): Promise<void> {
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
