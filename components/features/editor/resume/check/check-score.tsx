"use client";

import { reportOf, useSettledDocument } from "@/components/features/editor/resume/check/check-report";
import { useLastFileReport } from "@/components/features/editor/resume/check/file-report";
import { useLastPageReport } from "@/components/features/editor/resume/check/page-report";

/** The score alone, for the tab of the check; nothing before there is a score. */
export function CheckScore() {
  const { score } = reportOf(useSettledDocument(), useLastFileReport(), useLastPageReport());
  return score === null ? null : <span className="font-normal text-subtle-foreground">{score}</span>;
}
