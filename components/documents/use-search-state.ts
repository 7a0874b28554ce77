"use client";

import { useState, useSyncExternalStore } from "react";

/**
 * A choice that stands in the address, so that it survives a reload and can be linked to. The fallback is left out of the
 * address; anything the address says that is no choice counts as the fallback.
 */
export function useSearchState<Value extends string>(
  name: string,
  choices: readonly Value[],
  fallback: Value,
): [Value, (value: Value) => void] {
  const [chosen, setChosen] = useState<Value | null>(null);
  const inAddress = useSyncExternalStore(
    () => () => {},
    () => new URLSearchParams(window.location.search).get(name),
    () => null,
  );
  const value = chosen ?? choices.find((choice) => choice === inAddress) ?? fallback;
  return [
    value,
    (next) => {
      setChosen(next);
      const url = new URL(window.location.href);
      if (next === fallback) url.searchParams.delete(name);
      else url.searchParams.set(name, next);
      window.history.replaceState(window.history.state, "", url);
    },
  ];
}
