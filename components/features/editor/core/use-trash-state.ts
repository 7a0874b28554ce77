"use client";

import { useEffect } from "react";
import type { AnyOpenEditor } from "@/components/features/editor/core/opened-editor";
import { api } from "@/components/kit/api/client";

/** Checks whether the document is in Trash, and again whenever its tab becomes visible. */
export function useTrashState({ kind, store }: AnyOpenEditor): void {
  useEffect(() => {
    const { id } = store.getState().card;
    async function look(): Promise<void> {
      if (document.visibilityState !== "visible") return;
      try {
        const { trash } = await api.documents.counts();
        const entries = trash === 0 ? [] : await api.documents.list({ trashed: true });
        store.getState().setTrashed(entries.some((entry) => entry.type === kind.name && entry.id === id));
      } catch {
        // Offline or signed out: saving reports it when there is something to save.
      }
    }
    void look();
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [kind, store]);
}
