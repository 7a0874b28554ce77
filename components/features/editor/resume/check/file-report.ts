"use client";

import { skipToken, useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useOpenEditor } from "@/components/features/editor/core/use-editor";
import { useResumeEditor } from "@/components/features/editor/resume/use-resume";
import { api, queries } from "@/components/kit/api/client";
import type { PdfCheckReport } from "@/contracts/model/pdf-check-report";
import type { ResumeData } from "@/contracts/model/resume/data";

/** How long after a change the file is made and read again, in milliseconds: it costs far more than the check of the document. */
const SETTLE_MS = 2_500;

const useKey = () => queries.resumes.checkOwnPdf.queryKey({ input: { id: useResumeEditor((state) => state.card.id) } });

/** What was last read in the file of this document; null before that. */
export function useLastFileReport(): PdfCheckReport | null {
  return useQuery<PdfCheckReport>({ queryKey: useKey(), queryFn: skipToken }).data ?? null;
}

type FileReading = { report: PdfCheckReport | null; isReading: boolean; error: unknown };

/** The file as software reads it: read immediately, and again in the pause after a change. */
export function useFileReport(data: ResumeData): FileReading {
  const { runner } = useOpenEditor();
  const id = useResumeEditor((state) => state.card.id);
  const lastRead = useRef<ResumeData | null>(null);
  const current = useRef(data);
  current.current = data;
  const {
    data: report,
    isFetching,
    error,
    refetch,
  } = useQuery({
    queryKey: useKey(),
    queryFn: async ({ signal }) => {
      // The file must hold what was typed last.
      await runner.flush();
      lastRead.current = current.current;
      return api.resumes.checkOwnPdf({ id }, { signal });
    },
    staleTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: true,
  });
  useEffect(() => {
    if (data === lastRead.current) return;
    const timer = setTimeout(() => void refetch(), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [data, refetch]);
  return { report: report ?? null, isReading: isFetching, error };
}
