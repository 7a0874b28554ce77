"use client";

import { keepPreviousData, useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { usePaused } from "@/components/features/career/use-paused";
import { queries } from "@/components/kit/api/client";
import type { RecordSection } from "@/domain/record/fields";

const PAGE = 100;
const PAUSE_MS = 200;

export type RecordFilter = { query: string; section: RecordSection | "all" };

/** The entries of the record, page by page as one scrolls; the search is the server's. */
export function useRecord({ query, section }: RecordFilter) {
  const paused = usePaused(query, PAUSE_MS);
  const result = useInfiniteQuery({
    ...queries.career.record.list.infiniteOptions({
      input: (offset: number) => ({
        limit: PAGE,
        offset,
        ...(paused.trim() === "" ? {} : { query: paused }),
        ...(section === "all" ? {} : { section }),
      }),
      initialPageParam: 0,
      getNextPageParam: (last, pages) => (last.length < PAGE ? undefined : pages.length * PAGE),
    }),
    placeholderData: keepPreviousData,
    structuralSharing: false,
  });
  const entries = useMemo(() => result.data?.pages.flat(), [result.data]);
  return { ...result, entries, isSettled: paused === query && !result.isPlaceholderData };
}

/** Reads again what a change of the record may have changed. */
export function useRefreshRecord(): () => Promise<void> {
  const cache = useQueryClient();
  return async () => {
    await cache.invalidateQueries({ queryKey: queries.career.record.key() });
  };
}
