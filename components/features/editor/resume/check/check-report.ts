"use client";

import { useEffect, useState } from "react";
import { documentOf } from "@/components/features/editor/core/store";
import { useResumeStore } from "@/components/features/editor/resume/use-resume";
import type { PageCheckReport } from "@/contracts/model/page-check";
import type { PdfCheckReport } from "@/contracts/model/pdf-check-report";
import type { ResumeData } from "@/contracts/model/resume/data";
import { type WholeReport, wholeReport } from "@/domain/check/whole-report";

/** How long after the last key the document is looked at again, in milliseconds: the check never takes time from typing. */
const SETTLE_MS = 400;

/** The document as it was when the person last paused; choices of the check itself apply immediately. */
export function useSettledDocument(): ResumeData {
  const store = useResumeStore();
  const [settled, setSettled] = useState(() => documentOf(store.getState()));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const take = () => setSettled(documentOf(store.getState()));
    take();
    const unsubscribe = store.subscribe((state, previous) => {
      const [now, before] = [documentOf(state), documentOf(previous)];
      if (now === before) return;
      clearTimeout(timer);
      if (now.metadata.check !== before.metadata.check) take();
      else timer = setTimeout(take, SETTLE_MS);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [store]);
  return settled;
}

type Known = { file: PdfCheckReport | null; pages: PageCheckReport | null; report: WholeReport };
const reports = new WeakMap<ResumeData, Known>();

/** The check of a document and what was last read in its file and on its pages, made once however many places show it. */
export function reportOf(data: ResumeData, file: PdfCheckReport | null, pages: PageCheckReport | null): WholeReport {
  const known = reports.get(data);
  if (known?.file === file && known.pages === pages) return known.report;
  const report = wholeReport(data, new Date(), file, pages);
  reports.set(data, { file, pages, report });
  return report;
}
