import type { SharedStore } from "@/components/features/editor/core/store";
import type { Step } from "@/components/features/editor/core/timeline";

/** Steps with this name are accepted proposals of the assistant; their target is the proposals' mark. */
export const ACCEPTED = "acceptProposal";
/** Steps that have taken them back. */
export const TAKEN_BACK = "takeBackProposal";

const marksOf = (steps: readonly Step[], name: string): ReadonlySet<string> =>
  new Set(steps.flatMap(({ label }) => (label.name === name ? label.target : [])));

/** Calls `listener` when Undo or Redo takes accepted proposals back, or makes them again. Steps that are forgotten change nothing. */
export function watchUndo(store: SharedStore, listener: (mark: string, isMade: boolean) => void): () => void {
  return store.subscribe(({ timeline: now }, { timeline: before }) => {
    if (now.past === before.past || now.future === before.future) return;
    for (const name of [ACCEPTED, TAKEN_BACK]) {
      const [past, future] = [marksOf(now.past, name), marksOf(now.future, name)];
      for (const mark of marksOf(before.past, name)) if (!past.has(mark) && future.has(mark)) listener(mark, name === TAKEN_BACK);
      for (const mark of marksOf(before.future, name)) if (!future.has(mark) && past.has(mark)) listener(mark, name === ACCEPTED);
    }
  });
}
