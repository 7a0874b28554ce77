"use client";

import { useSearchParams } from "next/navigation";
import { useCallback, useEffect, useMemo, useState } from "react";
import type { Kind, Sort, Status, Wish } from "@/components/features/documents/select-entries";
import { STARTS } from "@/components/features/documents/starts";

export type Shape = "grid" | "list";

const CHOICES = {
  kind: ["all", "resume", "letter", "trash"],
  view: ["grid", "list"],
  sort: ["edited", "name", "created"],
  status: ["any", "shared", "locked"],
} as const satisfies { kind: readonly Kind[]; view: readonly Shape[]; sort: readonly Sort[]; status: readonly Status[] };

export const KINDS = CHOICES.kind;
export const SORTS = CHOICES.sort;
export const STATUSES = CHOICES.status;

export type View = Omit<Wish, "query"> & { view: Shape };

/** The query is written to the URL when typing pauses, not on every key. */
const PAUSE_MS = 300;

/**
 * The view of the library. It is stored in the URL, so that it survives a reload and can be linked. Defaults are left out of the
 * URL; invalid values count as the default.
 */
export function useLibraryAddress() {
  const params = useSearchParams();
  const [ahead, setAhead] = useState<{ of: typeof params; changes: Partial<View> }>({ of: params, changes: {} });
  const inParams = useMemo((): View => {
    const pick = <Value extends string>(name: string, choices: readonly [Value, ...Value[]]): Value =>
      choices.find((choice) => choice === params.get(name)) ?? choices[0];
    return {
      kind: pick("kind", CHOICES.kind),
      view: pick("view", CHOICES.view),
      sort: pick("sort", CHOICES.sort),
      status: pick("status", CHOICES.status),
      tags: [...new Set(params.getAll("tag"))],
    };
  }, [params]);

  // The router needs a moment for a new URL; the change is shown immediately.
  const view = useMemo(() => (ahead.of === params ? { ...inParams, ...ahead.changes } : inParams), [ahead, params, inParams]);

  const requested = STARTS.find((start) => start === params.get("new")) ?? null;
  const source = params.get("from") ?? undefined;

  const change = useCallback(
    ({ requested, ...changes }: Partial<View> & { requested?: null }) => {
      setAhead((before) => ({ of: params, changes: before.of === params ? { ...before.changes, ...changes } : changes }));
      write((search) => {
        if (requested === null) {
          search.delete("new");
          search.delete("from");
        }
        for (const [name, value] of Object.entries(changes)) {
          if (Array.isArray(value)) {
            search.delete("tag");
            for (const tag of value) search.append("tag", tag);
          } else if (value === CHOICES[name as keyof typeof CHOICES][0]) search.delete(name);
          else search.set(name, String(value));
        }
      });
    },
    [params],
  );

  const inAddress = params.get("q") ?? "";
  const [query, setQuery] = useState(inAddress);
  const [followed, setFollowed] = useState(inAddress);
  const [written, setWritten] = useState(inAddress);
  // If the URL changed elsewhere (back, or a link to another search), the field follows. Its own changes are ignored.
  if (followed !== inAddress) {
    setFollowed(inAddress);
    if (written !== inAddress) setQuery(inAddress);
  }
  useEffect(() => {
    if (query === inAddress) return;
    const timer = window.setTimeout(() => {
      setWritten(query);
      write((search) => (query === "" ? search.delete("q") : search.set("q", query)));
    }, PAUSE_MS);
    return () => window.clearTimeout(timer);
  }, [query, inAddress]);

  return { view, requested, source, change, query, setQuery };
}

function write(edit: (search: URLSearchParams) => void) {
  const url = new URL(window.location.href);
  edit(url.searchParams);
  // With the router's own state, the router would treat the change as its own and ignore it.
  window.history.replaceState(null, "", url);
}
