"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useErrorText } from "@/components/kit/api/error-text";
import { Button } from "@/components/kit/ui/button";
import { Empty } from "@/components/kit/ui/empty";

type LoadedProps<Data> = {
  query: { data: Data | undefined; error: unknown; refetch: () => unknown };
  children: (data: Data) => ReactNode;
};

/** What was read, or how far the reading has come. */
export function Loaded<Data>({ query: { data, error, refetch }, children }: LoadedProps<Data>) {
  const t = useTranslations("career");
  const errorText = useErrorText();
  if (data !== undefined) return children(data);
  if (error)
    return (
      <Empty title={t("failed")} text={errorText(error)}>
        <Button onClick={() => refetch()}>{t("retry")}</Button>
      </Empty>
    );
  return (
    <p className="py-6 text-muted-foreground" aria-busy="true">
      {t("loading")}
    </p>
  );
}
