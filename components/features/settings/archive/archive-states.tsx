"use client";

import { useLocale, useTranslations } from "next-intl";
import type { ArchiveFile } from "@/components/features/settings/archive/archive-file";
import type { ArchiveReport, Outcome } from "@/components/features/settings/archive/import-work";
import { FailedList } from "@/components/features/settings/failed-list";
import { AfterImport } from "@/components/features/settings/import-parts";
import { Button } from "@/components/kit/ui/button";

export type Compared = Record<Outcome, number>;

type ContentsProps = {
  name: string;
  archive: ArchiveFile;
  compared: Compared;
  damaged: readonly string[];
  onImport: () => void;
  onAnother: () => void;
};

/** What a chosen archive holds, what of it is new here, and what of it is damaged. */
export function ArchiveContents({ name, archive, compared, damaged, onImport, onAnother }: ContentsProps) {
  const t = useTranslations("settings.data");
  const locale = useLocale();
  const { counts, exportedAt, user, origin } = archive.manifest;
  const date = new Intl.DateTimeFormat(locale, { dateStyle: "medium" }).format(new Date(exportedAt));
  return (
    <div className="rounded-md bg-muted px-4 py-3" role="status">
      <p className="[overflow-wrap:anywhere]">{t("holds", { name })}</p>
      <ul className="my-1 list-disc ps-5 font-medium">
        <li>{t("resumes", { count: counts.resumes })}</li>
        <li>{t("letters", { count: counts.letters })}</li>
        <li>{t("applications", { count: counts.applications })}</li>
        <li>{t("archiveRest")}</li>
      </ul>
      <p>{t("archiveCompared", compared)}</p>
      <p className="text-muted-foreground text-xs">
        {t("from", { date, person: user.name })} {origin === "" ? "" : t("archiveOrigin", { origin })}
      </p>
      {damaged.length > 0 ? <Damaged paths={damaged} /> : null}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="primary" onClick={onImport}>
          {t(damaged.length > 0 ? "importRest" : "import")}
        </Button>
        <Button onClick={onAnother}>{t("another")}</Button>
      </div>
    </div>
  );
}

/** Names shown before the list is shortened. */
const MANY = 50;

function Damaged({ paths }: { paths: readonly string[] }) {
  const t = useTranslations("settings.data");
  return (
    <div className="mt-2">
      <p className="text-danger">{t("damaged", { count: paths.length })}</p>
      <ul className="max-h-48 list-disc overflow-auto ps-5 text-xs [overflow-wrap:anywhere]">
        {paths.slice(0, MANY).map((path) => (
          <li key={path}>{path}</li>
        ))}
      </ul>
      {paths.length > MANY ? <p className="text-xs">{t("damagedMore", { count: paths.length - MANY })}</p> : null}
    </div>
  );
}

/** What became of it, with everything that failed by its place in the archive. */
export function ArchiveSummary({ report, onAnother }: { report: ArchiveReport; onAnother: () => void }) {
  const t = useTranslations("settings.data");
  const { counts, versions, careerRows, failed, isStopped } = report;
  return (
    <div role="status">
      <p>
        {t("imported", { count: counts.added })} {versions > 0 ? t("versionsAdded", { count: versions }) : ""}{" "}
        {careerRows > 0 ? t("careerRows", { count: careerRows }) : ""}
      </p>
      {counts.present > 0 ? <p>{t("presentBefore", { count: counts.present })}</p> : null}
      {counts.changed > 0 ? <p>{t("changedSince", { count: counts.changed })}</p> : null}
      {isStopped ? <p>{t("stopped")}</p> : null}
      <FailedList failed={failed} />
      <AfterImport onAnother={onAnother} />
    </div>
  );
}
