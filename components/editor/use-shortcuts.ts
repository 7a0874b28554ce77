"use client";

import type { AnyOpenEditor } from "@/components/editor/open-editor";
import { useShortcuts as useKeys } from "@/components/shell/use-shortcuts";

/** Keys that work everywhere in the editor: undo, redo, save now. */
export function useShortcuts({ store, runner }: AnyOpenEditor): void {
  useKeys({
    undo: () => store.getState().undo(),
    redo: () => store.getState().redo(),
    save: () => void runner.flush(),
  });
}
