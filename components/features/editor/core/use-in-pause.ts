"use client";

import { useEffect, useState } from "react";
import { useOpenEditor } from "@/components/features/editor/core/use-editor";

/** How long typing must pause before a dialog may appear, in milliseconds. */
const PAUSE_MS = 1_000;

/**
 * Becomes true in the first typing pause after `isDue`: keys meant for the text must not go to a dialog that has just appeared.
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
