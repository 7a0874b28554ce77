"use client";

import { useEffect, useState } from "react";
import { useOpenEditor } from "@/components/features/editor/core/use-editor";

/** How long nothing was typed before something may step in front of the text, in milliseconds. */
const PAUSE_MS = 1_000;

/**
 * Turns true in the first pause of typing after `isDue` did: keys that were meant for the text must not fall into a question that just
 * appeared, nor answer it.
 */
export function useInPause(isDue: boolean): boolean {
  const { store } = useOpenEditor();
  const [isTime, setTime] = useState(false);
  useEffect(() => {
    if (!isDue) return setTime(false);
    const wait = () => setTimeout(() => setTime(true), PAUSE_MS);
    let timer = wait();
    const again = () => {
      clearTimeout(timer);
      timer = wait();
    };
    window.addEventListener("keydown", again, { capture: true });
    const unsubscribe = store.subscribe((state, before) => {
      if (state.timeline.document !== before.timeline.document) again();
    });
    return () => {
      clearTimeout(timer);
      window.removeEventListener("keydown", again, { capture: true });
      unsubscribe();
    };
  }, [isDue, store]);
  return isDue && isTime;
}
