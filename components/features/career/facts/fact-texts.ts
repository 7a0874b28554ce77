"use client";

import { useQuery } from "@tanstack/react-query";
import { api, queries } from "@/components/kit/api/client";
import type { ListedFact } from "@/contracts/model/career/fact";

const PAGE = 100;

/**
 * The facts of these ids, as far as they are still there. The API has no list by ids, so pages are read, most recently changed first, until
 * all are found.
 */
export function useFactsByIds(ids: readonly string[]): readonly ListedFact[] {
  const uniqueIds = [...new Set(ids)].sort();
  const { data = [] } = useQuery({
    queryKey: [...queries.career.facts.key(), "by ids", uniqueIds],
    enabled: uniqueIds.length > 0,
    placeholderData: (before) => before,
    queryFn: async () => {
      const missing = new Set(uniqueIds);
      const found: ListedFact[] = [];
      for (let offset = 0; missing.size > 0; offset += PAGE) {
        const page = await api.career.facts.list({ all: true, limit: PAGE, offset });
        for (const fact of page) if (missing.delete(fact.id)) found.push(fact);
        if (page.length < PAGE) break;
      }
      return found;
    },
  });
  return data;
}
