"use client";

import { useQuery } from "@tanstack/react-query";
import { useFormatter, useTranslations } from "next-intl";
import { useResumeEditor } from "@/components/features/editor/resume/use-resume";
import { queries } from "@/components/kit/api/client";

const DAYS = 30;

/** How often the resume was read and downloaded: in all, and day by day. */
export function ShareStatistics() {
  const t = useTranslations("editor.share");
  const id = useResumeEditor((state) => state.card.id);
  const { data } = useQuery({ ...queries.resumes.statistics.queryOptions({ input: { id } }), refetchOnMount: "always" });
  const { data: days } = useQuery({
    ...queries.resumes.dailyStatistics.queryOptions({ input: { id, days: DAYS } }),
    refetchOnMount: "always",
  });
  if (!data) return null;
  return (
    <div className="py-3">
      <p className="text-muted-foreground">{t("counts", { views: data.views, downloads: data.downloads })}</p>
      {days?.some(({ views, downloads }) => views + downloads > 0) ? <Chart days={days} /> : null}
    </div>
  );
}

type Day = { date: string; views: number; downloads: number };

/** One bar for each day, downloads at its foot. Those who do not see it get the days that had readers as a table. */
function Chart({ days }: { days: readonly Day[] }) {
  const t = useTranslations("editor.share");
  const format = useFormatter();
  const max = Math.max(1, ...days.map(({ views, downloads }) => Math.max(views, downloads)));
  const dayOf = (date: string) =>
    format.dateTime(new Date(`${date}T00:00:00Z`), { day: "numeric", month: "short", timeZone: "UTC" });
  const busy = days.filter(({ views, downloads }) => views + downloads > 0);
  const [first, last] = [days[0], days.at(-1)];
  return (
    <figure className="mt-2.5">
      <div aria-hidden className="flex h-14 items-end gap-[3px] border-b">
        {days.map(({ date, views, downloads }) => (
          <span
            key={date}
            title={`${dayOf(date)}: ${t("counts", { views, downloads })}`}
            className="relative flex-1 rounded-t-[2px] bg-[color-mix(in_oklch,var(--primary)_35%,transparent)]"
            style={{
              height: `${Math.max(views, downloads) === 0 ? 0 : Math.max(6, (Math.max(views, downloads) / max) * 100)}%`,
            }}
          >
            <span
              className="absolute inset-x-0 bottom-0 rounded-t-[2px] bg-primary"
              style={{ height: `${(downloads / Math.max(1, views, downloads)) * 100}%` }}
            />
          </span>
        ))}
      </div>
      <figcaption className="mt-1 flex justify-between text-subtle-foreground text-xs">
        <span>{first ? dayOf(first.date) : null}</span>
        <span>{t("chart")}</span>
        <span>{last ? dayOf(last.date) : null}</span>
      </figcaption>
      <table className="sr-only">
        <caption>{t("chart")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("day")}</th>
            <th scope="col">{t("views")}</th>
            <th scope="col">{t("downloadsCount")}</th>
          </tr>
        </thead>
        <tbody>
          {busy.map(({ date, views, downloads }) => (
            <tr key={date}>
              <th scope="row">{dayOf(date)}</th>
              <td>{views}</td>
              <td>{downloads}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
