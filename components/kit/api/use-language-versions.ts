import { useQuery } from "@tanstack/react-query";
import { useLocale } from "next-intl";
import { queries } from "@/components/kit/api/client";

/** A resume and its versions in other languages, each with the name of its language; empty where it has no others. */
export function useLanguageVersions(resumeId: string) {
  const names = new Intl.DisplayNames([useLocale()], { type: "language", fallback: "code" });
  const { data = [] } = useQuery(queries.resumes.languages.overview.queryOptions());
  const group = data.find((each) => each.resumeId === resumeId)?.groupId;
  const versions = data.filter(({ groupId }) => group !== undefined && groupId === group);
  return versions.length < 2
    ? []
    : versions.map((version) => ({ ...version, languageName: names.of(version.language) ?? version.language }));
}
