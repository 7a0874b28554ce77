"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEditor } from "@/components/features/editor/core/use-editor";
import type { DocumentType } from "@/contracts/model/document";

type ServerPages = { pages: { svg: string }[] };

/** Pages rendered by the server, until the engine is loaded and where it cannot run; requested again after every save. */
export function useServerPages(kind: DocumentType, isEnabled: boolean): string[] | null {
  const id = useEditor((state) => state.card.id);
  const version = useEditor((state) => state.saving.basedOn);
  const { data } = useQuery<string[]>({
    queryKey: ["server-pages", id, version],
    enabled: isEnabled,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const answer = await fetch(`/api/${kind}s/${encodeURIComponent(id)}/pages`, { signal });
      if (!answer.ok) throw new Error(`The pages were refused with status ${answer.status}.`);
      const { pages }: ServerPages = await answer.json();
      return pages.map((page) => page.svg);
    },
  });
  return data ?? null;
}
