"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { LeavingTrash } from "@/components/features/dashboard/leaving-trash";
import { RecentDocuments } from "@/components/features/dashboard/recent-documents";
import { SharedResumes } from "@/components/features/dashboard/shared-resumes";
import { queries } from "@/components/kit/api/client";
import { useErrorText } from "@/components/kit/api/error-text";
import { Button } from "@/components/kit/ui/button";
import { Empty } from "@/components/kit/ui/empty";
import { useHydrated } from "@/components/kit/ui/use-hydrated";

type DashboardProps = {
  /** What is due in the applications. */
  due: ReactNode;
  /** Shown instead of documents while there are none. */
  start: ReactNode;
};

/** Where the day begins: what is due in the applications, what one worked on last, who looked at what is shared, and what leaves Trash soon. */
export function Dashboard({ due, start }: DashboardProps) {
  const t = useTranslations("dashboard");
  const errorText = useErrorText();
  const locale = useLocale();
  const isHydrated = useHydrated();
  const { data, error, refetch } = useQuery(queries.documents.list.queryOptions({ input: { trashed: false } }));
  const today = new Intl.DateTimeFormat(locale, { weekday: "long", day: "numeric", month: "long" });
  return (
    <main className="mx-auto max-w-[1200px] px-10 pb-28 phone:px-4 phone:pb-32">
      <div className="flex flex-wrap items-baseline gap-x-3 border-b pt-7 pb-4 phone:pt-4">
        <h1 className="font-semibold text-xl tracking-tight">{t("title")}</h1>
        {/* The date by the person's clock, which the server does not know. */}
        <p className="text-base text-muted-foreground">{isHydrated ? today.format(new Date()) : "\u00a0"}</p>
      </div>
      <div className="pt-6">{due}</div>
      {error ? (
        <Empty title={t("failed")} text={errorText(error)}>
          <Button onClick={() => refetch()}>{t("retry")}</Button>
        </Empty>
      ) : !data ? (
        <p className="py-6 text-muted-foreground" aria-busy="true">
          {t("loading")}
        </p>
      ) : data.length === 0 ? (
        start
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)_300px] gap-x-10 max-[960px]:grid-cols-1">
          <RecentDocuments documents={data} />
          <div className="grid content-start gap-8 max-[960px]:mt-8">
            <SharedResumes />
            <LeavingTrash />
          </div>
        </div>
      )}
    </main>
  );
}
