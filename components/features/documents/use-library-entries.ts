"use client";

import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { LibraryEntry } from "@/components/features/documents/select-entries";
import { queries } from "@/components/kit/api/client";
import type { ResumeEntry } from "@/contracts/model/resume/resume";

/** Every live document, or all in Trash, with the public address of shared ones. */
export function useLibraryEntries(isTrash: boolean, username: string | null) {
  const list = useQuery(queries.documents.list.queryOptions({ input: { trashed: isTrash } }));
  const { data: slugs } = useQuery({ ...queries.resumes.list.queryOptions({ input: {} }), select: publicSlugs });
  const entries = useMemo(
    () =>
      list.data?.map((entry): LibraryEntry => {
        const slug = entry.type === "resume" && !isTrash ? slugs?.get(entry.id) : undefined;
        return { ...entry, sharedAs: slug === undefined || username === null ? null : `/${username}/${slug}` };
      }),
    [list.data, slugs, username, isTrash],
  );
  return { entries, error: list.error, refetch: list.refetch };
}

const publicSlugs = (resumes: readonly Pick<ResumeEntry, "id" | "slug" | "isPublic">[]) =>
  new Map(resumes.filter(({ isPublic }) => isPublic).map(({ id, slug }) => [id, slug]));
