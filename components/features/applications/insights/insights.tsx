"use client";

import { useTranslations } from "next-intl";
import { useMemo, useState } from "react";
import { ResponseChart } from "@/components/features/applications/insights/response-chart";
import { StageFlowChart } from "@/components/features/applications/insights/stage-flow-chart";
import { StageTimeChart } from "@/components/features/applications/insights/stage-time-chart";
import { useResumeNames } from "@/components/features/applications/insights/use-resume-names";
import { Segmented } from "@/components/kit/ui/segmented";
import type { Application } from "@/contracts/model/application";
import { type ResponseGrouping, responsesBy } from "@/domain/applications/insights/responses";
import { stageFlow } from "@/domain/applications/insights/stage-flow";
import { timeInStages } from "@/domain/applications/insights/time-in-stage";

type InsightsProps = {
  applications: readonly Application[];
  now: number;
  /** Shows the applications behind a number. */
  onShow: (ids: readonly string[], title: string) => void;
};

const GROUPINGS = ["source", "resume", "week"] as const;

/** Outcomes of the applications: where they end, who responds and how fast, and how long each stage takes. */
export function Insights({ applications, now, onShow }: InsightsProps) {
  const t = useTranslations("applicationInsights");
  const [grouping, setGrouping] = useState<ResponseGrouping>("source");
  const names = useResumeNames();
  const flow = useMemo(() => stageFlow(applications), [applications]);
  const groups = useMemo(() => responsesBy(grouping, applications), [grouping, applications]);
  const times = useMemo(() => timeInStages(applications, now), [applications, now]);
  return (
    <div className="min-h-0 flex-1 overflow-y-auto px-6 pb-16 phone:px-4">
      <div className="mx-auto grid max-w-[1040px] gap-10 pt-2">
        <section aria-labelledby="flow-title">
          <h2 id="flow-title" className="font-semibold text-lg">
            {t("flow.title")}
          </h2>
          <StageFlowChart flow={flow} total={applications.length} onShow={onShow} />
        </section>
        <section aria-labelledby="responses-title">
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <h2 id="responses-title" className="font-semibold text-lg">
              {t("responses.title")}
            </h2>
            <Segmented
              label={t("responses.by")}
              value={grouping}
              onChange={setGrouping}
              size="sm"
              options={GROUPINGS.map((value) => ({ value, label: t(`responses.groupings.${value}`) }))}
            />
          </div>
          <ResponseChart groups={groups} grouping={grouping} names={names} onShow={onShow} />
        </section>
        <section aria-labelledby="times-title">
          <h2 id="times-title" className="font-semibold text-lg">
            {t("times.title")}
          </h2>
          <StageTimeChart times={times} onShow={onShow} />
        </section>
      </div>
    </div>
  );
}
