"use client";

import { useEffect, useState } from "react";

/** True once the value has been true for this long; false immediately. Hides states that flicker with every key. */
export function useSteady(isTrue: boolean, milliseconds: number): boolean {
  const [isSteady, setSteady] = useState(isTrue);
  useEffect(() => {
    if (!isTrue) return setSteady(false);
    const timer = setTimeout(() => setSteady(true), milliseconds);
    return () => clearTimeout(timer);
  }, [isTrue, milliseconds]);
  return isTrue && isSteady;
}
