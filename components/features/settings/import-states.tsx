"use client";

import { useLocale, useTranslations } from "next-intl";
import type { AccountFile } from "@/components/features/settings/account-file";
import { FailedList } from "@/components/features/settings/failed-list";
import { type ImportResult, stepsOf } from "@/components/features/settings/import-account";
import { AfterImport } from "@/components/features/settings/import-parts";
import { Button } from "@/components/kit/ui/button";

type FileContentsProps = { name: string; file: AccountFile; onImport: () => void; onAnother: () => void };

/** What a chosen export holds, before anything is imported. */
export function FileContents({ name, file, onImport, onAnother }: FileContentsProps) {
  const t = useTranslations("settings.data");
  const locale = useLocale();
  const at = new Date(file.exportedAt);
  const isEmpty = stepsOf(file) === 0;
  return (
    <div className="rounded-md bg-muted px-4 py-3" role="status">
      <p className="[overflow-wrap:anywhere]">{t("holds", { name })}</p>
      <ul className="my-1 list-disc ps-5 font-medium">
        <li>{t("resumes", { count: file.resumes.length })}</li>
        <li>{t("letters", { count: file.letters.length })}</li>
        {file.applications.length > 0 ? <li>{t("applications", { count: file.applications.length })}</li> : null}
        {file.career ? <li>{t("career")}</li> : null}
      </ul>
      {Number.isNaN(at.getTime()) ? null : (
        <p className="text-muted-foreground text-xs">
          {t("from", { date: new Intl.DateTimeFormat(locale, { dateStyle: "medium" }).format(at), person: file.person })}
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="primary" disabled={isEmpty} onClick={onImport}>
          {t("import")}
        </Button>
        <Button onClick={onAnother}>{t("another")}</Button>
      </div>
    </div>
  );
}

/** What became of it, with every document that failed by its name. */
export function ImportSummary({ result, onAnother }: { result: ImportResult; onAnother: () => void }) {
  const t = useTranslations("settings.data");
  return (
    <div role="status">
      <p>
        {t("imported", { count: result.imported })} {result.careerRows > 0 ? t("careerRows", { count: result.careerRows }) : ""}{" "}
        {result.isStopped ? t("stopped") : ""}
      </p>
      <FailedList failed={result.failed} />
      <AfterImport onAnother={onAnother} />
    </div>
  );
}
