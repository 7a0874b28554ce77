"use client";

import { type RefObject, useEffect } from "react";
import { useOpenEditor } from "@/components/features/editor/core/use-editor";

/** The page marks the field that has the focus, wherever it is in the panel. */
export function useActiveField(panel: RefObject<HTMLElement | null>): void {
  const { store } = useOpenEditor();
  useEffect(() => {
    const element = panel.current;
    const follow = ({ target }: FocusEvent) => {
      const holder = target instanceof Element ? target.closest<HTMLElement>("[data-field]") : null;
      store.getState().setActiveField(holder?.dataset.field ?? null);
    };
    element?.addEventListener("focusin", follow);
    return () => element?.removeEventListener("focusin", follow);
  }, [panel, store]);
}
