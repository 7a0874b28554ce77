"use client";

import { usePathname, useSearchParams } from "next/navigation";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { SORTS, type Sort, type Wish } from "@/components/features/applications/select-applications";
import { STAGES } from "@/contracts/model/stages";

export const VIEWS = ["board", "table", "calendar", "contacts", "insights"] as const;
export type Shape = (typeof VIEWS)[number];
export type View = Omit<Wish, "query"> & { view: Shape };

/** Typing is not a stream of addresses: the query goes there when the person pauses. */
const PAUSE_MS = 300;
const LISTS = { stages: "stage", tags: "tag", sources: "source" } as const;
export const FOLDER = "/applications";

/** How the applications are looked at. It is part of the address, so that it survives a reload and can be linked to. */
export function useTrackerAddress() {
  const params = useSearchParams();
  const [ahead, setAhead] = useState<{ of: typeof params; changes: Partial<View> }>({ of: params, changes: {} });
  const inParams = useMemo((): View => readView(params), [params]);
  // A new address takes the router a moment; the selection shows immediately.
  const view = useMemo(() => (ahead.of === params ? { ...inParams, ...ahead.changes } : inParams), [ahead, params, inParams]);

  const change = useCallback(
    (changes: Partial<View>) => {
      setAhead((before) => ({ of: params, changes: before.of === params ? { ...before.changes, ...changes } : changes }));
      write((search) => writeView(search, changes));
    },
    [params],
  );

  const inAddress = params.get("q") ?? "";
  const [query, setQuery] = useState(inAddress);
  const [followed, setFollowed] = useState(inAddress);
  const [written, setWritten] = useState(inAddress);
  // The address changed elsewhere: the field follows. What it wrote itself is no news to it.
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

  return { view, change, query, setQuery };
}

export function readView(params: URLSearchParams): View {
  const sort = params.get("sort") ?? "next";
  return {
    view: VIEWS.find((each) => each === params.get("view")) ?? "board",
    sort: SORTS.some((key) => sort === key || sort === `-${key}`) ? (sort as Sort) : "next",
    stages: STAGES.filter((stage) => params.getAll("stage").includes(stage)),
    tags: [...new Set(params.getAll("tag"))],
    sources: [...new Set(params.getAll("source"))],
  };
}

export function writeView(search: URLSearchParams, { view, sort, ...lists }: Partial<View>) {
  if (view) view === "board" ? search.delete("view") : search.set("view", view);
  if (sort) sort === "next" ? search.delete("sort") : search.set("sort", sort);
  for (const key of Object.keys(LISTS) as (keyof typeof LISTS)[]) {
    const values = lists[key];
    if (!values) continue;
    search.delete(LISTS[key]);
    for (const value of values) search.append(LISTS[key], value);
  }
}

function write(edit: (search: URLSearchParams) => void) {
  const url = new URL(window.location.href);
  edit(url.searchParams);
  // With the router's own state in it, the router would treat the change as its own and ignore it.
  window.history.replaceState(null, "", url);
}

/** Which application is open, by the address; back closes it, and another one takes its place. */
export function useOpenApplication() {
  const path = usePathname();
  const id = path.startsWith(`${FOLDER}/`) ? decodeURIComponent(path.slice(FOLDER.length + 1)) : null;
  const openedHere = useRef(false);
  const open = useCallback((next: string) => {
    const address = `${FOLDER}/${encodeURIComponent(next)}${window.location.search}`;
    if (window.location.pathname === FOLDER) {
      openedHere.current = true;
      window.history.pushState(null, "", address);
    } else window.history.replaceState(null, "", address);
  }, []);
  const close = useCallback(() => {
    if (openedHere.current) window.history.back();
    else window.history.replaceState(null, "", `${FOLDER}${window.location.search}`);
    openedHere.current = false;
  }, []);
  return { id, open, close };
}
