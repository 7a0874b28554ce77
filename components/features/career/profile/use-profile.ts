"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { api, queries } from "@/components/kit/api/client";
import type { CareerProfile } from "@/contracts/model/career/profile";

const PROFILE = queries.career.profile.read.queryOptions();

export const useProfile = () => useQuery(PROFILE);

/** Writes some fields of the profile; the others stay as they are stored now, whatever another tab has made of them. */
export function useSaveProfile() {
  const cache = useQueryClient();
  return async (change: (stored: CareerProfile) => Partial<CareerProfile>): Promise<void> => {
    const stored = await api.career.profile.read();
    cache.setQueryData(PROFILE.queryKey, await api.career.profile.save({ ...stored, ...change(stored) }));
  };
}
