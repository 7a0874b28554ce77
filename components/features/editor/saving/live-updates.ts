import { meetStored } from "@/components/features/editor/core/open-editor";
import type { OpenEditor } from "@/components/features/editor/core/opened-editor";
import { documentOf } from "@/components/features/editor/core/store";
import type { DocumentCard } from "@/components/features/editor/document-kind";

/** Opening the editor comes first; missed changes are then checked immediately. Milliseconds. */
const FIRST_MS = 2_000;

/**
 * Takes in changes from elsewhere (another device, a program) and merges unsaved text with them; only a conflict waits for the
 * person. Watching may use one of the few connections a browser opens to a server, so only the visible tab does it; a tab that
 * becomes visible checks once. Returns a stop function.
 */
export function followStored<Document, Card extends DocumentCard>(
  editor: Pick<OpenEditor<Document, Card>, "kind" | "store" | "runner">,
): () => void {
  const { kind, store, runner } = editor;
  const { id } = store.getState().card;
  let stop: (() => void) | null = null;
  let opening: ReturnType<typeof setTimeout> | undefined;
  let isMissed = false;

  /** During a save its own response has the stored state, and an open conflict is resolved before the next one. */
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
      // Signed out, offline or deleted: saving reports it when there is something to save.
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
