"use client";

import { useEffect } from "react";
import type { OpenEditor } from "@/components/editor/open-editor";

/** Keys that work everywhere in the editor: undo, redo, save now. */
export function useShortcuts({ store, runner }: OpenEditor): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.isComposing) return;
      const key = event.key.toLowerCase();
      const action = key === "z" ? (event.shiftKey ? "redo" : "undo") : key === "y" ? "redo" : key === "s" ? "save" : null;
      if (!action) return;
      // The browser would undo within one field only, and would save the page's HTML.
      event.preventDefault();
      if (action === "save") void runner.flush();
      else store.getState()[action]();
    }
    document.addEventListener("keydown", onKeyDown, { capture: true });
    return () => document.removeEventListener("keydown", onKeyDown, { capture: true });
  }, [store, runner]);
}
