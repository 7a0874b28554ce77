"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { api, queries } from "@/components/kit/api/client";
import { useChange } from "@/components/kit/api/use-change";
import { toast } from "@/components/kit/ui/toast";
import type { Story } from "@/contracts/model/career/story";

/** Every story; with an application those that all share and its own. */
export const useStories = (applicationId?: string) =>
  useQuery(queries.career.stories.list.queryOptions({ input: applicationId === undefined ? { all: true } : { applicationId } }));

/** Deletes a story, and brings it back if that was a slip. */
export function useDeleteStory() {
  const t = useTranslations("career.stories");
  const { run: attempt } = useChange({ failure: "toast", refreshes: [queries.career.stories.key()] });

  return ({ id, data }: Story) =>
    attempt(async () => {
      await api.career.stories.delete({ id });
      const undo = () => void attempt(() => api.career.stories.save(data));
      toast(t("deleted", { title: data.title }), { label: t("undo"), onClick: undo });
    });
}
