"use client";

import { useSyncExternalStore } from "react";
import { FORMATS, type FormatName } from "@/components/kit/downloads/formats";
import { MAX_PATTERN_CHARACTERS, patternOf } from "@/domain/exports/name-pattern";

const PATTERN = "download-pattern";
const CHANGE = "download-choices";
const lastOf = (kind: "resume" | "letter") => `download-${kind}`;

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // A browser that keeps nothing has no choices to remember.
    return null;
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Downloading works without remembering.
  }
  window.dispatchEvent(new Event(CHANGE));
}

const isFormat = (name: string | null): name is FormatName => name !== null && Object.hasOwn(FORMATS, name);

/** The format that was downloaded last on this device, for the button that repeats it. */
export const lastFormat = (kind: "resume" | "letter"): FormatName => {
  const name = read(lastOf(kind));
  return isFormat(name) ? name : "pdf";
};
export const rememberFormat = (kind: "resume" | "letter", name: FormatName): void => write(lastOf(kind), name);

/** The pattern for names of downloaded files. */
export const namePattern = (): string => patternOf(read(PATTERN) ?? "");
export const rememberPattern = (pattern: string): void => write(PATTERN, patternOf(pattern).slice(0, MAX_PATTERN_CHARACTERS));

function onChange(listener: () => void): () => void {
  window.addEventListener(CHANGE, listener);
  // Other tabs of this site.
  window.addEventListener("storage", listener);
  return () => {
    window.removeEventListener(CHANGE, listener);
    window.removeEventListener("storage", listener);
  };
}

export const useLastFormat = (kind: "resume" | "letter"): FormatName =>
  useSyncExternalStore<FormatName>(
    onChange,
    () => lastFormat(kind),
    () => "pdf",
  );
