"use client";

import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { LibraryEntry } from "@/components/features/documents/select-entries";
import { queries } from "@/components/kit/api/client";
import type { PairedResume } from "@/contracts/model/career/languages";
import type { ResumeEntry } from "@/contracts/model/resume/resume";
import { grouped } from "@/domain/record/grouped";

/** Every live document, or all in Trash, with the public address of shared ones. */
export function useLibraryEntries(isTrash: boolean, username: string | null) {
  const list = useQuery(queries.documents.list.queryOptions({ input: { trashed: isTrash } }));
  const { data: slugs } = useQuery({ ...queries.resumes.list.queryOptions({ input: {} }), select: publicSlugs });
  const { data: languages } = useQuery({ ...queries.resumes.languages.overview.queryOptions(), select: languagesOf });
  const entries = useMemo(
    () =>
      list.data?.map((entry): LibraryEntry => {
        const slug = entry.type === "resume" && !isTrash ? slugs?.get(entry.id) : undefined;
        const inLanguages = entry.type === "resume" && !isTrash ? languages?.get(entry.id) : undefined;
        return {
          ...entry,
          languages: inLanguages ?? null,
          sharedAs: slug === undefined || username === null ? null : `/${username}/${slug}`,
        };
      }),
    [list.data, slugs, languages, username, isTrash],
  );
  return { entries, error: list.error, refetch: list.refetch };
}

const publicSlugs = (resumes: readonly Pick<ResumeEntry, "id" | "slug" | "isPublic">[]) =>
  new Map(resumes.filter(({ isPublic }) => isPublic).map(({ id, slug }) => [id, slug]));

/** Of each resume in several languages its own, and the others. */
function languagesOf(paired: readonly PairedResume[]): Map<string, NonNullable<LibraryEntry["languages"]>> {
  const groups = grouped(paired, ({ groupId }) => groupId);
  const others = ({ groupId, resumeId }: PairedResume) =>
    (groups.get(groupId) ?? []).filter((other) => other.resumeId !== resumeId).map(({ language }) => language);
  return new Map(paired.map((one) => [one.resumeId, { own: one.language, others: others(one) }]));
}
