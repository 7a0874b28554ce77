"use client";

import { useCallback } from "react";
import { useOpenEditor } from "@/components/features/editor/core/use-editor";
import type { TemplateName } from "@/contracts/model/resume/templates";

/**
 * Saves, and returns the addresses of the server's pictures of the document in each template; null where the server does not have what was
 * typed last.
 */
export function useServedLooks(): () => Promise<((name: TemplateName) => string) | null> {
  const { kind, store, runner } = useOpenEditor();
  return useCallback(async () => {
    await runner.flush();
    if (runner.hasUnsaved()) return null;
    const { card, saving } = store.getState();
    const state = encodeURIComponent(saving.basedOn);
    return (name) => `/api/${kind.name}s/${encodeURIComponent(card.id)}/thumbnail?template=${name}&v=${state}`;
  }, [kind, store, runner]);
}
