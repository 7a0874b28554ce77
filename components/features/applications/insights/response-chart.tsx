"use client";

import { useFormatter, useTranslations } from "next-intl";
import { NumberButton } from "@/components/features/applications/insights/number-button";
import { NumbersTable } from "@/components/features/applications/insights/numbers-table";
import { BarList } from "@/components/kit/ui/bar-list";
import type { ResponseGroup, ResponseGrouping } from "@/domain/applications/insights/responses";

type ResponseChartProps = {
  groups: readonly ResponseGroup[];
  grouping: ResponseGrouping;
  names: ReadonlyMap<string, string>;
  onShow: (ids: readonly string[], title: string) => void;
};

/** More groups than this make no picture; the table has all. */
const SHOWN = 12;

/** How many applications were answered and how fast, by source, resume or week. */
export function ResponseChart({ groups, grouping, names, onShow }: ResponseChartProps) {
  const t = useTranslations("applicationInsights.responses");
  const format = useFormatter();
  const nameOf = ({ key }: ResponseGroup): string => {
    if (grouping === "week")
      return t("weekOf", {
        day: format.dateTime(new Date(`${key}T12:00:00Z`), { day: "numeric", month: "short", timeZone: "UTC" }),
      });
    if (key === "") return t(grouping === "source" ? "noSource" : "noResume");
    return grouping === "source" ? key : (names.get(key) ?? t("deletedResume"));
  };
  const rateOf = ({ answeredIds, sentIds }: ResponseGroup) =>
    format.number(answeredIds.length / sentIds.length, { style: "percent", maximumFractionDigits: 0 });
  const daysOf = ({ medianDays }: ResponseGroup) => (medianDays === null ? "–" : t("days", { days: Math.round(medianDays) }));
  if (groups.length === 0) return <p className="mt-2 text-muted-foreground">{t("none")}</p>;
  const pictured = grouping === "week" ? groups.slice(-SHOWN) : groups.slice(0, SHOWN);
  const max = Math.max(...pictured.map(({ sentIds }) => sentIds.length));
  return (
    <>
      <BarList
        bars={pictured.map((group) => ({
          key: group.key,
          name: nameOf(group),
          whole: group.sentIds.length / max,
          part: group.answeredIds.length / max,
          numbers: (
            <>
              <NumberButton ids={group.answeredIds} title={t("answeredOf", { name: nameOf(group) })} onShow={onShow} />
              /
              <NumberButton ids={group.sentIds} title={t("sentOf", { name: nameOf(group) })} onShow={onShow} />
              {group.medianDays === null ? null : ` · ${daysOf(group)}`}
            </>
          ),
        }))}
      />
      <NumbersTable
        caption={t("title")}
        headers={[t(`groupings.${grouping}`), t("sent"), t("answered"), t("rate"), t("medianDays")]}
        rows={groups.map((group) => ({
          key: group.key,
          cells: [
            nameOf(group),
            <NumberButton key="sent" ids={group.sentIds} title={t("sentOf", { name: nameOf(group) })} onShow={onShow} />,
            <NumberButton
              key="answered"
              ids={group.answeredIds}
              title={t("answeredOf", { name: nameOf(group) })}
              onShow={onShow}
            />,
            rateOf(group),
            daysOf(group),
          ],
        }))}
      />
    </>
  );
}
