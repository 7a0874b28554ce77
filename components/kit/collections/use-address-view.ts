"use client";

import { type ReadonlyURLSearchParams, useSearchParams } from "next/navigation";
import { useCallback, useEffect, useMemo, useState } from "react";

/** The query is written to the address when typing pauses, not on every key. */
const PAUSE_MS = 300;

/** Changes the query of the address without a new entry in the history. */
function writeAddress(edit: (search: URLSearchParams) => void) {
  const url = new URL(window.location.href);
  edit(url.searchParams);
  // With the router's own state, the router would treat the change as its own and ignore it.
  window.history.replaceState(null, "", url);
}

type Part<View> = {
  read: (params: ReadonlyURLSearchParams) => View;
  write: (search: URLSearchParams, changes: Partial<View>) => void;
};

/**
 * How a collection is looked at: its view, which `read` and `write` translate, and the words that are searched for (`q`). Both are part
 * of the address, so that they survive a reload and can be linked to. `read` and `write` are functions of a module.
 */
export function useAddressView<View extends object>({ read, write }: Part<View>) {
  const params = useSearchParams();
  const [ahead, setAhead] = useState<{ of: typeof params; changes: Partial<View> }>({ of: params, changes: {} });
  const inParams = useMemo(() => read(params), [params, read]);
  // The router needs a moment for a new address; the change is shown immediately.
  const view = useMemo(() => (ahead.of === params ? { ...inParams, ...ahead.changes } : inParams), [ahead, params, inParams]);

  const change = useCallback(
    (changes: Partial<View>) => {
      setAhead((before) => ({ of: params, changes: before.of === params ? { ...before.changes, ...changes } : changes }));
      writeAddress((search) => write(search, changes));
    },
    [params, write],
  );

  const inAddress = params.get("q") ?? "";
  const [query, setQuery] = useState(inAddress);
  const [followed, setFollowed] = useState(inAddress);
  const [written, setWritten] = useState(inAddress);
  // If the address changed elsewhere (back, or a link to another search), the field follows. Its own changes are ignored.
  if (followed !== inAddress) {
    setFollowed(inAddress);
    if (written !== inAddress) setQuery(inAddress);
  }
  useEffect(() => {
    if (query === inAddress) return;
    const timer = window.setTimeout(() => {
      setWritten(query);
      writeAddress((search) => (query === "" ? search.delete("q") : search.set("q", query)));
    }, PAUSE_MS);
    return () => window.clearTimeout(timer);
  }, [query, inAddress]);

  return { params, view, change, query, setQuery };
}
