"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { Section } from "@/components/features/settings/section";
import { queries } from "@/components/kit/api/client";

const MEBIBYTE = 1024 * 1024;

/** The account's storage use, with a bar if there is a quota. */
export function StorageSection() {
  const t = useTranslations("settings.data");
  const locale = useLocale();
  const { data, isError } = useQuery({ ...queries.files.usage.queryOptions(), refetchOnMount: "always" });
  const size = (bytes: number) =>
    new Intl.NumberFormat(locale, { style: "unit", unit: "megabyte", maximumFractionDigits: 1 }).format(bytes / MEBIBYTE);

  return (
    <Section id="storage" title={t("storageTitle")} text={t("storageText")}>
      {isError ? <p className="text-muted-foreground">{t("storageFailed")}</p> : null}
      {data && data.quotaBytes === null ? <p>{t("storageUsed", { used: size(data.usedBytes) })}</p> : null}
      {data && data.quotaBytes !== null ? (
        <>
          <p id="storage-line">{t("storageOf", { used: size(data.usedBytes), quota: size(data.quotaBytes) })}</p>
          <meter
            className="mt-2 h-2 w-full max-w-80"
            aria-labelledby="storage-line"
            min={0}
            max={data.quotaBytes}
            high={0.9 * data.quotaBytes}
            value={data.usedBytes}
          />
        </>
      ) : null}
    </Section>
  );
}
