"use client";

import { useEffect, useState } from "react";

/** A text as it was when the person last paused: typing is not a stream of requests. */
export function usePaused(text: string, pauseMs: number): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = window.setTimeout(() => setPaused(text), pauseMs);
    return () => window.clearTimeout(timer);
  }, [text, pauseMs]);
  return paused;
}
