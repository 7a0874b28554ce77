"use client";

import { usePathname } from "next/navigation";
import { useCallback, useRef } from "react";
import { SORTS, type Sort, type Wish } from "@/components/features/applications/select-applications";
import { useAddressView } from "@/components/kit/collections/use-address-view";
import { STAGES } from "@/contracts/model/stages";

export const VIEWS = ["board", "table", "calendar", "contacts", "insights"] as const;
export type Shape = (typeof VIEWS)[number];
export type View = Omit<Wish, "query"> & { view: Shape };

const LISTS = { stages: "stage", tags: "tag", sources: "source" } as const;
export const FOLDER = "/applications";

/** How the applications are looked at. */
export const useTrackerAddress = () => useAddressView<View>({ read: readView, write: writeView });

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
