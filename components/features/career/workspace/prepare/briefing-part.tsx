"use client";

import { useTranslations } from "next-intl";
import { BriefingContent } from "@/components/features/career/saved/briefing-content";
import { ofKind, useSaved } from "@/components/features/career/saved/use-saved";
import { GenerateButton } from "@/components/features/career/workspace/generate-button";
import type { WorkProps } from "@/components/features/career/workspace/work-props";
import { WorkSection } from "@/components/features/career/workspace/work-section";
import { Checkbox } from "@/components/kit/ui/checkbox";

type BriefingPartProps = WorkProps & { interviewId: string };

/** The newest briefing for an interview, its steps to tick off. */
export function BriefingPart({ application, workspace: { ticks }, edit, interviewId }: BriefingPartProps) {
  const t = useTranslations("work.prepare");
  const { data } = useSaved({ applicationId: application.id, kind: "briefing" });
  const briefing = ofKind(data ?? [], "briefing").find((each) => each.interviewId === interviewId);
  const key = briefing ? `briefing:${briefing.id}` : "";
  const done = ticks[key] ?? [];
  return (
    <WorkSection title={t("briefing")}>
      {briefing ? (
        <div className="mb-4 grid gap-4">
          {briefing.outdated ? <p className="text-warning">{t("outdated")}</p> : null}
          {briefing.data.plan.length > 0 ? (
            <ul aria-label={t("steps")} className="grid">
              {briefing.data.plan.map(({ minutes, title }, index) => {
                const row = String(index);
                return (
                  <li key={row}>
                    <Checkbox
                      checked={done.includes(row)}
                      onChange={(event) =>
                        edit("ticks", {
                          ...ticks,
                          [key]: event.target.checked ? [...done, row] : done.filter((each) => each !== row),
                        })
                      }
                    >
                      {t("step", { minutes, title })}
                    </Checkbox>
                  </li>
                );
              })}
            </ul>
          ) : null}
          <BriefingContent item={briefing} />
        </div>
      ) : null}
      <GenerateButton
        applicationId={application.id}
        label={t(briefing ? "briefAgain" : "brief")}
        task={() => ({ kind: "briefing", interviewId })}
      />
    </WorkSection>
  );
}
