"use client";

import { useEffect } from "react";
import type { DocumentCard } from "@/components/editor/document-kind";
import { type OpenEditor, takeIn } from "@/components/editor/open-editor";
import { documentOf } from "@/components/editor/store";

/** Opening the editor comes first; what is missed until then is looked for at once. Milliseconds. */
const FIRST_MS = 2_000;

/**
 * Takes in what changes elsewhere (another device, a program) while nothing here is unsaved. With unsaved text nothing is taken:
 * the save itself finds the conflict and shows both sides. Watching may occupy one of the few connections a browser opens to a
 * server, so only the tab in view does it; a tab that comes into view looks once.
 */
export function useLiveUpdates<Document, Card extends DocumentCard>(editor: OpenEditor<Document, Card>): void {
  useEffect(() => {
    const { kind, store, runner } = editor;
    const { id } = store.getState().card;
    let stop: (() => void) | null = null;
    let opening: ReturnType<typeof setTimeout> | undefined;

    const isQuiet = () => store.getState().saving.status === "saved" && !runner.hasUnsaved() && !runner.isExclusive();

    /** With the name of a stored state, only where that is another one than the state here. */
    async function look(basedOn?: string): Promise<void> {
      if (!isQuiet() || basedOn === store.getState().saving.basedOn) return;
      try {
        const stored = await kind.read(id);
        const state = store.getState();
        if (!isQuiet() || !kind.isNews(stored, { document: documentOf(state), basedOn: state.saving.basedOn })) return;
        await takeIn(editor, stored);
      } catch {
        // Signed out, offline or deleted: saving says so as soon as there is something to save.
      }
    }

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
      document.removeEventListener("visibilitychange", seen);
      close();
    };
  }, [editor]);
}
