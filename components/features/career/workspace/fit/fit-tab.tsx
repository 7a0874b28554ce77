"use client";

import { useTranslations } from "next-intl";
import { FitContent } from "@/components/features/career/saved/fit-content";
import { ofKind, useSaved } from "@/components/features/career/saved/use-saved";
import { EvidenceMap } from "@/components/features/career/workspace/fit/evidence-map";
import { GenerateButton } from "@/components/features/career/workspace/generate-button";
import type { WorkProps } from "@/components/features/career/workspace/work-props";
import { WorkSection } from "@/components/features/career/workspace/work-section";

/** The fit: the evidence for each requirement, and a model's assessment. */
export function FitTab({ application, workspace, edit }: WorkProps) {
  const t = useTranslations("work.fit");
  const { data } = useSaved({ applicationId: application.id, kind: "fit" });
  const [latest] = ofKind(data ?? [], "fit");
  return (
    <>
      <WorkSection title={t("evidence")} text={t("evidenceText")}>
        <EvidenceMap application={application} evidence={workspace.evidence} onChange={(next) => edit("evidence", next)} />
      </WorkSection>
      <WorkSection title={t("assessment")}>
        {latest ? (
          <div className="mb-4">
            {latest.outdated ? <p className="mb-2 text-warning">{t("outdated")}</p> : null}
            <FitContent item={latest} />
          </div>
        ) : null}
        <GenerateButton applicationId={application.id} label={t(latest ? "again" : "assess")} task={() => ({ kind: "fit" })} />
      </WorkSection>
    </>
  );
}
