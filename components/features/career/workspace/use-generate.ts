"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale } from "next-intl";
import { useState } from "react";
import { useRefreshSaved } from "@/components/features/career/saved/use-saved";
import { api, queries } from "@/components/kit/api/client";
import { useErrorText } from "@/components/kit/api/error-text";

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
  const errorText = useErrorText();
  const refresh = useRefreshSaved();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function run(task: Task): Promise<Generated | null> {
    setBusy(true);
    setError(null);
    try {
      const generated = await api.career.generate({ applicationId, locale, task });
      await refresh();
      return generated;
    } catch (thrown) {
      setError(errorText(thrown));
      return null;
    } finally {
      setBusy(false);
    }
  }
  return { run, isBusy, error };
}
