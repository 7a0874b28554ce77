"use client";

import { keepPreviousData, useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { RECORD_PAGE } from "@/components/features/career/career-address";
import { usePaused } from "@/components/features/career/use-paused";
import { queries } from "@/components/kit/api/client";
import type { RecordEntry } from "@/contracts/model/career/record";
import { isRecord } from "@/domain/is-record";
import { RECORD_SECTIONS, type RecordSection } from "@/domain/record/fields";

const PAUSE_MS = 200;

export type RecordFilter = { query: string; section: RecordSection | "all" };

/** The entries of the record, page by page as one scrolls; the search is the server's. */
export function useRecord({ query, section }: RecordFilter) {
  const paused = usePaused(query, PAUSE_MS);
  const result = useInfiniteQuery({
    ...queries.career.record.list.infiniteOptions({
      input: (offset: number) => ({
        limit: RECORD_PAGE,
        offset,
        ...(paused.trim() === "" ? {} : { query: paused }),
        ...(section === "all" ? {} : { section }),
      }),
      initialPageParam: 0,
      getNextPageParam: (last, pages) => (last.length < RECORD_PAGE ? undefined : pages.length * RECORD_PAGE),
    }),
    placeholderData: keepPreviousData,
    structuralSharing: false,
  });
  const isWhole = result.hasNextPage === false;
  const entries = useMemo(() => {
    const all = result.data?.pages.flat();
    return all && isWhole
      ? all.toSorted((one, other) => placeOf(one) - placeOf(other) || endOf(other).localeCompare(endOf(one)))
      : all;
  }, [result.data, isWhole]);
  return { ...result, entries, isSettled: paused === query && !result.isPlaceholderData };
}

/** A record that fits on a page of results is shown by section; a longer one as it comes, the entries changed last first. */
const placeOf = ({ section }: RecordEntry) => RECORD_SECTIONS.indexOf(section);

/** When an entry ended, to be compared as text; what continues has ended last. */
function endOf({ data: { dates } }: RecordEntry): string {
  if (!isRecord(dates)) return "";
  return dates.present === true ? "9999" : ([dates.end, dates.start].find((date) => typeof date === "string") ?? "");
}

/** Reads again what a change of the record may have changed. */
export function useRefreshRecord(): () => Promise<void> {
  const cache = useQueryClient();
  return async () => {
    await cache.invalidateQueries({ queryKey: queries.career.record.key() });
  };
}
