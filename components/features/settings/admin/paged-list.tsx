"use client";

import type { UseInfiniteQueryResult } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button } from "@/components/kit/ui/button";

type PagedListProps = {
  /** Null until the first page is there. */
  lines: readonly ReactNode[] | null;
  none: string;
  query: Pick<UseInfiniteQueryResult, "isError" | "hasNextPage" | "isFetchingNextPage" | "fetchNextPage" | "refetch">;
};

/** How the lists of administration continue: the cursor of a page asks for the next one. */
export const BY_CURSOR = {
  initialPageParam: undefined,
  getNextPageParam: (last: { cursor: string | null }): string | undefined => last.cursor ?? undefined,
};

/** A list that is read page by page: its lines, a way to the next page, and what to do when it could not be read. */
export function PagedList({ lines, none, query }: PagedListProps) {
  const t = useTranslations("admin");
  if (query.isError && lines === null)
    return (
      <div className="mt-4 flex items-center gap-3 text-muted-foreground">
        <p>{t("failed")}</p>
        <Button size="sm" onClick={() => void query.refetch()}>
          {t("retry")}
        </Button>
      </div>
    );
  if (lines === null) return null;
  if (lines.length === 0) return <p className="mt-4 text-muted-foreground">{none}</p>;
  return (
    <>
      <ul className="mt-4 border-t">{lines}</ul>
      {query.hasNextPage ? (
        <Button className="mt-3" disabled={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t("more")}
        </Button>
      ) : null}
    </>
  );
}
