"use client";

import { type QueryClient, useQuery } from "@tanstack/react-query";
import { api, queries } from "@/components/kit/api/client";
import type { Application } from "@/contracts/model/application";

/**
 * The whole list is heavy, with every posting and timeline: it is read once. Changes made here are written into it, and coming back to
 * the window brings those of other tabs and devices.
 */
const LIST = queries.applications.list.queryOptions({ input: {}, staleTime: 10 * 60_000, refetchOnWindowFocus: "always" });

/** Every application of the person, newest edit first. */
export const useApplications = () => useQuery(LIST);

/** One application: the list's copy shows immediately, then the current one. */
export const useApplication = (id: string) => {
  const { data: all } = useApplications();
  const known = all?.find((each) => each.id === id);
  const query = useQuery({ ...queries.applications.read.queryOptions({ input: { id } }), enabled: all === undefined || !known });
  return { application: known ?? query.data, error: known ? null : query.error };
};

/** Writes the response of the server, or the expected one, wherever it is shown. A list that is still on its way may be older. */
export function keepApplication(cache: QueryClient, application: Application): void {
  if (!cache.getQueryData(LIST.queryKey)) void cache.invalidateQueries({ queryKey: LIST.queryKey });
  cache.setQueryData(LIST.queryKey, (all) => all?.map((each) => (each.id === application.id ? application : each)));
  cache.setQueryData(queries.applications.read.queryKey({ input: { id: application.id } }), application);
}

export const knownApplications = (cache: QueryClient): readonly Application[] => cache.getQueryData(LIST.queryKey) ?? [];

/** Reloads one application; if it is gone, all of them. */
export async function refreshApplication(cache: QueryClient, id: string): Promise<void> {
  try {
    keepApplication(cache, await api.applications.read({ id }));
  } catch {
    await refreshApplications(cache);
  }
}

/** Reloads everything about applications. */
export const refreshApplications = (cache: QueryClient): Promise<void> =>
  cache.invalidateQueries({ queryKey: queries.applications.key() });

/** What is being read now would bring back how it was before. */
export const holdReading = (cache: QueryClient): Promise<void> => cache.cancelQueries({ queryKey: queries.applications.key() });
