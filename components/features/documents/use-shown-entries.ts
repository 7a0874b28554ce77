"use client";

import { useDeferredValue, useMemo } from "react";
import { type LibraryEntry, linesOf, selectEntries, type Wish } from "@/components/features/documents/select-entries";
import { useDocumentSearch } from "@/components/kit/api/use-document-search";

/** Documents that are found by their text. */
const MAX_FOUND = 100;

/**
 * The documents to show: by name immediately, by text shortly after. Null while they are not loaded, or while none has the name and the texts
 * are still searched. Texts of documents in Trash are not searched.
 */
export function useShownEntries(entries: readonly LibraryEntry[] | undefined, view: Omit<Wish, "query">, query: string) {
  const deferredQuery = useDeferredValue(query);
  const { found, isComing } = useDocumentSearch(view.kind === "trash" ? "" : deferredQuery, MAX_FOUND);
  const shown = useMemo(
    () => (entries ? selectEntries(entries, { ...view, query: deferredQuery }, linesOf(found)) : null),
    [entries, view, deferredQuery, found],
  );
  return { settledQuery: deferredQuery, shown: shown?.length === 0 && isComing ? null : shown };
}
