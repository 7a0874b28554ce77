"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { InstanceChecks } from "@/components/features/settings/admin/instance-checks";
import { momentText } from "@/components/features/settings/admin/moments";
import { byteSize } from "@/components/features/settings/byte-size";
import { queries } from "@/components/kit/api/client";
import { Button } from "@/components/kit/ui/button";
import { Dot } from "@/components/kit/ui/tag";
import type { InstanceReport } from "@/contracts/admin/instance";

/** How the instance is doing, and checks of what it is connected to. */
export function InstancePanel() {
  const t = useTranslations("admin");
  const { data, isError, refetch } = useQuery(queries.admin.instance.read.queryOptions());
  if (isError)
    return (
      <div className="flex items-center gap-3 text-muted-foreground">
        <p>{t("failed")}</p>
        <Button size="sm" onClick={() => void refetch()}>
          {t("retry")}
        </Button>
      </div>
    );
  if (!data) return null;
  return (
    <>
      <Facts report={data} />
      <InstanceChecks sendsMail={data.sendsMail} />
    </>
  );
}

function Facts({ report }: { report: InstanceReport }) {
  const t = useTranslations("admin.instance");
  const locale = useLocale();
  const { health, storage, people, waiting } = report;
  const size = (bytes: number) => byteSize(bytes, locale);
  const isIdle = waiting.webhookDeliveries + waiting.scheduledWork + waiting.pagesToPrint === 0;
  return (
    <dl>
      <Fact name={t("health")}>
        <span className="inline-flex items-center gap-2">
          <Dot state={health.status === "healthy" ? "success" : "danger"} />
          {t(health.status)}
        </span>
        {health.error === null ? null : <span className="block text-danger">{health.error}</span>}
      </Fact>
      <Fact name={t("version")}>{report.version}</Fact>
      <Fact name={t("started")}>{momentText(report.startedAt, locale)}</Fact>
      <Fact name={t("accounts")}>{t("accountsValue", people)}</Fact>
      <Fact name={t("database")}>{size(storage.databaseBytes)}</Fact>
      <Fact name={t("uploads")}>
        {storage.isBucket ? t("inBucket", { size: size(storage.uploadedBytes) }) : size(storage.uploadedBytes)}
      </Fact>
      <Fact name={t("free")}>{size(storage.freeBytes)}</Fact>
      <Fact name={t("waiting")}>
        {isIdle
          ? t("waitingNone")
          : t("waitingValue", {
              webhooks: waiting.webhookDeliveries,
              scheduled: waiting.scheduledWork,
              pages: waiting.pagesToPrint,
            })}
      </Fact>
      <Fact name={t("backups")}>
        <Backups backups={report.backups} />
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[180px_minmax(0,1fr)] gap-3 border-b py-2 phone:grid-cols-1 phone:gap-0">
      <dt className="text-muted-foreground">{name}</dt>
      <dd className="m-0 [overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}

function Backups({ backups: { isScheduled, at, last } }: { backups: InstanceReport["backups"] }) {
  const t = useTranslations("admin.instance");
  const locale = useLocale();
  if (!isScheduled) return t("backupsOff");
  if (last === null) return t("backupNone", { at });
  const date = momentText(last.finishedAt, locale);
  if (last.isGood) return t("backupGood", { date });
  return last.lastGoodAt === null
    ? t("backupBad", { date })
    : t("backupBadSince", { date, good: momentText(last.lastGoodAt, locale) });
}
