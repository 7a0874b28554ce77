"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { api, queries } from "@/components/kit/api/client";
import type { CareerProfile } from "@/contracts/model/career/profile";

const PROFILE = queries.career.profile.read.queryOptions();

export const useProfile = () => useQuery(PROFILE);

/** The write that is on its way: two fields that are left one after the other must not both begin from what was stored before. */
let last: Promise<unknown> = Promise.resolve();

/** Writes some fields of the profile; the others stay as they are stored now, whatever another tab has made of them. */
export function useSaveProfile() {
  const cache = useQueryClient();
  return (change: (stored: CareerProfile) => Partial<CareerProfile>): Promise<void> => {
    async function save() {
      const stored = await api.career.profile.read();
      cache.setQueryData(PROFILE.queryKey, await api.career.profile.save({ ...stored, ...change(stored) }));
    }
    // A failed write has been reported where it was made.
    const saving = last.then(save, save);
    last = saving;
    return saving;
  };
}
