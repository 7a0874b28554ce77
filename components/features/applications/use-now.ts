"use client";

import { useEffect, useState } from "react";

const MINUTE = 60_000;

/** The time, as it counts for what is due; a screen that stays open over midnight notices. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = window.setInterval(() => setNow(Date.now()), 5 * MINUTE);
    return () => window.clearInterval(timer);
  }, []);
  return now;
}
