"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { BY_CURSOR, PagedList } from "@/components/features/settings/admin/paged-list";
import { api, queries } from "@/components/kit/api/client";
import { useChange } from "@/components/kit/api/use-change";
import { jsonFile, offerFile } from "@/components/kit/downloads/files";
import { Button } from "@/components/kit/ui/button";
import type { TextReport } from "@/contracts/accounts/text-reports";
import { LIMITS } from "@/contracts/limits";
import { LANGUAGES } from "@/contracts/model/languages";

/** Better texts that people suggested. */
export function TextReportsPanel() {
  const t = useTranslations("admin.texts");
  const { run, isBusy } = useChange({ failure: "toast" });
  const query = useInfiniteQuery(
    queries.textReports.list.infiniteOptions({
      input: (cursor: string | undefined) => ({ cursor }),
      ...BY_CURSOR,
    }),
  );
  const reports = query.data?.pages.flatMap((page) => page.reports);
  return (
    <>
      <p className="mb-4 max-w-[60ch] text-muted-foreground">{t("text")}</p>
      {reports?.length ? (
        <Button disabled={isBusy} onClick={() => run(saveReports)}>
          {t("save")}
        </Button>
      ) : null}
      <PagedList
        lines={reports?.map((report) => <ReportLine key={report.id} report={report} />) ?? null}
        none={t("none")}
        query={query}
      />
    </>
  );
}

function ReportLine({ report }: { report: TextReport }) {
  const t = useTranslations("admin.texts");
  const { run, isBusy } = useChange({ failure: "toast", refreshes: [queries.textReports.key()] });
  const { id: reportId, language, key, text, suggestion } = report;
  return (
    <li className="flex items-start gap-3 border-b py-2.5">
      <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        <p className="text-muted-foreground text-xs">
          {LANGUAGES[language]} · <code>{key}</code>
        </p>
        <p lang={language} dir="auto" className="text-muted-foreground line-through">
          {text}
        </p>
        <p lang={language} dir="auto">
          {suggestion}
        </p>
      </div>
      <Button
        variant="ghost"
        size="sm"
        disabled={isBusy}
        aria-label={t("deleteFor", { key })}
        onClick={() => run(() => api.textReports.remove({ reportId }), t("deleted"))}
      >
        {t("delete")}
      </Button>
    </li>
  );
}

/** All of them, not only those that are shown. */
async function saveReports() {
  const all: TextReport[] = [];
  let cursor: string | undefined;
  do {
    const page = await api.textReports.list({ cursor, limit: LIMITS.admin.page });
    all.push(...page.reports);
    cursor = page.cursor ?? undefined;
  } while (cursor !== undefined);
  offerFile(jsonFile(all), "dossier-texts.json");
}
