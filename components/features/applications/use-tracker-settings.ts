"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { useDismissed } from "@/components/features/applications/dismissed";
import { api, queries } from "@/components/kit/api/client";
import { DEFAULT_TRACKER_SETTINGS } from "@/contracts/applications/default-settings";
import type { TrackerSettings } from "@/contracts/applications/tracker-settings";
import type { StepRules } from "@/domain/applications/next-step";
import { companyKey } from "@/domain/applications/same-name";

const SETTINGS = queries.applications.settings.queryOptions({ staleTime: Number.POSITIVE_INFINITY });

/** The person's settings of the tracker; the defaults until they are read. */
export const useTrackerSettings = () => useQuery(SETTINGS);

/** Writes some settings, and shows them everywhere. Throws as the API does. */
export function useSaveTrackerSettings(): (changes: Partial<TrackerSettings>) => Promise<void> {
  const cache = useQueryClient();
  return async (changes) => {
    cache.setQueryData(SETTINGS.queryKey, await api.applications.saveSettings(changes));
  };
}

/** By what rules next steps are suggested. */
export function useStepRules(): StepRules {
  const { silenceDays } = useTrackerSettings().data ?? DEFAULT_TRACKER_SETTINGS;
  const dismissed = useDismissed();
  return useMemo(() => ({ silenceDays, dismissed }), [silenceDays, dismissed]);
}

/** Whether a company is on the person's list of companies to avoid, however it is spelled. */
export function useIsAvoided(): (company: string) => boolean {
  const { avoidCompanies } = useTrackerSettings().data ?? DEFAULT_TRACKER_SETTINGS;
  const keys = useMemo(() => new Set(avoidCompanies.map(companyKey)), [avoidCompanies]);
  return (company) => company.trim() !== "" && keys.has(companyKey(company));
}
