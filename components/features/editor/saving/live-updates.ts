import { meetStored, type OpenEditor } from "@/components/features/editor/core/open-editor";
import { documentOf } from "@/components/features/editor/core/store";
import type { DocumentCard } from "@/components/features/editor/document-kind";

/** Opening the editor comes first; what is missed until then is looked for at once. Milliseconds. */
const FIRST_MS = 2_000;

/**
 * Takes in what changes elsewhere (another device, a program). What is unsaved here is brought together with it; only a contradiction waits
 * for the person. Watching may occupy one of the few connections a browser opens to a server, so only the tab in view does it; a tab that
 * comes into view looks once. Returns how to stop.
 */
export function followStored<Document, Card extends DocumentCard>(
  editor: Pick<OpenEditor<Document, Card>, "kind" | "store" | "runner">,
): () => void {
  const { kind, store, runner } = editor;
  const { id } = store.getState().card;
  let stop: (() => void) | null = null;
  let opening: ReturnType<typeof setTimeout> | undefined;
  let isMissed = false;

  /** While a save is on its way its own answer says what is stored, and a question is answered before the next one. */
  function isBusy(): boolean {
    const { sendingEdits, status } = store.getState().saving;
    return sendingEdits !== null || status === "conflict" || runner.isExclusive();
  }

  /** With the name of a stored state, only where that is another one than the state here. */
  async function look(basedOn?: string): Promise<void> {
    if (basedOn === store.getState().saving.basedOn) return;
    isMissed = isBusy();
    if (isMissed) return;
    try {
      const stored = await kind.read(id);
      const state = store.getState();
      if (!kind.isNews(stored, { document: documentOf(state), basedOn: state.saving.basedOn })) return;
      isMissed = isBusy();
      if (!isMissed) await meetStored(editor, stored);
    } catch {
      // Signed out, offline or deleted: saving says so as soon as there is something to save.
    }
  }

  const unsubscribe = store.subscribe(() => {
    if (!isMissed || isBusy()) return;
    isMissed = false;
    void look();
  });

  function close(): void {
    clearTimeout(opening);
    stop?.();
    stop = null;
  }

  function open(): void {
    close();
    if (document.visibilityState === "visible") stop = kind.watch(id, (basedOn) => void look(basedOn));
  }

  const seen = () => (document.visibilityState === "visible" ? open() : close());
  opening = setTimeout(open, FIRST_MS);
  document.addEventListener("visibilitychange", seen);
  return () => {
    unsubscribe();
    document.removeEventListener("visibilitychange", seen);
    close();
  };
}
