import { useCallback, useState } from "react";

/** What begins so is forgotten when the person signs out. */
const PREFIX = "ai-";

/** Where something is kept: on the device, or as long as the tab is open. What is not named by a document of the person belongs there. */
type Place = "device" | "tab";

const storageOf = (place: Place) => (place === "device" ? localStorage : sessionStorage);

/**
 * A value that is kept until it is taken or dropped, so that leaving the page loses nothing. `null` forgets it. Where the browser keeps
 * nothing, it lasts as long as the page.
 */
export function useKept<Value>(name: string, place: Place = "device"): [Value | null, (value: Value | null) => void] {
  const [value, setValue] = useState<Value | null>(() => read<Value>(name, place));
  const keep = useCallback(
    (next: Value | null) => {
      setValue(next);
      write(name, place, next);
    },
    [name, place],
  );
  return [value, keep];
}

function read<Value>(name: string, place: Place): Value | null {
  try {
    const text = storageOf(place).getItem(PREFIX + name);
    return text === null ? null : (JSON.parse(text) as Value);
  } catch {
    return null;
  }
}

function write(name: string, place: Place, value: unknown): void {
  try {
    if (value === null) storageOf(place).removeItem(PREFIX + name);
    else storageOf(place).setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // The page has it.
  }
}

/** Whether this device keeps something under a name. */
export const isKept = (name: string): boolean => typeof window !== "undefined" && read(name, "device") !== null;

/** Forgets everything that models have written here: the next person at this device must not find it. */
export function forgetKept(): void {
  try {
    for (const storage of [localStorage, sessionStorage])
      for (const key of Object.keys(storage)) if (key.startsWith(PREFIX)) storage.removeItem(key);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
