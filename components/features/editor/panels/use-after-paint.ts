"use client";

import { startTransition, useEffect, useState } from "react";

/** Turns true once what is drawn first is on screen: what takes longer to draw and is not where one looks first comes then. */
export function useAfterPaint(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    // The frame in which this runs is the first; the next task begins after it.
    const frame = requestAnimationFrame(() => setTimeout(() => startTransition(() => setPainted(true))));
    // In a tab that is not looked at no frame comes.
    const timer = setTimeout(() => setPainted(true), 500);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);
  return isPainted;
}
