"use client";

import { useSyncExternalStore } from "react";

const never = () => () => {};

/**
 * Whether the page listens already. What the server drew can be pressed before that, and the press would be lost: controls that
 * need a script stay disabled for that moment.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
