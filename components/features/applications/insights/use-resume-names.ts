"use client";

import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { queries } from "@/components/kit/api/client";

/** Names of the person's resumes by id; those that were deleted are missing. */
export function useResumeNames(): ReadonlyMap<string, string> {
  const { data } = useQuery(queries.resumes.list.queryOptions({ input: {} }));
  return useMemo(() => new Map(data?.map(({ id, name }) => [id, name])), [data]);
}
