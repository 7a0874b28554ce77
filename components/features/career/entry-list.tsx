"use client";

import type { ReactNode } from "react";
import { Loaded } from "@/components/features/career/loaded";
import { RowWindow } from "@/components/kit/ui/row-window";

type EntryListProps<Entry> = {
  label: string;
  /** The pages that have been read; undefined until the first is there. */
  entries: readonly Entry[] | undefined;
  query: {
    error: Error | null;
    refetch: () => unknown;
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    fetchNextPage: () => unknown;
    isSettled: boolean;
  };
  rowHeightPx: number;
  children: (entry: Entry) => ReactNode;
  /** Shown without entries. */
  empty: ReactNode;
};

/** A long list of the career, read page by page as one scrolls. */
export function EntryList<Entry extends { id: string }>(props: EntryListProps<Entry>) {
  const { label, entries, query, rowHeightPx, children, empty } = props;
  const { error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage, isSettled } = query;
  return (
    <Loaded query={{ data: entries, error, refetch }}>
      {(all) =>
        all.length === 0 ? (
          empty
        ) : (
          <div aria-busy={!isSettled}>
            <RowWindow
              label={label}
              rows={all}
              keyOf={({ id }) => id}
              rowHeightPx={rowHeightPx}
              total={hasNextPage ? -1 : all.length}
              onNearEnd={() => {
                if (hasNextPage && !isFetchingNextPage) fetchNextPage();
              }}
            >
              {children}
            </RowWindow>
          </div>
        )
      }
    </Loaded>
  );
}
