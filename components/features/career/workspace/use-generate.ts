"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale } from "next-intl";
import { useRefreshSaved } from "@/components/features/career/saved/use-saved";
import { api, queries } from "@/components/kit/api/client";
import { useChange } from "@/components/kit/api/use-change";

export type Task = Parameters<typeof api.career.generate>[0]["task"];
export type Generated = Awaited<ReturnType<typeof api.career.generate>>;

/** Whether a model is connected; undefined until it is known. */
export function useHasModel(): boolean | undefined {
  const { data } = useQuery(queries.aiProviders.list.queryOptions({ staleTime: 60_000 }));
  return data?.some(({ enabled }) => enabled);
}

/** Has a model work for an application. What it makes is saved by the server; only an answer is returned for review. */
export function useGenerate(applicationId: string) {
  const locale = useLocale();
  const refresh = useRefreshSaved();
  const { run, isBusy, error } = useChange();

  async function generate(task: Task): Promise<Generated | null> {
    let generated: Generated | null = null;
    await run(async () => {
      generated = await api.career.generate({ applicationId, locale, task });
      await refresh();
    });
    return generated;
  }
  return { run: generate, isBusy, error };
}
