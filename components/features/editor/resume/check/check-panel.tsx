"use client";

import { useTranslations } from "next-intl";
import { Group } from "@/components/features/editor/design/group";
import { reportOf, useSettledDocument } from "@/components/features/editor/resume/check/check-report";
import { FindingRow } from "@/components/features/editor/resume/check/finding-row";
import { JobMatchGroup } from "@/components/features/editor/resume/check/job-match-group";
import { ReadingGroup } from "@/components/features/editor/resume/check/reading-group";
import { ReviewGroup } from "@/components/features/editor/resume/review/review-group";
import { CHECK_CATEGORIES, type CheckReport } from "@/contracts/model/check-report";
import type { ResumeData } from "@/contracts/model/resume/data";

type CheckPanelProps = {
  /** Leads to the place of a finding. */
  onJump: (pointer: string) => void;
};

/** Problems for readers and software, updated while typing, and the comparison with a posting. */
export function CheckPanel({ onJump }: CheckPanelProps) {
  const data = useSettledDocument();
  const report = reportOf(data);
  return (
    <div className="pb-10">
      <Score report={report} />
      <Findings data={data} report={report} onJump={onJump} />
      <ReviewGroup onJump={onJump} />
      <JobMatchGroup data={data} onJump={onJump} />
      <ReadingGroup />
    </div>
  );
}

function Score({ report }: { report: CheckReport }) {
  const t = useTranslations("editor.check");
  return (
    <section aria-label={t("tab")} className="border-b px-5 pt-4 pb-3 phone:px-4">
      <p className="font-semibold text-xl tracking-tight">{t("score", { score: report.score })}</p>
      <p className="text-muted-foreground text-sm">{t("passed", { passed: report.passedRules, total: report.totalRules })}</p>
      <table className="mt-3 w-full text-sm">
        <caption className="sr-only">{t("categories")}</caption>
        <tbody>
          {CHECK_CATEGORIES.map((category) => {
            const { passed, total } = report.categories[category];
            return (
              <tr key={category} className="border-t">
                <th scope="row" className="py-1.5 text-start font-normal">
                  {t(`category.${category}`)}
                </th>
                <td className={passed < total ? "text-end" : "text-end text-subtle-foreground"}>
                  {total === 0 ? t("none") : t("met", { passed, total })}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

type FindingsProps = CheckPanelProps & { data: ResumeData; report: CheckReport };

function Findings({ data, report, onJump }: FindingsProps) {
  const t = useTranslations("editor.check");
  return (
    <Group title={t("findings")}>
      {report.findings.length === 0 ? (
        <p className="text-muted-foreground text-sm">{t("clean")}</p>
      ) : (
        <ul className="-mt-1">
          {report.findings.map((finding) => (
            <FindingRow key={finding.key} data={data} finding={finding} isIgnored={false} onJump={onJump} />
          ))}
        </ul>
      )}
      {report.ignored.length > 0 ? (
        <details>
          <summary className="min-h-6 cursor-pointer text-muted-foreground text-sm">
            {t("ignored", { count: report.ignored.length })}
          </summary>
          <ul>
            {report.ignored.map((finding) => (
              <FindingRow key={finding.key} data={data} finding={finding} isIgnored onJump={onJump} />
            ))}
          </ul>
        </details>
      ) : null}
    </Group>
  );
}
