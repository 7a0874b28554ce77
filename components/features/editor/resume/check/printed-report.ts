"use client";

import { type QueryKey, skipToken, useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useOpenEditor } from "@/components/features/editor/core/use-editor";
import type { ResumeData } from "@/contracts/model/resume/data";

/** How long after a change a report is read again, in milliseconds: rendering costs far more than the check of the document. */
const SETTLE_MS = 2_500;

export type Reading<Report> = { report: Report | null; isReading: boolean; error: unknown };

/** The report that was read last; null before that. */
export const useLastReport = <Report>(queryKey: QueryKey): Report | null =>
  useQuery<Report>({ queryKey, queryFn: skipToken }).data ?? null;

/** A report of the server on the rendered document: read at once, and again in the pause after a change. */
export function usePrintedReport<Report>(
  data: ResumeData,
  queryKey: QueryKey,
  read: (signal: AbortSignal) => Promise<Report>,
): Reading<Report> {
  const { runner } = useOpenEditor();
  const lastRead = useRef<ResumeData | null>(null);
  const current = useRef(data);
  current.current = data;
  const {
    data: report,
    isFetching,
    error,
    refetch,
  } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      // The server must have what was typed last.
      await runner.flush();
      lastRead.current = current.current;
      return read(signal);
    },
    staleTime: 0,
    // A busy server may take too long to render; without a retry, the report before would stay.
    retry: 2,
    retryDelay: SETTLE_MS,
    refetchOnWindowFocus: false,
    refetchOnReconnect: true,
  });
  useEffect(() => {
    // While a request runs, another would only join it, and the report of the earlier document would stay.
    if (isFetching || data === lastRead.current) return;
    const timer = setTimeout(() => void refetch(), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [data, isFetching, refetch]);
  return { report: report ?? null, isReading: isFetching, error };
}
