import type { DocumentCard } from "@/components/features/editor/document-kind";
import { type Followed, isBusy, takeInStored } from "@/components/features/editor/saving/take-in-stored";

/** Opening the editor comes first; missed changes are then checked immediately. Milliseconds. */
const FIRST_MS = 2_000;

/**
 * Takes in changes from elsewhere (another device, a program) and merges unsaved text with them; only a conflict waits for the
 * person. Watching may use one of the few connections a browser opens to a server, so only the visible tab does it; a tab that
 * becomes visible checks once. Returns a stop function.
 */
export function followStored<Document, Card extends DocumentCard>(editor: Followed<Document, Card>): () => void {
  const { kind, store } = editor;
  const { id } = store.getState().card;
  let stop: (() => void) | null = null;
  let opening: ReturnType<typeof setTimeout> | undefined;
  let isMissed = false;

  /** With the name of a stored state, only where that is another one than the state here. */
  async function look(basedOn?: string): Promise<void> {
    if (basedOn === store.getState().saving.basedOn) return;
    isMissed = !(await takeInStored(editor));
  }

  const unsubscribe = store.subscribe(() => {
    if (!isMissed || isBusy(editor)) return;
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
