"use client";

import { useState } from "react";

/**
 * A text that is being written and not saved anywhere yet: it is stored on this device, so that neither a reload nor another tab of the
 * workspace loses it.
 */
export function useDeviceDraft<Draft extends object>(
  key: string,
  empty: Draft,
): [Draft, (change: Partial<Draft>) => void, () => void] {
  const [draft, setDraft] = useState<Draft>(() => ({ ...empty, ...readStored(key) }));
  function change(next: Partial<Draft>) {
    setDraft((before) => {
      const whole = { ...before, ...next };
      localStorage.setItem(key, JSON.stringify(whole));
      return whole;
    });
  }
  function clear() {
    localStorage.removeItem(key);
    setDraft(empty);
  }
  return [draft, change, clear];
}

/** Another version of this page may have stored any value there. */
function readStored(key: string): object {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? "{}");
    return typeof stored === "object" && stored !== null ? stored : {};
  } catch {
    return {};
  }
}
