"use client";

import { useQueries, useQuery } from "@tanstack/react-query";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { queries } from "@/components/kit/api/client";
import { LIMITS } from "@/contracts/limits";

/** Only a few, because each takes a request. */
const SHOWN = 5;

/** The shared resumes, last edited first, with their views in the last 30 days. */
export function SharedResumes() {
  const t = useTranslations("dashboard");
  const { data } = useQuery(queries.resumes.list.queryOptions({ input: {} }));
  const shared = (data ?? []).filter(({ isPublic }) => isPublic).slice(0, SHOWN);
  const statistics = useQueries({
    queries: shared.map(({ id }) =>
      queries.resumes.dailyStatistics.queryOptions({ input: { id, days: LIMITS.statisticsDays.default } }),
    ),
  });
  if (shared.length === 0) return null;
  return (
    <section aria-labelledby="shared">
      <h2 id="shared" className="font-semibold text-base tracking-tight">
        {t("shared")}
      </h2>
      <p className="mb-2 text-muted-foreground text-xs">{t("lastDays", { days: LIMITS.statisticsDays.default })}</p>
      <ul className="border-t">
        {shared.map(({ id, name }, index) => {
          const days = statistics[index]?.data;
          const sum = (what: "views" | "downloads") => days?.reduce((total, day) => total + day[what], 0);
          return (
            <li key={id} className="border-b py-2">
              <Link href={`/resumes/${id}`} prefetch={false} className="flex min-h-6 items-center gap-3 hover:underline">
                <span className="min-w-0 flex-1 truncate">{name}</span>
                <span className="text-muted-foreground text-xs">
                  {days ? t("views", { count: sum("views") ?? 0 }) : "\u00a0"}
                </span>
              </Link>
              {days ? <Bars values={days.map(({ views }) => views)} /> : null}
              {days && (sum("downloads") ?? 0) > 0 ? (
                <p className="text-muted-foreground text-xs">{t("downloads", { count: sum("downloads") ?? 0 })}</p>
              ) : null}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** A bar for each day; the number next to the name gives the total. */
function Bars({ values }: { values: readonly number[] }) {
  const max = Math.max(...values);
  if (max === 0) return null;
  return (
    <span aria-hidden="true" className="mt-1 mb-0.5 flex h-6 items-end gap-px">
      {values.map((value, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a day is known by its place in the row.
          key={index}
          className={value === 0 ? "h-px flex-1 bg-border-strong" : "flex-1 bg-chart-1"}
          style={value === 0 ? undefined : { height: `${Math.max(12, (value / max) * 100)}%` }}
        />
      ))}
    </span>
  );
}
