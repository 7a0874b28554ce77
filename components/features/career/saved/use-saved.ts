"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { api, queries } from "@/components/kit/api/client";
import { useChange } from "@/components/kit/api/use-change";
import type { ArtifactKind, ListedArtifact } from "@/contracts/model/career/artifact";
import type { ArtifactData } from "@/contracts/model/career/artifact-data";

type Filter = { applicationId?: string; kind?: ArtifactKind };

/** What was made or recorded, newest first. */
export const useSaved = (filter: Filter = {}) => useQuery(queries.career.saved.list.queryOptions({ input: filter }));

/** A saved item of one kind. */
export type SavedOf<Kind extends ArtifactKind> = Omit<ListedArtifact, "data"> & { data: Extract<ArtifactData, { kind: Kind }> };

/** The saved items of one kind among others. */
export const ofKind = <Kind extends ArtifactKind>(items: readonly ListedArtifact[], kind: Kind): SavedOf<Kind>[] =>
  items.filter((item): item is ListedArtifact & SavedOf<Kind> => item.data.kind === kind);

/** Reloads saved items, and whatever else their changes affect. */
export function useRefreshSaved() {
  const cache = useQueryClient();
  return (alsoApplications = false) =>
    Promise.all([
      cache.invalidateQueries({ queryKey: queries.career.saved.key() }),
      alsoApplications ? cache.invalidateQueries({ queryKey: queries.applications.key() }) : null,
    ]);
}

export function useDeleteSaved() {
  const { run } = useChange({ failure: "toast" });
  const refresh = useRefreshSaved();
  return async (id: string) => {
    await run(async () => {
      await api.career.saved.delete({ id });
    });
    await refresh();
  };
}
