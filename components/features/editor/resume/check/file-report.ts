"use client";

import { type Reading, useLastReport, usePrintedReport } from "@/components/features/editor/resume/check/printed-report";
import { useResumeEditor } from "@/components/features/editor/resume/use-resume";
import { api, queries } from "@/components/kit/api/client";
import type { PdfCheckReport } from "@/contracts/model/pdf-check-report";
import type { ResumeData } from "@/contracts/model/resume/data";

const useId = () => useResumeEditor((state) => state.card.id);
const useKey = () => queries.resumes.checkOwnPdf.queryKey({ input: { id: useId() } });

/** What was last read in the file of this document; null before that. */
export const useLastFileReport = (): PdfCheckReport | null => useLastReport(useKey());

/** The file as software reads it. */
export function useFileReport(data: ResumeData): Reading<PdfCheckReport> {
  const id = useId();
  return usePrintedReport(data, useKey(), (signal) => api.resumes.checkOwnPdf({ id }, { signal }));
}
