import { useCallback, useMemo, useSyncExternalStore } from "react";
import type { ShownDocument } from "@/components/kit/assistant/open-document";
import type { AssistantEdit } from "@/contracts/model/assistant/edit";

/** Typing is not delayed: proposals are checked once it pauses. */
const PAUSE_MS = 300;

/** Whether the person has yet to decide about an edit, as far as it can still be made. */
export const isUndecided = ({ status }: Pick<AssistantEdit, "status">): boolean => status === "pending" || status === "conflict";

/** Ids of the open edits whose places have changed since they were proposed. */
export function useConflicts(shown: ShownDocument | null, edits: readonly AssistantEdit[]): ReadonlySet<string> {
  const versions = useMemo(() => ({ count: 0 }), []);
  const subscribe = useCallback(
    (changed: () => void) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const stop = shown?.subscribe(() => {
        clearTimeout(timer);
        timer = setTimeout(() => {
          versions.count += 1;
          changed();
        }, PAUSE_MS);
      });
      return () => {
        clearTimeout(timer);
        stop?.();
      };
    },
    [shown, versions],
  );
  const version = useSyncExternalStore(
    subscribe,
    () => versions.count,
    () => 0,
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version represents the document, which is read from its store.
  return useMemo(
    () =>
      new Set(
        edits
          // The document beside is newer than what the server has read of it.
          .filter((edit) => isUndecided(edit) && (shown ? !shown.fits(edit.changes) : edit.status === "conflict"))
          .map(({ id }) => id),
      ),
    [edits, shown, version],
  );
}
