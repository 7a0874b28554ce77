"use client";

import { useTranslations } from "next-intl";
import { WHOLE_CATEGORIES, type WholeReport } from "@/domain/check/whole-report";

/** The one score, and what it is made of: a bar for each category that has rules. */
export function ScoreBars({ report }: { report: WholeReport }) {
  const t = useTranslations("editor.check");
  return (
    <section aria-label={t("tab")} className="border-b px-5 pt-4 pb-3 phone:px-4">
      {report.score === null ? (
        <p className="text-muted-foreground text-sm">{t("noScore")}</p>
      ) : (
        <>
          <p className="font-semibold text-xl tracking-tight">{t("score", { score: report.score })}</p>
          <p className="text-muted-foreground text-sm">{t("passed", { passed: report.passed, total: report.total })}</p>
          <ul aria-label={t("categories")} className="mt-3 grid gap-2 text-sm">
            {WHOLE_CATEGORIES.filter((category) => report.categories[category].total > 0).map((category) => {
              const { passed, total } = report.categories[category];
              return (
                <li key={category} className="grid grid-cols-[96px_minmax(0,1fr)_auto] items-center gap-3">
                  <span>{t(`category.${category}`)}</span>
                  <span aria-hidden="true" className="h-1.5 overflow-hidden rounded-full bg-border">
                    <span
                      className={`block h-full rounded-full ${passed < total ? "bg-warning" : "bg-success"}`}
                      style={{ width: `${(100 * passed) / total}%` }}
                    />
                  </span>
                  <span className={passed < total ? "" : "text-subtle-foreground"}>{t("met", { passed, total })}</span>
                </li>
              );
            })}
          </ul>
        </>
      )}
    </section>
  );
}
