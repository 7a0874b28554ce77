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
  const wanted = query.trim().slice(0, 200);
  const [settled, setSettled] = useState(wanted);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(wanted), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [wanted]);
  const isAsked = settled.length >= LEAST_LETTERS;
  const { data, isFetching } = useQuery({
    ...queries.documents.search.queryOptions({ input: { query: settled, limit } }),
    enabled: isAsked,
    // A document may have been edited since.
    staleTime: 0,
    retry: false,
  });
  const isCurrent = settled === wanted;
  return {
    found: isCurrent && isAsked ? data : undefined,
    isComing: wanted.length >= LEAST_LETTERS && (!isCurrent || (data === undefined && isFetching)),
  };
}
