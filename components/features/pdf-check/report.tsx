"use client";

import { useTranslations } from "next-intl";
import { FindingList } from "@/components/features/pdf-check/finding-list";
import { TermList } from "@/components/features/pdf-check/term-list";
import { Icon } from "@/components/kit/ui/icon";
import type { PdfCheckReport } from "@/contracts/model/pdf-check-report";
import { isSectionKey } from "@/contracts/model/resume/sections/forms";

/** The score and what it is made of, what to mend, and the text as a program reads it. */
export function Report({ report }: { report: PdfCheckReport }) {
  const t = useTranslations("pdfCheck");
  const tSections = useTranslations("editor.sections");
  const { document, jd } = report;
  const [lowestCap] = report.cappedBy;
  const sections = document.sections.map((kind) => (kind === "summary" || isSectionKey(kind) ? tSections(kind) : kind));
  const passed = report.checks.filter((check) => check.passed);
  return (
    <div className="grid grid-cols-[300px_minmax(0,1fr)] gap-x-12 gap-y-8 border-t pt-6 max-[800px]:grid-cols-1">
      <section aria-labelledby="score">
        <h2 id="score" className="text-muted-foreground">
          {t("scoreOf", { name: report.file.name })}
        </h2>
        <p className="mt-1 flex items-baseline gap-1.5">
          <span className="font-semibold text-[3.5rem] leading-none tracking-tight">{report.score}</span>
          <span className="text-base text-muted-foreground">{t("of")}</span>
        </p>
        {lowestCap ? (
          <p className="mt-2 text-muted-foreground">{t("capped", { finding: t(`codes.${lowestCap}.title`) })}</p>
        ) : null}
        <ul className="mt-5 border-t">
          {report.categories.map(({ category, score, weight }) => (
            <li key={category} className="border-b py-2">
              <div className="flex items-baseline gap-2">
                <span className="flex-1">
                  {t(`categories.${category}`)} <span className="text-subtle-foreground text-xs">{t("weight", { weight })}</span>
                </span>
                <span className="font-medium">{score}</span>
              </div>
              <span aria-hidden="true" className="mt-1 block h-1 rounded-full bg-border">
                <span className="block h-1 rounded-full bg-primary-ink" style={{ width: `${score}%` }} />
              </span>
            </li>
          ))}
        </ul>
        <dl className="mt-5 grid gap-1 text-muted-foreground text-xs">
          <Fact name={t("pages")} value={String(document.pages)} />
          <Fact name={t("documentTitle")} value={document.title ?? t("none")} />
          <Fact name={t("language")} value={document.language ?? t("none")} />
          <Fact name={t("sections")} value={sections.length > 0 ? sections.join(", ") : t("none")} />
        </dl>
      </section>
      <div className="grid content-start gap-8">
        <section aria-labelledby="findings">
          <h2 id="findings" className="font-semibold text-lg tracking-tight">
            {t("findings")}
          </h2>
          {report.findings.length === 0 && report.tips.length === 0 ? (
            <p className="mt-2 text-base">{t("clean")}</p>
          ) : (
            <FindingList findings={report.findings} tips={report.tips.map(({ code }) => code)} />
          )}
        </section>
        {jd ? <TermList match={jd} /> : null}
        {passed.length > 0 ? (
          <section aria-labelledby="passed">
            <h2 id="passed" className="font-semibold text-base tracking-tight">
              {t("passed", { count: passed.length, of: report.applicableChecks })}
            </h2>
            <ul className="mt-2 grid grid-cols-2 gap-x-6 gap-y-1 phone:grid-cols-1">
              {passed.map(({ code }) => (
                <li key={code} className="flex items-center gap-2 text-muted-foreground">
                  <Icon name="check" size="sm" className="text-success" />
                  {t(`codes.${code}.passed`)}
                </li>
              ))}
            </ul>
          </section>
        ) : null}
        <details className="border-t pt-3">
          <summary className="min-h-6 cursor-pointer font-semibold text-base tracking-tight">{t("fullText")}</summary>
          <p className="mt-1 text-muted-foreground">{t("fullTextNote")}</p>
          {report.fullText.trim() === "" ? (
            <p className="mt-3">{t("noText")}</p>
          ) : (
            <pre className="mt-3 whitespace-pre-wrap rounded-md bg-card p-4 font-mono text-xs shadow-[inset_0_0_0_1px_var(--border)] [overflow-wrap:anywhere]">
              {report.fullText}
            </pre>
          )}
        </details>
      </div>
    </div>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex gap-3">
      <dt className="w-24 flex-none">{name}</dt>
      <dd className="min-w-0 text-foreground [overflow-wrap:anywhere]">{value}</dd>
    </div>
  );
}
