"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useResumeEditor } from "@/components/features/editor/resume/use-resume";
import { queries } from "@/components/kit/api/client";
import { afterFirstScreen } from "@/components/kit/ui/first-screen";
import type { RecordLink } from "@/contracts/model/career/record";

/** The link of an item to the career record; null without one, undefined until it is known. */
export function useItemLink(itemId: string): RecordLink | null | undefined {
  const id = useResumeEditor((state) => state.card.id);
  const [isEnabled, setEnabled] = useState(false);
  useEffect(() => afterFirstScreen(() => setEnabled(true)), []);
  const { data } = useQuery({
    ...queries.resumes.links.list.queryOptions({ input: { id } }),
    enabled: isEnabled,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data === undefined ? undefined : (data.find((link) => link.itemId === itemId) ?? null);
}

/** Reads links again when a linked item has been saved: what is overridden follows from the stored texts. */
export function useFreshLinks(isLinked: boolean): void {
  const cache = useQueryClient();
  const savedAt = useResumeEditor((state) => state.saving.basedOn);
  const [seenAt, setSeenAt] = useState(savedAt);
  useEffect(() => {
    if (!isLinked || savedAt === seenAt) return;
    setSeenAt(savedAt);
    void cache.invalidateQueries({ queryKey: queries.resumes.links.key() });
  }, [cache, isLinked, savedAt, seenAt]);
}
