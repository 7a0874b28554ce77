"use client";

import { reportOf, useSettledDocument } from "@/components/features/editor/resume/check/check-report";

/** The score alone, for the tab of the check. */
export function CheckScore() {
  return <span className="font-normal text-subtle-foreground">{reportOf(useSettledDocument()).score}</span>;
}
