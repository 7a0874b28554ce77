"use client";

import { useEffect, useState } from "react";
import { useEditor, useOpenEditor } from "@/components/features/editor/core/use-editor";
import { useMedia } from "@/components/features/editor/panels/use-media";

/** How long typing must pause before deferred code is loaded, in milliseconds. */
const PAUSE_MS = 800;

/**
 * Turns true in the first pause of typing after the first page is shown; on a phone, where no page is drawn beside this, in the first
 * pause after it opens.
 */
export function useTimeAfterPage(): boolean {
  const { store } = useOpenEditor();
  const hasPage = useEditor((state) => state.hasPage);
  const isPhone = useMedia("(max-width: 640px)");
  const [hasTime, setHasTime] = useState(false);
  useEffect(() => {
    if (!hasPage && !isPhone) return;
    const wait = () => setTimeout(() => setHasTime(true), PAUSE_MS);
    let timer = wait();
    const unsubscribe = store.subscribe((state, previous) => {
      if (state.timeline === previous.timeline) return;
      clearTimeout(timer);
      timer = wait();
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [store, hasPage, isPhone]);
  return hasTime;
}
