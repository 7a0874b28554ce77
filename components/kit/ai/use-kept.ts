import { useCallback, useState } from "react";

/**
 * A value that this device keeps until it is taken or dropped, so that leaving the page loses nothing. `null` forgets it. Where the
 * browser keeps nothing, it lasts as long as the page.
 */
export function useKept<Value>(key: string): [Value | null, (value: Value | null) => void] {
  const [value, setValue] = useState<Value | null>(() => read<Value>(key));
  const keep = useCallback(
    (next: Value | null) => {
      setValue(next);
      write(key, next);
    },
    [key],
  );
  return [value, keep];
}

function read<Value>(key: string): Value | null {
  try {
    const text = localStorage.getItem(key);
    return text === null ? null : (JSON.parse(text) as Value);
  } catch {
    return null;
  }
}

function write(key: string, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // The page has it.
  }
}

/** Whether this device keeps something under a key. */
export function isKept(key: string): boolean {
  return typeof window !== "undefined" && read(key) !== null;
}
