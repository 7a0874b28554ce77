"use client";

import { type Reading, useLastReport, usePrintedReport } from "@/components/features/editor/resume/check/printed-report";
import { useResumeEditor } from "@/components/features/editor/resume/use-resume";
import { api, queries } from "@/components/kit/api/client";
import type { PageCheckReport } from "@/contracts/model/page-check";
import type { ResumeData } from "@/contracts/model/resume/data";

const useId = () => useResumeEditor((state) => state.card.id);
const useKey = () => queries.resumes.checkPages.queryKey({ input: { id: useId() } });

/** The last check of this document's pages; null before that. */
export const useLastPageReport = (): PageCheckReport | null => useLastReport(useKey());

/** The pages as a reader sees them. */
export function usePageReport(data: ResumeData): Reading<PageCheckReport> {
  const id = useId();
  return usePrintedReport(data, useKey(), (signal) => api.resumes.checkPages({ id }, { signal }));
}
