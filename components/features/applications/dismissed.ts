"use client";

import { useSyncExternalStore } from "react";
import { readDevice, writeDevice } from "@/components/features/applications/device-memory";

/** How many dismissals are stored; older ones belong to applications that have changed since. */
const MAX_STORED = 500;
const CHANGED = "applications-dismissed";

let known: { text: string; all: ReadonlySet<string> } = { text: "", all: new Set() };

/** The same set for as long as nothing changes. */
function read(): ReadonlySet<string> {
  const text = readDevice("dismissed", "");
  if (text !== known.text) known = { text, all: new Set(text.split("\n").filter(Boolean)) };
  return known.all;
}

const NONE: ReadonlySet<string> = new Set();

function subscribe(onChange: () => void): () => void {
  window.addEventListener(CHANGED, onChange);
  window.addEventListener("storage", onChange);
  return () => {
    window.removeEventListener(CHANGED, onChange);
    window.removeEventListener("storage", onChange);
  };
}

/** The suggestions that were dismissed on this device. */
export const useDismissed = (): ReadonlySet<string> => useSyncExternalStore(subscribe, read, () => NONE);

/** Dismisses a suggestion, or brings it back. */
export function setDismissed(suggestion: string, isDismissed: boolean): void {
  const others = [...read()].filter((each) => each !== suggestion);
  writeDevice("dismissed", [...others, ...(isDismissed ? [suggestion] : [])].slice(-MAX_STORED).join("\n"));
  window.dispatchEvent(new Event(CHANGED));
}
