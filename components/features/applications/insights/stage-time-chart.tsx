"use client";

import { useTranslations } from "next-intl";
import { NumberButton } from "@/components/features/applications/insights/number-button";
import { NumbersTable } from "@/components/features/applications/insights/numbers-table";
import { BarList } from "@/components/kit/ui/bar-list";
import type { StageTime } from "@/domain/applications/insights/time-in-stage";

type StageTimeChartProps = { times: readonly StageTime[]; onShow: (ids: readonly string[], title: string) => void };

/** How many days applications stay in each stage. */
export function StageTimeChart({ times, onShow }: StageTimeChartProps) {
  const t = useTranslations("applicationInsights.times");
  const tStages = useTranslations("applications.stages");
  const known = times.filter(({ medianDays }) => medianDays !== null);
  const longest = Math.max(1, ...known.map(({ medianDays }) => medianDays ?? 0));
  const days = ({ medianDays }: StageTime) => (medianDays === null ? "–" : t("days", { days: Math.round(medianDays) }));
  const title = ({ stage }: StageTime) => t("were", { stage: tStages(stage) });
  return (
    <>
      <p className="mt-1 text-muted-foreground">{t("summary")}</p>
      <BarList
        bars={known.map((time) => ({
          key: time.stage,
          name: tStages(time.stage),
          whole: 0,
          part: (time.medianDays ?? 0) / longest,
          numbers: (
            <>
              {days(time)}
              {" · "}
              <NumberButton ids={time.applicationIds} title={title(time)} onShow={onShow} />
            </>
          ),
        }))}
      />
      <NumbersTable
        caption={t("title")}
        headers={[t("stage"), t("medianDays"), t("count")]}
        rows={times.map((time) => ({
          key: time.stage,
          cells: [
            tStages(time.stage),
            days(time),
            <NumberButton key="count" ids={time.applicationIds} title={title(time)} onShow={onShow} />,
          ],
        }))}
      />
    </>
  );
}
