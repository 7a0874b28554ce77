import { PAGE_CHECK_PENALTIES, type PageFinding } from "@/contracts/model/page-check";

/** 100 without findings, and less with any. */
export function pageScore(findings: readonly Pick<PageFinding, "code" | "severity">[]): number {
  const penalties = new Map(findings.map(({ code, severity }) => [code, PAGE_CHECK_PENALTIES[severity]]));
  return Math.max(0, 100 - [...penalties.values()].reduce<number>((sum, penalty) => sum + penalty, 0));
}
