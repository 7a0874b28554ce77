"use client";

import type { AnyOpenEditor } from "@/components/features/editor/core/opened-editor";
import { useShortcuts as useKeys } from "@/components/kit/shell/use-shortcuts";

/** Keys that work everywhere in the editor: undo, redo, save now. */
export function useShortcuts({ store, runner }: AnyOpenEditor): void {
  useKeys({
    undo: () => store.getState().undo(),
    redo: () => store.getState().redo(),
    save: () => void runner.flush(),
  });
}
