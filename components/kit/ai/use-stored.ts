import { useCallback, useState } from "react";

/** Keys with this prefix are removed at sign-out. */
const PREFIX = "ai-";

/** Where a value is stored: on the device, or as long as the tab is open. What is not named by a document of the person belongs there. */
type Place = "device" | "tab";

const storageOf = (place: Place) => (place === "device" ? localStorage : sessionStorage);

/**
 * A value that is stored until it is accepted or dropped, so that leaving the page loses nothing. `null` removes it. Where the browser
 * stores nothing, it lasts as long as the page.
 */
export function useStored<Value>(name: string, place: Place = "device"): [Value | null, (value: Value | null) => void] {
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

/** Whether this device has a value under a name. */
export const isStored = (name: string): boolean => typeof window !== "undefined" && read(name, "device") !== null;

/** Removes everything that models have written here: the next user of this device must not find it. */
export function forgetStored(): void {
  try {
    for (const storage of [localStorage, sessionStorage])
      for (const key of Object.keys(storage)) if (key.startsWith(PREFIX)) storage.removeItem(key);
  } catch {
    // A browser without storage has nothing to remove.
  }
}
