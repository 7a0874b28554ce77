"use client";

import { keepPreviousData, useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { usePaused } from "@/components/features/career/use-paused";
import { api, queries } from "@/components/kit/api/client";
import { useChange } from "@/components/kit/api/use-change";
import type { Fact, ListedFact } from "@/contracts/model/career/fact";

const PAGE = 100;
/** The search runs when typing pauses, not for every key. */
const PAUSE_MS = 200;

export type FactFilter = { query: string; category: Fact["category"] | "all" };

/** Facts of every application, page by page as one scrolls; the search is the server's. */
export function useFacts({ query, category }: FactFilter) {
  const settledQuery = usePaused(query, PAUSE_MS);
  const result = useInfiniteQuery({
    ...queries.career.facts.list.infiniteOptions({
      input: (offset: number) => ({
        all: true,
        limit: PAGE,
        offset,
        ...(settledQuery.trim() === "" ? {} : { query: settledQuery.slice(0, 500) }),
        ...(category === "all" ? {} : { category }),
      }),
      initialPageParam: 0,
      getNextPageParam: (last, pages) => (last.length < PAGE ? undefined : pages.length * PAGE),
    }),
    placeholderData: keepPreviousData,
    // Comparing thousands of facts with those before costs more than drawing the few that are seen.
    structuralSharing: false,
  });
  const facts = useMemo(() => result.data?.pages.flat(), [result.data]);
  return { ...result, facts, isSettled: settledQuery === query && !result.isPlaceholderData };
}

/** The actions on a fact; reports failures. */
export function useFactActions() {
  const t = useTranslations("career.facts");
  const { run: attempt } = useChange({ failure: "toast", refreshes: [queries.career.facts.key()] });
  const cache = useQueryClient();
  const refresh = () => cache.invalidateQueries({ queryKey: queries.career.facts.key() });

  const setStatus = (id: string, status: Fact["status"]) => api.career.facts.change({ id, status });
  return {
    refresh,
    exclude: ({ id }: ListedFact) => attempt(() => setStatus(id, "excluded"), t("excludedIt")),
    use: ({ id }: ListedFact) => attempt(() => setStatus(id, "active"), t("usedAgain")),
    share: ({ id }: ListedFact) => attempt(() => api.career.facts.change({ id, share: true }), t("sharedIt")),
    forget: async ({ id }: ListedFact) => {
      await attempt(() => api.career.facts.forget({ id }), t("forgotten"));
      await cache.invalidateQueries({ queryKey: queries.career.stories.key() });
    },
  };
}

export type FactActions = ReturnType<typeof useFactActions>;
