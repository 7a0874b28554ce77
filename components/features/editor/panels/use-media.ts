"use client";

import { useCallback, useSyncExternalStore } from "react";

/** Whether a media query holds, followed as the window changes. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener("change", onChange);
      return () => list.removeEventListener("change", onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}

/** Narrower changes move nothing. Pixels. */
const STEP = 40;

const onResize = (onChange: () => void) => {
  window.addEventListener("resize", onChange);
  return () => window.removeEventListener("resize", onChange);
};

/** How wide the window is, in steps. */
export const useWindowWidth = (): number =>
  useSyncExternalStore(
    onResize,
    () => Math.floor(window.innerWidth / STEP) * STEP,
    () => 0,
  );
