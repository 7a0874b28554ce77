"use client";

import { useEffect, useState } from "react";

/** True once it has been true for that long, false at once: what comes and goes with every key is not worth saying in between. */
export function useSteady(isTrue: boolean, milliseconds: number): boolean {
  const [isSteady, setSteady] = useState(isTrue);
  useEffect(() => {
    if (!isTrue) return setSteady(false);
    const timer = setTimeout(() => setSteady(true), milliseconds);
    return () => clearTimeout(timer);
  }, [isTrue, milliseconds]);
  return isTrue && isSteady;
}
