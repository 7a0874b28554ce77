"use client";

import { useEffect, useState } from "react";

/** As long as a second press takes that was meant for the window before. */
const HOLD_MS = 1_000;

/** True until this window has been in front for a moment, and again each time it comes to the front: what the person presses, they see. */
export function useHeld(): boolean {
  const [isHeld, setHeld] = useState(true);
  useEffect(() => {
    const listening = new AbortController();
    let timer = 0;
    function hold() {
      window.clearTimeout(timer);
      setHeld(true);
      if (document.hasFocus()) timer = window.setTimeout(() => setHeld(false), HOLD_MS);
    }
    hold();
    for (const name of ["focus", "blur"] as const) window.addEventListener(name, hold, { signal: listening.signal });
    document.addEventListener("visibilitychange", hold, { signal: listening.signal });
    return () => {
      listening.abort();
      window.clearTimeout(timer);
    };
  }, []);
  return isHeld;
}
