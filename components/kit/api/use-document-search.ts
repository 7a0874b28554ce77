"use client";

import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { queries } from "@/components/kit/api/client";
import type { DocumentFound } from "@/contracts/model/document";

/** How long after the last key texts are searched, in milliseconds; names match immediately. */
const SETTLE_MS = 150;
/** Fewer letters are in nearly every text. */
const LEAST_LETTERS = 2;

type DocumentSearch = {
  /** Undefined until the server has responded to this query. */
  found: readonly DocumentFound[] | undefined;
  isComing: boolean;
};

/** Searches in the text of documents, shortly after the last key. */
export function useDocumentSearch(query: string, limit: number): DocumentSearch {
  const requested = query.trim().slice(0, 200);
  const [settled, setSettled] = useState(requested);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(requested), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [requested]);
  const isSearching = settled.length >= LEAST_LETTERS;
  const { data, isFetching } = useQuery({
    ...queries.documents.search.queryOptions({ input: { query: settled, limit } }),
    enabled: isSearching,
    // A document may have been edited since.
    staleTime: 0,
    retry: false,
  });
  const isCurrent = settled === requested;
  return {
    found: isCurrent && isSearching ? data : undefined,
    isComing: requested.length >= LEAST_LETTERS && (!isCurrent || (data === undefined && isFetching)),
  };
}
