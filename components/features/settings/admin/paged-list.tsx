"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button } from "@/components/kit/ui/button";

type PagedListProps = {
  /** Null until the first page is there. */
  lines: readonly ReactNode[] | null;
  isError: boolean;
  none: string;
  hasMore: boolean;
  isBusy: boolean;
  onMore: () => void;
  onRetry: () => void;
};

/** A list that is read page by page: its lines, a way to the next page, and what to do when it could not be read. */
export function PagedList({ lines, isError, none, hasMore, isBusy, onMore, onRetry }: PagedListProps) {
  const t = useTranslations("admin");
  if (isError && lines === null)
    return (
      <div className="mt-4 flex items-center gap-3 text-muted-foreground">
        <p>{t("failed")}</p>
        <Button size="sm" onClick={onRetry}>
          {t("retry")}
        </Button>
      </div>
    );
  if (lines === null) return null;
  if (lines.length === 0) return <p className="mt-4 text-muted-foreground">{none}</p>;
  return (
    <>
      <ul className="mt-4 border-t">{lines}</ul>
      {hasMore ? (
        <Button className="mt-3" disabled={isBusy} onClick={onMore}>
          {t("more")}
        </Button>
      ) : null}
    </>
  );
}
