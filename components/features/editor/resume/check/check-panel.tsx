"use client";

import { useTranslations } from "next-intl";
import { Group } from "@/components/features/editor/design/group";
import { reportOf, useSettledDocument } from "@/components/features/editor/resume/check/check-report";
import { useFileReport } from "@/components/features/editor/resume/check/file-report";
import { findingPointer } from "@/components/features/editor/resume/check/finding-place";
import { FindingRow } from "@/components/features/editor/resume/check/finding-row";
import { JobMatchGroup } from "@/components/features/editor/resume/check/job-match-group";
import { usePageReport } from "@/components/features/editor/resume/check/page-report";
import { ReadingGroup } from "@/components/features/editor/resume/check/reading-group";
import { ScoreBars } from "@/components/features/editor/resume/check/score-bars";
import { ReviewGroup } from "@/components/features/editor/resume/review/review-group";
import type { PdfCheckFinding } from "@/contracts/model/pdf-check-report";
import type { ResumeData } from "@/contracts/model/resume/data";
import type { WholeFinding, WholeReport } from "@/domain/check/whole-report";

type CheckPanelProps = {
  /** Leads to the place of a finding. */
  onJump: (pointer: string) => void;
  /** Shows places on the page. */
  onPlaces: (places: PdfCheckFinding["places"]) => void;
};

/** Problems for readers and software, in the document and in its file, updated while typing, and the comparison with a posting. */
export function CheckPanel({ onJump, onPlaces }: CheckPanelProps) {
  const data = useSettledDocument();
  const reading = useFileReport(data);
  const report = reportOf(data, reading.report, usePageReport(data).report);

  function show({ pointer, places, key, code }: WholeFinding) {
    if (pointer !== null) onJump(findingPointer({ key, code }));
    else if (places.length > 0) onPlaces(places);
    else showReading();
  }

  return (
    <div className="pb-10">
      <ScoreBars report={report} />
      <Findings data={data} report={report} onShow={show} />
      <ReviewGroup onJump={onJump} />
      <JobMatchGroup data={data} onJump={onJump} />
      <ReadingGroup {...reading} />
    </div>
  );
}

/** What is missing in the whole file has no place in it: the text that was read shows that it is not there. */
function showReading() {
  const text = document.getElementById("file-text");
  text?.scrollIntoView({ block: "center" });
  text?.focus({ preventScroll: true });
}

type FindingsProps = { data: ResumeData; report: WholeReport; onShow: (finding: WholeFinding) => void };

function Findings({ data, report, onShow }: FindingsProps) {
  const t = useTranslations("editor.check");
  return (
    <Group title={t("findings")}>
      {report.findings.length === 0 ? (
        <p className="text-muted-foreground text-sm">{t("clean")}</p>
      ) : (
        <ul className="-mt-1">
          {report.findings.map((finding) => (
            <FindingRow key={finding.key} data={data} finding={finding} isIgnored={false} onShow={onShow} />
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
              <FindingRow key={finding.key} data={data} finding={finding} isIgnored onShow={onShow} />
            ))}
          </ul>
        </details>
      ) : null}
    </Group>
  );
}
